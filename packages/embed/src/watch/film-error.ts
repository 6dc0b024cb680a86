import type { OutsideFilm } from './outside-film.ts';

const NOT_FOUND = 'was not found';
const NOT_EMBEDDABLE = 'is not embeddable';
const OTHER = 'There was an error fetching the embed code';

/** What is said of a film that cannot be shown (spec §8, E-21): by the status of the host's answer, or by the player's own code. */
export function filmErrorText({ pageUrl }: Pick<OutsideFilm, 'pageUrl'>, code: number): string {
  if (code === 404 || code === 100) return `${pageUrl} ${NOT_FOUND}`;
  if (code === 403 || code === 101 || code === 150 || code === 153) return `${pageUrl} ${NOT_EMBEDDABLE}`;
  return OTHER;
}
