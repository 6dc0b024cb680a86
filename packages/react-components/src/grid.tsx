export { Grid } from './grid/grid.tsx';
export { gridAttributes } from './grid/grid-attributes.ts';
export type { GridHandle, GridProps, GridSnapshot, ScrollToOptions } from './grid/grid-props.ts';
export { type ListLabels as GridLabels, listLabels as gridLabels } from './list/list-labels.ts';
