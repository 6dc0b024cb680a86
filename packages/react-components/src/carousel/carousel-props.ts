import type { FetchGifs, Gif } from '@zoetrope/model';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { TileProps } from '../gif/tile-props.ts';
import type { PauseProps } from '../motion/load-pause.ts';
import type { CarouselLabels } from './carousel-labels.ts';

export interface CarouselProps extends TileProps, PauseProps, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Gives a page of the list. The newest function is used; a new one alone starts nothing. */
  readonly fetchGifs: FetchGifs;
  /** Names the list: another name starts another list. */
  readonly queryKey?: string | undefined;
  /** Of every tile, in CSS pixels. @default 200, as high as the `fixed_height` rendition */
  readonly gifHeight?: number | undefined;
  /** CSS pixels between tiles. @default 6 */
  readonly gutter?: number | undefined;
  /** The start of the list where it is known already, as on a server. */
  readonly initialGifs?: readonly Gif[] | undefined;
  /** Every GIF so far, after each page. */
  readonly onGifsFetched?: ((gifs: readonly Gif[]) => void) | undefined;
  readonly onGifsFetchError?: ((error: unknown) => void) | undefined;
  /** Shown for a list without GIFs. @default `labels.noResults` */
  readonly noResultsMessage?: ReactNode;
  readonly labels?: Partial<CarouselLabels> | undefined;
}
