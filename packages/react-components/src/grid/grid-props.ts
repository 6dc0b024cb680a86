import type { FetchGifs, Gif } from '@zoetrope/model';
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import type { TileProps } from '../gif/tile-props.ts';
import type { Columns } from '../layout/column-count.ts';
import type { PauseProps } from '../motion/load-pause.ts';
import type { GridHandle } from './grid-handle.ts';
import type { GridLabels } from './grid-labels.ts';
import type { GridSnapshot } from './grid-snapshot.ts';

export interface GridProps extends TileProps, PauseProps, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Gives a page of the list. The newest function is used; a new one alone starts nothing. */
  readonly fetchGifs: FetchGifs;
  /** Names the list: another name starts another list. */
  readonly queryKey?: string | undefined;
  /**
   * A number, `{ minWidth }` for as many as are at least so many CSS pixels wide, or a function of the width.
   * @default by the width: columns of about 280 px, two at least
   */
  readonly columns?: Columns | undefined;
  /** CSS pixels between tiles. @default 6 */
  readonly gutter?: number | undefined;
  /** CSS pixels. @default that of the container */
  readonly width?: number | undefined;
  /** The start of the list where it is known already, as on a server. */
  readonly initialGifs?: readonly Gif[] | undefined;
  /**
   * The list, where the application keeps it: another array replaces what is shown, and what a viewer looks at stays
   * where it is. Pages are added to it; `onGifsFetched` tells them.
   */
  readonly externalGifs?: readonly Gif[] | undefined;
  /** A list as it was when it was left: it goes on there, scrolled to where it was. Read when a list starts. */
  readonly snapshot?: GridSnapshot | undefined;
  /** Told how far the list was read and scrolled when it goes: another query, or another page of the application. */
  readonly onLeave?: ((snapshot: GridSnapshot) => void) | undefined;
  /** What can be asked of the list; null until its behaviour has come, soon after the first paint, and once it is gone. */
  readonly handleRef?: Ref<GridHandle> | undefined;
  /** CSS pixels that are mounted beyond the view, above and below. @default 128 */
  readonly overscan?: number | undefined;
  /**
   * Makes it a list box, as a picker needs it: tiles are options, without links, that a click, Enter or Space picks
   * (`onGifClick`).
   */
  readonly listbox?: 'single' | 'multiple' | undefined;
  /** The options of a list box that are picked. */
  readonly selectedIds?: readonly string[] | undefined;
  /** Every GIF so far, after each page. */
  readonly onGifsFetched?: ((gifs: readonly Gif[]) => void) | undefined;
  readonly onGifsFetchError?: ((error: unknown) => void) | undefined;
  /** Shown for a list without GIFs. @default `labels.noResults` */
  readonly noResultsMessage?: ReactNode;
  readonly labels?: Partial<GridLabels> | undefined;
}
