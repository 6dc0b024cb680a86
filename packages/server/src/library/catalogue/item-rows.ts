import type { CatalogueItem } from '@zoetrope/catalogue';
import { RATINGS } from '@zoetrope/model';
import { isStemmed } from '../../database/text-search.ts';
import { type IndexedText, indexParts, indexTexts } from '../search/index-text.ts';
import { languageOf } from '../search/language-of.ts';
import { groupTerms, type Term, termsOf, termsText, tokenize, wordsOfTerms } from '../search/tokenize.ts';
import type { Lineage } from './lineage.ts';
import type { CollectedItem } from './read-collection.ts';

/** Source of the columns of an item. Texts are tokenized; the database only stems and weighs them. */
export interface ItemRow {
  readonly id: string;
  readonly kind: string;
  readonly rating: number;
  readonly listed: boolean;
  readonly channels: readonly string[];
  /** ISO 8601. */
  readonly created: string;
  readonly title: IndexedText;
  readonly tag_words: IndexedText;
  readonly alt: IndexedText;
  readonly creator: IndexedText;
  readonly tags: readonly string[];
  /** The words of the title and the tags, each once: candidates for spelling correction. */
  readonly words: readonly string[];
}

export interface TranslationRow {
  readonly item_id: string;
  readonly language: string;
  readonly tags: readonly string[];
  readonly title: IndexedText;
  readonly tag_words: IndexedText;
  /** Like the words of an item. */
  readonly words: readonly string[];
}

export function itemRow(item: CollectedItem, lineage: Lineage): ItemRow {
  const channels = lineage(item.channel);
  const title = tokenize(item.title);
  const tags = tagTexts(item).map(tokenize);
  const tagTerms = tags.map(groupTerms);
  const names = [...channels.flatMap(({ slug, display_name }) => [slug, display_name ?? '']), item.author ?? ''];
  return {
    id: item.id,
    kind: item.kind,
    rating: RATINGS.indexOf(item.rating),
    listed: !item.isRemoved && item.flags?.is_hidden !== true,
    channels: channels.map(({ slug }) => slug),
    created: item.created,
    title: indexParts([title], { isStemmed: true }),
    tag_words: indexParts(tags, { isStemmed: true }),
    alt: indexTexts([item.alt_text], { isStemmed: true, withBeginnings: false }),
    creator: indexTexts(names, { isStemmed: true, withBeginnings: false }),
    tags: normalizeTags(tagTerms),
    words: distinctWords([...groupTerms(title), ...tagTerms.flat()]),
  };
}

/** By language: a row for each translation of an item. */
export function translationRows(item: CatalogueItem): TranslationRow[] {
  return [...translatedTexts(item)].map(([language, texts]) => {
    const titles = texts.titles.map(tokenize);
    const tags = texts.tags.map(tokenize);
    const tagTerms = tags.map(groupTerms);
    return {
      item_id: item.id,
      language,
      tags: normalizeTags(tagTerms),
      title: indexParts(titles, { isStemmed: isStemmed(language) }),
      tag_words: indexParts(tags, { isStemmed: isStemmed(language) }),
      words: distinctWords([...titles.map(groupTerms), ...tagTerms].flat()),
    };
  });
}

const distinctWords = (terms: readonly Term[]) => [...new Set(wordsOfTerms(terms))];

/** By language: texts of zh-Hans and zh-Hant are both Chinese. */
function translatedTexts({
  i18n,
}: CatalogueItem): ReadonlyMap<string, { readonly titles: readonly string[]; readonly tags: readonly string[] }> {
  const texts = new Map<string, { titles: string[]; tags: string[] }>();
  for (const [tag, { title, tags }] of Object.entries(i18n)) {
    const language = languageOf(tag);
    const collected = texts.get(language) ?? { titles: [], tags: [] };
    texts.set(language, { titles: [...collected.titles, title], tags: [...collected.tags, ...tags] });
  }
  return texts;
}

/** The tags of an item in the form in which they are compared, each once. */
export function itemTags(item: CatalogueItem): string[] {
  return normalizeTags(tagTexts(item).map(termsOf));
}

function normalizeTags(tags: readonly (readonly Term[])[]): string[] {
  return [...new Set(tags.map(termsText))].filter((tag) => tag !== '');
}

/** The tags as written. */
export function tagTexts({ tags }: CatalogueItem): string[] {
  return tags.map((tag) => (typeof tag === 'string' ? tag : tag.text));
}
