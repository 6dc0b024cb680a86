export { type Columns, columnCount } from './layout/column-count.ts';
export {
  appendItems,
  createMasonry,
  type Masonry,
  type Metrics,
  type Place,
  placeOf,
  truncateItems,
} from './layout/masonry.ts';
export { masonryHeight } from './layout/masonry-height.ts';
export { itemsInSpan, type Span } from './layout/masonry-range.ts';
export { itemAtStep, type Step } from './layout/masonry-step.ts';
export { MAX_RATIO, MIN_RATIO, tileRatio } from './layout/tile-ratio.ts';
