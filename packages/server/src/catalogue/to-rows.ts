import type { CatalogueChannel, CatalogueItem } from '@zoetrope/catalogue';
import { RATINGS } from '@zoetrope/model';
import { tagOf, wordsOf } from '../search/words.ts';
import type { CollectedItem } from './read-collection.ts';

/** What the columns of one item are made from. Texts are words already; the database only stems and weighs them. */
export interface ItemRow {
  readonly id: string;
  readonly kind: string;
  readonly rating: number;
  readonly listed: boolean;
  readonly channels: readonly string[];
  readonly title: string;
  readonly tag_words: string;
  readonly alt: string;
  readonly creator: string;
  readonly tags: readonly string[];
}

export interface TranslationRow {
  readonly item_id: string;
  readonly language: string;
  readonly title: string;
  readonly tag_words: string;
}

export function itemRow(item: CollectedItem, all: readonly CatalogueChannel[]): ItemRow {
  const channels = lineage(item.channel, all);
  const names = channels.map((slug) => `${slug} ${all.find((c) => c.slug === slug)?.display_name ?? ''}`);
  const tags = itemTags(item);
  return {
    id: item.id,
    kind: item.kind,
    rating: RATINGS.indexOf(item.rating),
    listed: !item.isRemoved && !item.isPending && item.flags?.is_hidden !== true,
    channels,
    title: words(item.title),
    tag_words: tags.join(' '),
    alt: words(item.alt_text),
    creator: words(names.join(' ')),
    tags,
  };
}

export function translationRows(item: CatalogueItem): TranslationRow[] {
  return Object.entries(item.i18n).map(([language, { title, tags }]) => ({
    item_id: item.id,
    language,
    title: words(title),
    tag_words: words(tags.join(' ')),
  }));
}

function words(text: string): string {
  return wordsOf(text).join(' ');
}

/** Each tag once, whatever form it came in. */
export function itemTags(item: CatalogueItem): string[] {
  const tags = item.tags.map((tag) => tagOf(typeof tag === 'string' ? tag : tag.text));
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** The channel and those above it, so that a search in a channel finds what its children hold. */
function lineage(slug: string | null, channels: readonly CatalogueChannel[]): string[] {
  const path: string[] = [];
  for (let next = slug; next !== null && !path.includes(next); ) {
    path.push(next);
    next = channels.find((channel) => channel.slug === next)?.parent ?? null;
  }
  return path;
}
