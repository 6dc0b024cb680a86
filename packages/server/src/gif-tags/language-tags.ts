import type { ItemEdits, StoredItem } from '../database/schema.ts';

/** The tags of an item in a language. */
export function tagsIn({ i18n, tags }: StoredItem, lang: string): string[] {
  if (lang === 'en') return tags.map((tag) => (typeof tag === 'string' ? tag : tag.text));
  const translation = Object.hasOwn(i18n, lang) ? i18n[lang] : undefined;
  return [...(translation?.tags ?? [])];
}

/** An item's words with other tags in a language; English tags are the item's own. */
export function withTags(item: StoredItem, lang: string, tags: readonly string[]): ItemEdits {
  if (lang === 'en') return { tags };
  const { [lang]: before, ...others } = item.i18n;
  const title = before?.title ?? '';
  return { i18n: tags.length === 0 && title === '' ? others : { ...others, [lang]: { title, tags } } };
}

export function addTags(before: readonly string[], tags: readonly string[]): string[] {
  return [...new Set([...before, ...tags])];
}

export function removeTags(before: readonly string[], tags: readonly string[]): string[] {
  return before.filter((tag) => !tags.includes(tag));
}
