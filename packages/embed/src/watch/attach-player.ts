import type { OutsideFilm } from './outside-film.ts';
import { playerUrl } from './player-url.ts';
import { type FilmState, readPlayerState } from './read-player-state.ts';

const ORIGINS = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' };
const ALLOW =
  'accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share; fullscreen';

export interface PlayerOptions {
  readonly film: OutsideFilm;
  readonly title: string;
  readonly onState: (state: FilmState) => void;
}

/** Puts the player of a video host into a box. The function that it gives takes it away. */
export function attachPlayer(box: HTMLElement, { film, title, onState }: PlayerOptions): () => void {
  const attached = new AbortController();
  const origin = ORIGINS[film.host];
  const frame = document.createElement('iframe');
  frame.src = playerUrl(film, { origin: window.origin, hostPage: document.referrer });
  frame.title = title;
  frame.allow = ALLOW;
  // YouTube shows nothing to who does not say where it is (its error 153).
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  const ask = (message: object) => frame.contentWindow?.postMessage(JSON.stringify(message), origin);
  frame.addEventListener('load', () => {
    if (film.host === 'youtube') ask({ event: 'listening', id: 1, channel: 'widget' });
    else for (const value of ['play', 'pause', 'ended']) ask({ method: 'addEventListener', value });
  });
  window.addEventListener(
    'message',
    (event) => {
      if (event.source !== frame.contentWindow || event.origin !== origin) return;
      const state = readPlayerState(film.host, event.data);
      if (state !== undefined) onState(state);
    },
    attached,
  );
  box.append(frame);
  frame.focus();
  return () => {
    attached.abort();
    frame.remove();
  };
}
