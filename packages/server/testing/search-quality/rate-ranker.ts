import type { GradedSearch } from './graded-searches.ts';

/** Number of results that are rated: those that a user sees without scrolling. */
export const RESULTS = 10;

/** A search, and the ids of its first results. */
export interface RankedSearch extends GradedSearch {
  readonly results: readonly string[];
}

export interface RankerQuality {
  readonly searches: number;
  /** Mean nDCG@10, from 0 to 1. Results without a grade count as 0. */
  readonly ndcg: number;
  /** Share of the searches without any result, from 0 to 1. */
  readonly nothingFound: number;
  /** Number of results without a grade. */
  readonly ungraded: number;
}

/** The quality of a ranker, from its results of some searches. */
export function rateRanker(searches: readonly RankedSearch[]): RankerQuality {
  const ungraded = searches.flatMap(({ grades, results }) => results.filter((id) => !grades.has(id)));
  return {
    searches: searches.length,
    ndcg: mean(searches.map(ndcg)),
    nothingFound: mean(searches.map(({ results }) => (results.length === 0 ? 1 : 0))),
    ungraded: ungraded.length,
  };
}

/**
 * Normalized discounted cumulative gain of the first results: 1 if no order of the graded items is better. The gain of a
 * grade is 2^grade − 1, and the result at position n counts by 1 / log2(n + 1).
 */
export function ndcg({ grades, results }: Pick<RankedSearch, 'grades' | 'results'>): number {
  const best = [...grades.values()].sort((a, b) => b - a);
  const ideal = gain(best);
  return ideal === 0 ? 0 : gain(results.map((id) => grades.get(id) ?? 0)) / ideal;
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, RESULTS).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
