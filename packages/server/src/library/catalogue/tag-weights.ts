/** A tag of an item with its weight. */
export interface WeightedTag {
  readonly item_id: string;
  readonly tag: string;
  readonly weight: number;
}

export interface TaggedItem {
  readonly id: string;
  readonly tags: readonly string[];
}

/** Counts of the items that are not weighed here. */
export interface KnownTags {
  readonly total: number;
  /** Number of items per tag. */
  readonly counts: ReadonlyMap<string, number>;
}

const NONE: KnownTags = { total: 0, counts: new Map() };

/**
 * Weighs the tags of each item by inverse frequency. The weights of an item form a unit vector, so that the products of
 * shared tags sum up to the cosine similarity of two items.
 */
export function weighTags(items: readonly TaggedItem[], existing: KnownTags = NONE): WeightedTag[] {
  const frequency = new Map<string, number>(existing.counts);
  const total = existing.total + items.length;
  for (const { tags } of items) for (const tag of tags) frequency.set(tag, (frequency.get(tag) ?? 0) + 1);
  const rarity = (tag: string) => Math.log(1 + total / (frequency.get(tag) ?? 1));
  return items.flatMap(({ id, tags }) => {
    const length = Math.hypot(...tags.map(rarity));
    return tags.map((tag) => ({ item_id: id, tag, weight: rarity(tag) / length }));
  });
}
