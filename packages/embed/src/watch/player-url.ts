import type { ExternalVideo } from './external-video.ts';

export interface PlayerUrlOptions {
  /** The origin of the embed page. An opaque one, `null`, is not sent. */
  readonly origin: string;
  /** The URL of the page that frames the embed page, if it is known. */
  readonly hostPage?: string | undefined;
}

/** The URL of the player, on the host's domain without cookies. */
export function playerUrl(video: ExternalVideo, options: PlayerUrlOptions): string {
  return video.host === 'youtube' ? youtubeUrl(video, options) : vimeoUrl(video);
}

/** Starts one second early, muted and looping (spec §9). YouTube loops a single video only as its own playlist. */
function youtubeUrl({ id, start }: ExternalVideo, { origin, hostPage }: PlayerUrlOptions): string {
  const hasOrigin = origin.startsWith('http');
  const query = new URLSearchParams({
    start: String(Math.max(0, start - 1)),
    autoplay: '1',
    mute: '1',
    playlist: id,
    loop: '1',
    playsinline: '1',
    rel: '0',
    enablejsapi: '1',
    ...(hasOrigin ? { origin } : {}),
    ...(hostPage ? { widget_referrer: hostPage } : {}),
  });
  return `https://www.youtube-nocookie.com/embed/${id}?${query}`;
}

function vimeoUrl({ id, start }: ExternalVideo): string {
  const query = new URLSearchParams({ autoplay: '1', muted: '1', loop: '1', playsinline: '1', dnt: '1' });
  return `https://player.vimeo.com/video/${id}?${query}${start > 0 ? `#t=${start}s` : ''}`;
}
