import type { CatalogueChannel } from '@zoetrope/catalogue';

/** The channel of a slug and its parents, nearest first, so that a search in a channel includes its children. */
export type Lineage = (slug: string | null) => readonly Pick<CatalogueChannel, 'slug' | 'display_name'>[];

export function createLineage(channels: readonly CatalogueChannel[]): Lineage {
  const bySlug = new Map(channels.map((channel) => [channel.slug, channel]));
  return (slug) => {
    const path = new Map<string, Pick<CatalogueChannel, 'slug' | 'display_name'>>();
    for (let next = slug; next !== null && !path.has(next); ) {
      const channel = bySlug.get(next);
      path.set(next, channel ?? { slug: next });
      next = channel?.parent ?? null;
    }
    return [...path.values()];
  };
}
