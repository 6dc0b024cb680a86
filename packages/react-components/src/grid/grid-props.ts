import type { FetchGifs, Gif, LayoutType } from '@zoetrope/model';
import type { ComponentPropsWithoutRef, ComponentType, ReactNode } from 'react';
import type { GifCallbacks } from '../gif/gif-callbacks.ts';
import type { GifOverlayProps } from '../gif/tile-settings.ts';
import type { Motion } from '../motion/use-motion.ts';
import type { GridLabels } from './grid-labels.ts';

export interface GridProps extends GifCallbacks, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Gives a page of the list. The newest function is used; a new one alone starts nothing. */
  readonly fetchGifs: FetchGifs;
  /** Names the list: another name starts another list. */
  readonly queryKey?: string | undefined;
  /** @default by the width: columns of about 280 px, two at least */
  readonly columns?: number | undefined;
  /** CSS pixels between tiles. @default 6 */
  readonly gutter?: number | undefined;
  /** CSS pixels. @default that of the container */
  readonly width?: number | undefined;
  /** The start of the list where it is known already, as on a server. */
  readonly initialGifs?: readonly Gif[] | undefined;
  /** Every GIF so far, after each page. */
  readonly onGifsFetched?: ((gifs: readonly Gif[]) => void) | undefined;
  readonly onGifsFetchError?: ((error: unknown) => void) | undefined;
  /** Shown for a list without GIFs. @default `labels.noResults` */
  readonly noResultsMessage?: ReactNode;
  /** @default false */
  readonly hideAttribution?: boolean | undefined;
  /** Takes the click on a creator, who otherwise opens in a new tab. */
  readonly onAttributionClick?: ((gif: Gif) => void) | undefined;
  /** Makes tiles no links: buttons where there is `onGifClick`. @default false */
  readonly noLink?: boolean | undefined;
  /** CSS pixels. @default 4 */
  readonly borderRadius?: number | undefined;
  /** Shown above a tile while it is hovered or focused. @default the attribution */
  readonly overlay?: ComponentType<GifOverlayProps> | undefined;
  /** When GIFs move. @default 'auto' */
  readonly motion?: Motion | undefined;
  readonly labels?: Partial<GridLabels> | undefined;
  /** The kind of list that events name. @default 'GRID' */
  readonly layoutType?: LayoutType | undefined;
}
