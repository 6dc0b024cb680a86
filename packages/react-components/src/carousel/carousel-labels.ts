import { type GridLabels, gridLabels } from '../grid/grid-labels.ts';

/** The fixed words of a carousel: those of a list, and its own. */
export interface CarouselLabels extends GridLabels {
  /** What a screen reader calls the widget. */
  readonly carousel: string;
  /** Name of the button that scrolls back by a view. */
  readonly previous: string;
  /** Name of the button that scrolls on by a view. */
  readonly next: string;
}

export const carouselLabels: CarouselLabels = {
  ...gridLabels,
  carousel: 'carousel',
  previous: 'Previous GIFs',
  next: 'Next GIFs',
};
