import type { ItemEdits, StoredItem } from '../../database/schema.ts';
import { tagTexts } from '../../library/catalogue/item-rows.ts';
import { ENGLISH, languageOf } from '../../library/search/language-of.ts';

/** The tags of an item in a language, in all its scripts and regions. */
export function tagsIn(item: StoredItem, language: string): string[] {
  if (language === ENGLISH) return tagTexts(item);
  const translations = Object.entries(item.i18n).filter(([tag]) => languageOf(tag) === language);
  return [...new Set(translations.flatMap(([, { tags }]) => tags))];
}

/** Edits that replace the tags of an item in a language. English tags are the item's own. */
export function withTags(item: StoredItem, language: string, tags: readonly string[]): ItemEdits {
  if (language === ENGLISH) return { tags };
  const currentTags = new Set(tagsIn(item, language));
  const added = tags.filter((tag) => !currentTags.has(tag));
  const i18n: { [language: string]: { title: string; tags: readonly string[] } } = {};
  let isAdded = added.length === 0;
  for (const [key, translation] of Object.entries(item.i18n)) {
    if (languageOf(key) !== language) {
      i18n[key] = translation;
      continue;
    }
    const remaining = translation.tags.filter((tag) => tags.includes(tag));
    const next = isAdded ? remaining : [...remaining, ...added];
    isAdded = true;
    if (next.length > 0 || translation.title !== '') i18n[key] = { title: translation.title, tags: next };
  }
  return { i18n: isAdded ? i18n : { ...i18n, [language]: { title: '', tags: added } } };
}

export function addTags(currentTags: readonly string[], tags: readonly string[]): string[] {
  return [...new Set([...currentTags, ...tags])];
}

export function removeTags(currentTags: readonly string[], tags: readonly string[]): string[] {
  return currentTags.filter((tag) => !tags.includes(tag));
}
