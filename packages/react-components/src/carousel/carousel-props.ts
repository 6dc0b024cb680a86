import type { TileProps } from '../gif/tile-props.ts';
import type { ListProps } from '../list/list-props.ts';
import type { PauseProps } from '../motion/load-motion-preference.ts';
import type { CarouselLabels } from './carousel-labels.ts';

export interface CarouselProps extends ListProps {
  /** The height of every tile, in CSS pixels. The widths follow from the GIFs. @default 200 */
  readonly gifHeight?: number | undefined;
  /** Overrides the fixed texts. @default English */
  readonly labels?: Partial<CarouselLabels> | undefined;
}

/** The props of the row within a Carousel, with all defaults applied. */
export interface RowProps extends TileProps, PauseProps {
  /** CSS pixels. */
  readonly height: number;
  readonly labels: CarouselLabels;
}
