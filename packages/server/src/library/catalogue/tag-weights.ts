/** A tag of an item and what it tells about it. */
export interface WeightedTag {
  readonly item_id: string;
  readonly tag: string;
  readonly weight: number;
}

export interface TaggedItem {
  readonly id: string;
  readonly tags: readonly string[];
}

/** The items beside those that are weighed. */
export interface KnownTags {
  readonly total: number;
  /** How many of them have each tag. */
  readonly counts: ReadonlyMap<string, number>;
}

const NONE: KnownTags = { total: 0, counts: new Map() };

/**
 * Weighs each tag of each item: a tag that few have tells more (inverse frequency), and the tags of one item have the
 * length 1 together, so that the products of shared tags add up to the cosine of the angle between two items.
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
