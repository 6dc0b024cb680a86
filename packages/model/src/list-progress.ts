import type { Gif } from './gif.ts';
import type { GifsResult, Pagination } from './page.ts';

/**
 * Why a list has ended: `total`, its total or last cursor was reached; `empty`, a page was empty; `stalled`, a page had
 * no new GIFs.
 */
export type EndReason = 'total' | 'empty' | 'stalled';

/** The position in a paginated list. */
export interface ListProgress {
  /** Offset of the next page. */
  readonly offset: number;
  /** Cursor of the next page, if the service sends one. */
  readonly cursor?: string | undefined;
  /** Undefined while there are more pages. */
  readonly endReason?: EndReason | undefined;
}

/** A list of GIFs that are identified by their ids. */
export interface KnownGifs {
  has(id: string): boolean;
}

/** A page appended to a list. */
export interface AppendedPage extends ListProgress {
  /** The GIFs of the page that the list did not contain yet. */
  readonly added: readonly Gif[];
}

/** A response that is appended to a list. Pagination may be missing in malformed data. */
export interface ReceivedPage extends Pick<GifsResult, 'data'> {
  readonly pagination?: Partial<Pagination> | undefined;
}

/**
 * Appends a page to a list: returns its new GIFs, the position of the next page, and why the list has ended, if it has.
 * `known` contains the ids of the GIFs in the list, such as a Set; it is not changed. A smaller offset than the
 * requested one or a missing count in the response is ignored, because the same page would be requested again and
 * again.
 *
 * @example
 * const known = new Set<string>();
 * const page = await fetchGifs({ offset: 0 });
 * const { added, offset, cursor, endReason } = appendPage({ offset: 0, known }, page);
 * for (const { id } of added) known.add(id);
 */
export function appendPage(
  { offset, known }: { readonly offset: number; readonly known: KnownGifs },
  { data, pagination }: ReceivedPage,
): AppendedPage {
  const { offset: pageOffset = 0, count, next: cursor, total_count } = pagination ?? {};
  const received = data.length;
  const added = newGifs(data, known);
  const nextOffset = Math.max(offset, pageOffset) + (count || received);
  const isLast = cursor === '' || nextOffset >= (total_count ?? Number.POSITIVE_INFINITY);
  const endReason = findEndReason({ received, added: added.length, isLast });
  return { added, offset: nextOffset, cursor: cursor || undefined, endReason };
}

interface PageCounts {
  readonly received: number;
  readonly added: number;
  readonly isLast: boolean;
}

function findEndReason({ received, added, isLast }: PageCounts): EndReason | undefined {
  if (received === 0) return 'empty';
  if (isLast) return 'total';
  return added === 0 ? 'stalled' : undefined;
}

/**
 * The GIFs that a list does not contain yet, each once. GIFs without an id are dropped: they cannot be identified.
 *
 * @example
 * const added = newGifs(gifs, new Set(['gif-1']));
 */
export function newGifs(gifs: readonly Gif[], known: KnownGifs): readonly Gif[] {
  const added = new Map<string, Gif>();
  for (const gif of gifs) {
    // Applications may pass malformed data of their own.
    if (!gif?.id || known.has(gif.id) || added.has(gif.id)) continue;
    added.set(gif.id, gif);
  }
  return [...added.values()];
}
