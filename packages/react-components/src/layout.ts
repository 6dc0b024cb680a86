export { type Columns, columnCount } from './layout/column-count.ts';
export { itemsInSpan } from './layout/items-in-span.ts';
export {
  appendItems,
  createMasonry,
  type Masonry,
  type Metrics,
  type Place,
  truncateItems,
} from './layout/masonry.ts';
export { masonryHeight } from './layout/masonry-height.ts';
export type { Span } from './layout/masonry-range.ts';
export { itemAtStep, type Step } from './layout/masonry-step.ts';
export { placeOf } from './layout/place-of.ts';
export { MAX_RATIO, MIN_RATIO, tileRatio } from './layout/tile-ratio.ts';
