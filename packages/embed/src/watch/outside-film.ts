import type { ExternalMedia } from '@zoetrope/model';
import { vimeoId } from './vimeo-id.ts';

/** Only what looks like an id of theirs becomes part of an address. */
const YOUTUBE_ID = /^[\w-]{11}$/;

/** A film at a video host, that a GIF was cut from. */
export interface OutsideFilm {
  readonly host: 'youtube' | 'vimeo';
  readonly hostName: 'YouTube' | 'Vimeo';
  readonly id: string;
  /** Seconds. */
  readonly start: number;
  /** The film's own page. */
  readonly pageUrl: string;
}

/** Undefined where a GIF names none, or none that can be addressed. */
export function outsideFilm(media: ExternalMedia | undefined): OutsideFilm | undefined {
  if (media?.provider_name === 'youtube' && YOUTUBE_ID.test(media.asset_uid)) {
    const start = wholeSeconds(media.start);
    const pageUrl = `https://www.youtube.com/watch?v=${media.asset_uid}${start > 0 ? `&t=${start}s` : ''}`;
    return { host: 'youtube', hostName: 'YouTube', id: media.asset_uid, start, pageUrl };
  }
  if (media?.provider_name === 'vimeo') {
    const id = vimeoIdOrNone(media.asset_uid);
    return id === undefined
      ? undefined
      : { host: 'vimeo', hostName: 'Vimeo', id, start: wholeSeconds(media.start), pageUrl: `https://vimeo.com/${id}` };
  }
  return undefined;
}

function wholeSeconds(start: number): number {
  return Number.isFinite(start) ? Math.max(0, Math.floor(start)) : 0;
}

function vimeoIdOrNone(text: string): string | undefined {
  try {
    return vimeoId(text);
  } catch {
    return undefined;
  }
}
