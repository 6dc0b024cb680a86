import { splitTags } from '../upload/split-tags.ts';

/** Adds a tag to comma-separated tags, or removes it if they have it in any case. */
export function toggleTag(text: string, tag: string): string {
  const tags = splitTags(text);
  const others = tags.filter((other) => !isSameTag(other, tag));
  return (others.length < tags.length ? others : [...tags, tag]).join(', ');
}

export function isSameTag(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
