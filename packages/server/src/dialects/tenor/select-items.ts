import { createHash } from 'node:crypto';
import type { ItemWithChannel, PageOfItems, PageRange } from '../../library/gifs/select-page.ts';

export type ReadPage = (range: PageRange) => Promise<PageOfItems>;

export interface SelectOptions extends PageRange {
  /** Whether a list contains an item. Default: every item. */
  readonly accepts?: ((item: ItemWithChannel) => boolean) | undefined;
}

export interface SelectedItems {
  readonly items: readonly ItemWithChannel[];
  /** Where the list continues; undefined at its end. */
  readonly next: number | undefined;
}

/** Items per read, if some are not accepted. */
const PAGE_SIZE = 50;
/** Maximum number of items that a call reads; if it finds too few, its page is short. */
const MAX_READ = 500;

/** The accepted items of a list from an offset, which counts all items. */
export async function selectItems(read: ReadPage, { offset, limit, accepts }: SelectOptions): Promise<SelectedItems> {
  const items: ItemWithChannel[] = [];
  let position = offset;
  while (position < offset + MAX_READ) {
    const missing = limit - items.length;
    const page = await read({ offset: position, limit: accepts ? Math.max(missing, PAGE_SIZE) : missing });
    for (const item of page.items) {
      position += 1;
      if (accepts?.(item) ?? true) items.push(item);
      if (items.length === limit) break;
    }
    if (page.items.length === 0 || position >= page.total) return { items, next: undefined };
    if (items.length === limit) break;
  }
  return { items, next: position };
}

/** Positions that are shuffled together. */
const BLOCK_SIZE = 100;

/** A list in a random order, which is the same for the same seed: its first 100 items, then the next 100, and so on. */
export function readShuffled(read: ReadPage, seed: string): ReadPage {
  return async ({ offset, limit }) => {
    const start = offset - (offset % BLOCK_SIZE);
    const { items, total } = await read({ offset: start, limit: BLOCK_SIZE });
    const keyed = items.map((item) => ({ item, key: shuffleKey(seed, item.item.id) }));
    const shuffled = keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item);
    return { items: shuffled.slice(offset - start, offset - start + limit), total };
  };
}

function shuffleKey(seed: string, id: string): string {
  return createHash('sha256').update(`${seed} ${id}`).digest('base64url');
}
