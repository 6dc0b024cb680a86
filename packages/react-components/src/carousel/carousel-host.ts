import type { TileProps } from '../gif/tile-props.ts';
import type { ListHost } from '../grid/grid-host.ts';
import type { PauseProps } from '../motion/load-pause.ts';
import type { CarouselLabels } from './carousel-labels.ts';

/** What a row is told, with every default in place. */
export interface RowProps extends TileProps, PauseProps {
  /** Of the row, in CSS pixels. */
  readonly height: number;
  readonly labels: CarouselLabels;
}

/** A row of tiles as its behaviour sees it: a grid of one column that lies on its side. */
export interface CarouselHost extends ListHost {
  readonly props: RowProps;
}
