export { type Columns, columnCount } from './layout/column-count.ts';
export {
  appendItems,
  createMasonry,
  type ItemPosition,
  type Masonry,
  type Metrics,
  truncateItems,
} from './layout/masonry.ts';
export { type ItemStep, itemAtStep, type Step } from './layout/masonry-navigation.ts';
export type { PixelRange } from './layout/masonry-queries.ts';
export { itemsInRange, masonryExtent, positionOf } from './layout/masonry-queries.ts';
export { MAX_RATIO, MIN_RATIO, tileRatio } from './layout/tile-ratio.ts';
