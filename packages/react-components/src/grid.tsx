export { Grid } from './grid/grid.tsx';
export type { GridHandle, ScrollToOptions } from './grid/grid-handle.ts';
export type { GridLabels } from './grid/grid-labels.ts';
export type { GridProps } from './grid/grid-props.ts';
export type { GridSnapshot } from './grid/grid-snapshot.ts';
