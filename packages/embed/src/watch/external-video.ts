import type { ExternalMedia } from '@zoetrope/model';
import { vimeoId } from './vimeo-id.ts';

/** Only a valid id becomes part of a URL. */
const YOUTUBE_ID = /^[\w-]{11}$/;

/** The video, at a video host, that a GIF was cut from. */
export interface ExternalVideo {
  readonly host: 'youtube' | 'vimeo';
  readonly hostName: 'YouTube' | 'Vimeo';
  readonly id: string;
  /** Seconds. */
  readonly start: number;
  /** The page of the video at its host. */
  readonly pageUrl: string;
}

/** Returns undefined if a GIF has no external video, or one with an invalid id. */
export function parseExternalVideo(media: ExternalMedia | undefined): ExternalVideo | undefined {
  switch (media?.provider_name) {
    case 'youtube':
      return parseYouTube(media);
    case 'vimeo':
      return parseVimeo(media);
    default:
      return undefined;
  }
}

function parseYouTube(media: ExternalMedia): ExternalVideo | undefined {
  const id = media.asset_uid;
  if (!YOUTUBE_ID.test(id)) return undefined;
  const start = wholeSeconds(media.start);
  const pageUrl = `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`;
  return { host: 'youtube', hostName: 'YouTube', id, start, pageUrl };
}

function parseVimeo(media: ExternalMedia): ExternalVideo | undefined {
  try {
    const id = vimeoId(media.asset_uid);
    const start = wholeSeconds(media.start);
    return { host: 'vimeo', hostName: 'Vimeo', id, start, pageUrl: `https://vimeo.com/${id}` };
  } catch {
    return undefined;
  }
}

function wholeSeconds(start: number): number {
  return Number.isFinite(start) ? Math.max(0, Math.floor(start)) : 0;
}
