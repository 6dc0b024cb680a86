/** Limit of the server (`ChannelDraft.slug`). */
const MAX_LENGTH = 60;

/** Derives a slug from a name: letters without accents, words joined by `-`. */
export function suggestSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}
