import type { CatalogueChannel } from '@zoetrope/catalogue';
import { lexemeOf } from '../search/lexemes.ts';
import { joinedSpellings, type Part, type Term, termsOf, wordPart, wordsOf } from '../search/tokenize.ts';

/** Weight of a word by the field that contains it: a name says more than a description. */
const WEIGHTS = { name: 8, slug: 6, tags: 4, description: 1 };

/** Channels in which each word of the query is the prefix of a word, best first, then by slug. */
export function rankChannels(query: string, channels: readonly CatalogueChannel[]): readonly CatalogueChannel[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  return channels
    .map((channel) => ({ channel, score: scoreOf(terms, channel) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.channel.slug < b.channel.slug ? -1 : 1))
    .map(({ channel }) => channel);
}

/** 0 if one of the terms is not found. */
function scoreOf(terms: readonly Term[], channel: CatalogueChannel): number {
  const fields = [
    [WEIGHTS.name, wordsOf(channel.display_name ?? '')],
    [WEIGHTS.slug, wordsOf(channel.slug)],
    [WEIGHTS.tags, channel.tags.flatMap(wordsOf)],
    [WEIGHTS.description, wordsOf(channel.description)],
  ] as const;
  const scoreOfPart = (part: Part) =>
    Math.max(...fields.map(([weight, words]) => weight * Math.max(0, ...words.map((word) => nearness(part, word)))));
  const scores = terms.map((term) => {
    const [joined] = joinedSpellings(term);
    const separate = Math.min(...term.map(scoreOfPart));
    return joined === undefined ? separate : Math.max(separate, scoreOfPart(wordPart(joined.text)));
  });
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** 1 for an equal word, less for a prefix, or for a part in scripts without spaces. */
function nearness({ kind, text }: Part, word: string): number {
  if (word === text) return 1;
  const isPart = kind === 'run' ? lexemeOf(word).includes(lexemeOf(text)) : lexemeOf(word).startsWith(lexemeOf(text));
  return isPart ? 0.5 : 0;
}
