/** A tag of an item and what it tells about it. */
export interface WeighedTag {
  readonly item_id: string;
  readonly tag: string;
  readonly weight: number;
}

export interface TaggedItem {
  readonly id: string;
  readonly tags: readonly string[];
}

/**
 * Weighs each tag of each item: a tag that few have tells more (inverse frequency), and the tags of one item have the
 * length 1 together, so that the products of shared tags add up to the cosine of the angle between two items.
 */
export function weighTags(items: readonly TaggedItem[]): WeighedTag[] {
  const frequency = new Map<string, number>();
  for (const { tags } of items) for (const tag of tags) frequency.set(tag, (frequency.get(tag) ?? 0) + 1);
  const rarity = (tag: string) => Math.log(1 + items.length / (frequency.get(tag) ?? 1));
  return items.flatMap(({ id, tags }) => {
    const length = Math.hypot(...tags.map(rarity));
    return tags.map((tag) => ({ item_id: id, tag, weight: rarity(tag) / length }));
  });
}
