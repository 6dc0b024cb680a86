import type { FetchGifs, Gif } from '@zoetrope/model';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { omitTileProps, type TileProps } from '../gif/tile-props.ts';
import type { PauseProps } from '../motion/load-motion-preference.ts';

/** The props that Grid and Carousel share. */
export interface ListProps extends TileProps, PauseProps, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Fetches one page. The latest function is always used; changing it does not refetch (change `queryKey`). */
  readonly fetchGifs: FetchGifs;
  /** Identifies the list; changing it resets the list. Without one, the list is never reset. */
  readonly queryKey?: string | undefined;
  /** The gap between tiles, in CSS pixels. @default 6 */
  readonly gutter?: number | undefined;
  /** The start of the list, if it is already known, for example on a server. */
  readonly initialGifs?: readonly Gif[] | undefined;
  /** Called after each page with all GIFs so far. */
  readonly onGifsFetched?: ((gifs: readonly Gif[]) => void) | undefined;
  /** Called with the value that `fetchGifs` rejected with. The list shows a message and a "Try again?" button. */
  readonly onGifsFetchError?: ((error: unknown) => void) | undefined;
  /** Shown if the list is empty. @default `labels.noResults` */
  readonly noResultsMessage?: ReactNode;
}

/** Removes the props that do not belong on the root element of a list widget. */
export function omitListProps<P extends ListProps>(props: P) {
  const {
    fetchGifs,
    queryKey,
    gutter,
    initialGifs,
    onGifsFetched,
    onGifsFetchError,
    noResultsMessage,
    pauseStorage,
    ...rest
  } = props;
  return omitTileProps(rest);
}
