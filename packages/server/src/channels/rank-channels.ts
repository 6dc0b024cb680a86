import type { CatalogueChannel } from '@zoetrope/catalogue';
import { wordsOf } from '../search/words.ts';

/** What a word counts for by where it is found: as much as the name tells more than the description. */
const WEIGHTS = { name: 8, slug: 6, tags: 4, description: 1 };

/** The channels in which every word of the query begins some word, best first, then by slug. */
export function rankChannels(query: string, channels: readonly CatalogueChannel[]): readonly CatalogueChannel[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return channels
    .map((channel) => ({ channel, score: scoreOf(words, channel) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.channel.slug < b.channel.slug ? -1 : 1))
    .map(({ channel }) => channel);
}

/** 0 when one of the words is found nowhere. */
function scoreOf(words: readonly string[], channel: CatalogueChannel): number {
  const fields = [
    [WEIGHTS.name, wordsOf(channel.display_name ?? '')],
    [WEIGHTS.slug, wordsOf(channel.slug)],
    [WEIGHTS.tags, wordsOf(channel.tags.join(' '))],
    [WEIGHTS.description, wordsOf(channel.description)],
  ] as const;
  const scores = words.map((word) =>
    Math.max(...fields.map(([weight, found]) => weight * Math.max(0, ...found.map((each) => nearness(word, each))))),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** 1 for the word itself, less for one that it only begins. */
function nearness(word: string, found: string): number {
  if (found === word) return 1;
  return found.startsWith(word) ? 0.5 : 0;
}
