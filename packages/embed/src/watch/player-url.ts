import type { OutsideFilm } from './outside-film.ts';

export interface PlayerUrlOptions {
  /** Of the embed page; `null`, an opaque one, is not told. */
  readonly origin: string;
  /** The page that frames the embed page, where it is known. */
  readonly hostPage?: string | undefined;
}

/** The player of a film, on the video host's address that sets no cookies. */
export function playerUrl(film: OutsideFilm, options: PlayerUrlOptions): string {
  return film.host === 'youtube' ? youtubeUrl(film, options) : vimeoUrl(film);
}

/** Starts a second early, plays at once, muted and in a loop, which a single film does only as its own playlist (spec §9). */
function youtubeUrl({ id, start }: OutsideFilm, { origin, hostPage }: PlayerUrlOptions): string {
  const isKnown = /^https?:/.test(origin);
  const query = new URLSearchParams({
    start: String(Math.max(0, start - 1)),
    autoplay: '1',
    mute: '1',
    playlist: id,
    loop: '1',
    playsinline: '1',
    rel: '0',
    enablejsapi: '1',
    ...(isKnown ? { origin } : {}),
    ...(hostPage ? { widget_referrer: hostPage } : {}),
  });
  return `https://www.youtube-nocookie.com/embed/${id}?${query}`;
}

function vimeoUrl({ id, start }: OutsideFilm): string {
  const query = new URLSearchParams({ autoplay: '1', muted: '1', loop: '1', playsinline: '1', dnt: '1' });
  return `https://player.vimeo.com/video/${id}?${query}${start > 0 ? `#t=${start}s` : ''}`;
}
