/** Far beyond any list, and far below where an offset would overflow. */
const MOST_PAGES = 10_000;

/** The page of a list that an address names, from 1; anything else reads as the first. */
export function readPageNumber(text: string | undefined): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1;
}
