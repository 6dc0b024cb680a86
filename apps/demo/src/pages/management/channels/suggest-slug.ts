/** Characters that the service takes (`ChannelDraft.slug`). */
const MOST = 60;

/** A name as it may stand in an address: letters without their accents, words joined by `-`. */
export function suggestSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replace(/^-+|-+$/g, '');
}
