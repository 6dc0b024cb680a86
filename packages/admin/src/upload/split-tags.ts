/** Splits comma-separated tags: trimmed, unique, not empty. */
export function splitTags(text: string): readonly string[] {
  const tags = text.split(',').map((tag) => tag.replace(/\s+/g, ' ').trim());
  return [...new Set(tags.filter(Boolean))];
}
