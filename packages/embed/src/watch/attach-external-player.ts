import type { ExternalVideo } from './external-video.ts';
import { playerUrl } from './player-url.ts';
import { type ExternalPlayerState, readPlayerState } from './read-player-state.ts';

const ORIGINS = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' };
const ALLOW =
  'accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share; fullscreen';

/** A player that sends no message for this long has failed to load. Milliseconds. */
const RESPONSE_TIMEOUT_MS = 8000;
/** The interval at which messages are requested, until the script of the player has loaded. Milliseconds. */
const REQUEST_INTERVAL_MS = 1000;

export interface ExternalPlayerOptions {
  readonly video: ExternalVideo;
  readonly title: string;
  /** Called with each new state. `{ failed: 0 }`: the player sent no message within 8 s of its load. */
  readonly onState: (state: ExternalPlayerState) => void;
  /** Removes the player. */
  readonly signal: AbortSignal;
}

/** Adds the player of a video host to an element. */
export function attachExternalPlayer(
  parent: HTMLElement,
  { video, title, onState, signal }: ExternalPlayerOptions,
): void {
  const origin = ORIGINS[video.host];
  let hasResponded = false;
  let silentMs = 0;

  const frame = document.createElement('iframe');
  frame.src = playerUrl(video, { origin: window.origin, hostPage: document.referrer });
  frame.title = title;
  frame.allow = ALLOW;
  // YouTube does not play without a referrer (its error 153).
  frame.referrerPolicy = 'strict-origin-when-cross-origin';

  // The target is '*', because the browser logs an error while the frame still has another origin. Nothing in it is secret.
  const post = (message: object) => frame.contentWindow?.postMessage(JSON.stringify(message), '*');
  const requestMessages = () => {
    if (video.host === 'youtube') post({ event: 'listening', id: 1, channel: 'widget' });
    else for (const value of ['play', 'pause', 'ended']) post({ method: 'addEventListener', value });
  };
  const interval = setInterval(() => {
    silentMs += REQUEST_INTERVAL_MS;
    if (silentMs >= RESPONSE_TIMEOUT_MS) onState({ failed: 0 });
    else requestMessages();
  }, REQUEST_INTERVAL_MS);

  function onLoad(): void {
    silentMs = 0;
    requestMessages();
  }

  function onMessage(event: MessageEvent): void {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    clearInterval(interval);
    // Vimeo's player drops requests that precede its first message.
    if (!hasResponded) requestMessages();
    hasResponded = true;
    const state = readPlayerState(video.host, event.data);
    if (state !== undefined) onState(state);
  }

  frame.addEventListener('load', onLoad);
  window.addEventListener('message', onMessage, { signal });
  parent.append(frame);
  frame.focus();
  signal.addEventListener('abort', () => {
    clearInterval(interval);
    frame.remove();
  });
}
