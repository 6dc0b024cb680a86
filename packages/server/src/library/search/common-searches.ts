/** How long a search counts as common: its total may be too large for that long after items were removed. */
const TTL_MS = 60_000;

/** Above it the search that was recorded first is dropped. About 1 MB. */
const MAX_SEARCHES = 1000;

/** Numbers of matches by tier, the hottest first. */
export type TierMatches = readonly number[];

export interface CommonSearches {
  /** Records that a search has 5,000 matches or more, and how many of the first 5,000 are in each tier. */
  readonly record: (key: string, tierMatches: TierMatches) => void;
  /** The matches in each tier. Undefined if the search was not found to be common in the last minute. */
  readonly tierMatches: (key: string) => TierMatches | undefined;
}

/**
 * A cache of the searches that have 5,000 matches or more: their first pages are in the hottest tiers, so the colder
 * ones need not be read and counted again. Contains no results, so that a new item is found at once.
 */
export function createCommonSearches(clock: () => number): CommonSearches {
  const searches = new Map<string, { readonly tierMatches: TierMatches; readonly expiresAt: number }>();
  return {
    record(key, tierMatches) {
      searches.delete(key);
      searches.set(key, { tierMatches, expiresAt: clock() + TTL_MS });
      const [oldest] = searches.keys();
      if (searches.size > MAX_SEARCHES && oldest !== undefined) searches.delete(oldest);
    },
    tierMatches(key) {
      const search = searches.get(key);
      return search !== undefined && clock() < search.expiresAt ? search.tierMatches : undefined;
    },
  };
}
