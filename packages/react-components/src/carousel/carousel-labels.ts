import { type ListLabels, listLabels } from '../list/list-labels.ts';

/** The fixed texts of a Carousel: the texts of a list, and the names of its own parts. */
export interface CarouselLabels extends ListLabels {
  /** The role description of the widget, announced by screen readers. */
  readonly carousel: string;
  /** The accessible name of the button that scrolls back by one view. */
  readonly previous: string;
  /** The accessible name of the button that scrolls forward by one view. */
  readonly next: string;
}

/** The English texts of a Carousel. */
export const carouselLabels: CarouselLabels = {
  ...listLabels,
  carousel: 'carousel',
  previous: 'Previous GIFs',
  next: 'Next GIFs',
};
