import data from '../../data/searches.json' with { type: 'json' };
import { bareEmoji } from './emoji.ts';

export interface Search {
  readonly term: string;
  /** A key of `SOURCES`. */
  readonly source: string;
  /** The emoji whose pictures fit. */
  readonly emoji: readonly string[];
}

/** Where the searches are known from. */
export const SOURCES: { readonly [source: string]: string } = data.sources;

/**
 * 200 common searches without people, brands and works. Each has at least five emoji that fit, and no emoji is used for
 * more than eight.
 */
export const SEARCHES: readonly Search[] = data.searches;

/** How many GIFs an emoji has that is one of few that fit a search, by emoji without variation selectors. Others have one. */
export const COMPOSITIONS: ReadonlyMap<string, number> = new Map(
  Object.entries(data.compositions).map(([emoji, count]) => [bareEmoji(emoji), count]),
);

/** More wishes and subjects of everyday messages, chosen by us: tags only. */
const OTHERS: readonly Omit<Search, 'source'>[] = data.others;

/** Finds the searches that an emoji fits. */
export function createSearchFinder(): (emoji: string) => readonly string[] {
  const terms = new Map<string, string[]>();
  for (const { term, emoji } of [...SEARCHES, ...OTHERS]) {
    for (const each of emoji.map(bareEmoji)) terms.set(each, [...(terms.get(each) ?? []), term]);
  }
  return (emoji) => terms.get(bareEmoji(emoji)) ?? [];
}
