import type { OutsideFilm } from './outside-film.ts';
import { playerUrl } from './player-url.ts';
import { type FilmState, readPlayerState } from './read-player-state.ts';

const ORIGINS = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' };
const ALLOW =
  'accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share; fullscreen';

/** A player from which nothing is heard for so long does not come. Milliseconds. */
const SILENCE_MS = 8000;
/** It hears nothing before its own script has come, so it is asked again. Milliseconds. */
const ASK_MS = 1000;

export interface PlayerOptions {
  readonly film: OutsideFilm;
  readonly title: string;
  readonly onState: (state: FilmState) => void;
}

/**
 * Puts the player of a video host into a box. The function that it gives takes it away. A player that says nothing within 8 s
 * of its coming, blocked or offline, has failed with code 0.
 */
export function attachPlayer(box: HTMLElement, { film, title, onState }: PlayerOptions): () => void {
  const attached = new AbortController();
  let isHeard = false;
  let silentMs = 0;
  const origin = ORIGINS[film.host];
  const frame = document.createElement('iframe');
  frame.src = playerUrl(film, { origin: window.origin, hostPage: document.referrer });
  frame.title = title;
  frame.allow = ALLOW;
  // YouTube shows nothing to who does not say where it is (its error 153).
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  // For anybody: there is no secret in it, and until the player has come the browser would complain of another origin.
  const ask = (message: object) => frame.contentWindow?.postMessage(JSON.stringify(message), '*');
  const listen = () => {
    if (film.host === 'youtube') ask({ event: 'listening', id: 1, channel: 'widget' });
    else for (const value of ['play', 'pause', 'ended']) ask({ method: 'addEventListener', value });
  };
  const asking = setInterval(() => {
    silentMs += ASK_MS;
    if (silentMs >= SILENCE_MS) onState({ failed: 0 });
    else listen();
  }, ASK_MS);
  frame.addEventListener('load', () => {
    silentMs = 0;
    listen();
  });
  window.addEventListener(
    'message',
    (event) => {
      if (event.source !== frame.contentWindow || event.origin !== origin) return;
      clearInterval(asking);
      // Vimeo's has heard nothing of what was asked before this.
      if (!isHeard) listen();
      isHeard = true;
      const state = readPlayerState(film.host, event.data);
      if (state !== undefined) onState(state);
    },
    attached,
  );
  box.append(frame);
  frame.focus();
  return () => {
    attached.abort();
    clearInterval(asking);
    frame.remove();
  };
}
