/** Limit of the API. */
export const MAX_QUERY_LENGTH = 50;

/** Collapses and trims white space, so that equivalent texts are one search. */
export function normalizeQuery(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH).trimEnd();
}
