/** The tags in a text with commas: trimmed, each once, none empty. */
export function splitTags(text: string): readonly string[] {
  const tags = text.split(',').map((tag) => tag.replace(/\s+/g, ' ').trim());
  return [...new Set(tags.filter(Boolean))];
}
