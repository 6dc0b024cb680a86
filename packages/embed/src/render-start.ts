import { safeUrl } from '@zoetrope/model';
import type { EmbedPageOptions } from './embed-page-options.ts';
import { type Html, html, trustedHtml } from './html.ts';

/**
 * Renders the only inline script of the page, right after the media. It imports the client once the first frame is
 * shown and the browser is idle, or at the first user input. Until then it collects the messages from the host page. A
 * clip loses the browser's own controls before layout, which is slow on phones, and gets them back if the client cannot
 * be loaded.
 *
 * A `pointermove` without movement is ignored: browsers dispatch one for a pointer that was there before the page. A
 * clip whose autoplay is blocked shows no frame, so `loadeddata` starts the client after another second.
 */
export function renderStart({ client, nonce }: Pick<EmbedPageOptions, 'client' | 'nonce'>): Html | undefined {
  const src = client && 'src' in client ? safeUrl(client.src) : undefined;
  if (src === undefined) return undefined;
  const nonceAttribute = nonce !== undefined && html` nonce="${nonce}"`;
  return html`<script${nonceAttribute} data-src="${src}">${trustedHtml(START_SCRIPT)}</script>`;
}

/** Sent as written: it is inline in each page and not processed by a bundler. */
const START_SCRIPT = `((window, document) => {
const src = document.currentScript.dataset.src;
const interactions = ["pointermove", "pointerdown", "keydown", "focusin"];
const video = document.querySelector("video.media");
const media = video || document.querySelector(".media img");
const earlyMessages = [];
let hasStarted = false, touched = false;
function onMessage(event) {
  if (event.source !== window.parent) return;
  if (earlyMessages.length < 99) earlyMessages.push(event);
  start();
}
function onInteraction(event) {
  touched = event.pointerType === "touch";
  if (event.type !== "pointermove" || event.movementX || event.movementY) start();
}
function start() {
  if (hasStarted) return;
  hasStarted = true;
  import(src).then((client) => {
    for (const type of interactions) window.removeEventListener(type, onInteraction);
    window.removeEventListener("message", onMessage);
    client.startEmbed({ earlyMessages, touched });
  }, () => {
    hasStarted = false;
    if (video) video.controls = true;
  });
}
function startWhenIdle() {
  if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start, 200);
}
function startAfter(type, ms) {
  media.addEventListener(type, () => setTimeout(startWhenIdle, ms), { once: true, capture: true });
}
for (const type of interactions) window.addEventListener(type, onInteraction, { passive: true });
window.addEventListener("message", onMessage);
if (video) video.controls = false;
if (!media || media.complete) startWhenIdle();
else {
  if (video && video.requestVideoFrameCallback) video.requestVideoFrameCallback(startWhenIdle);
  startAfter("load", 0);
  startAfter("loadeddata", 1000);
  startAfter("error", 0);
  setTimeout(startWhenIdle, 4000);
}
})(window, document)`;
