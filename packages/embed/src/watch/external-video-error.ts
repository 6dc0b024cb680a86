import type { ExternalVideo } from './external-video.ts';

const NOT_FOUND = 'was not found';
const NOT_EMBEDDABLE = 'is not embeddable';
const OTHER = 'There was an error fetching the embed code';

/**
 * The message for a video that cannot be shown (spec §8, E-21). `code` is the status of the host, or the code of its
 * player.
 */
export function externalVideoError({ pageUrl }: Pick<ExternalVideo, 'pageUrl'>, code: number): string {
  if (code === 404 || code === 100) return `${pageUrl} ${NOT_FOUND}`;
  if (code === 403 || code === 101 || code === 150 || code === 153) return `${pageUrl} ${NOT_EMBEDDABLE}`;
  return OTHER;
}
