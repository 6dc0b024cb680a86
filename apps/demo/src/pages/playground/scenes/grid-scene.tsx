import { Grid, type GridProps } from '@zoetrope/react-components';
import { handledState } from '../cases/handled-grid.tsx';
import { keptState } from '../cases/kept-grid.tsx';
import { leftState } from '../cases/left-grid.tsx';
import { listboxState } from '../cases/picked-grid.tsx';
import { LIST_LABELS } from '../labels.ts';
import { listStates } from '../list-states.tsx';
import { because, TOLD } from '../prop-table.ts';
import { sceneOf } from '../scene.ts';
import { TILE_PROPS } from '../tile-props.tsx';

const MIN_WIDTH = '{ minWidth: 160 }';
const BY_WIDTH = '(width) => (width > 600 ? 5 : 2)';
const COLUMNS: { readonly [code: string]: GridProps['columns'] } = {
  [MIN_WIDTH]: { minWidth: 160 },
  [BY_WIDTH]: (width) => (width > 600 ? 5 : 2),
};

export const gridScene = sceneOf<GridProps>({
  id: 'grid',
  component: 'Grid',
  from: '@zoetrope/react-components',
  props: {
    fetchGifs: because('Every state gives it.'),
    columns: {
      field: { kind: 'choice', options: ['1', '2', '3', '4', '6', MIN_WIDTH, BY_WIDTH] },
      toProp: (text) => COLUMNS[text] ?? Number(text),
      toCode: (text) => text,
    },
    gutter: { field: { kind: 'number', min: 0, max: 48 } },
    width: { field: { kind: 'number', min: 100, max: 1200, step: 10 } },
    overscan: { field: { kind: 'number', min: 0, max: 2000, step: 64 } },
    listbox: { field: { kind: 'choice', options: ['single', 'multiple'] } },
    pauseStorage: { field: { kind: 'choice', options: ['null'] }, toProp: () => null, toCode: () => 'null' },
    ...TILE_PROPS,
    noResultsMessage: { field: { kind: 'text' } },
    labels: LIST_LABELS,
    queryKey: because('The state “Another query” changes it.'),
    initialGifs: because('The state “Known from the start” gives it.'),
    externalGifs: because('The state “Kept by the application” changes it.'),
    snapshot: because('The state “Left and come back to” gives it.'),
    handleRef: because('The state “Scrolled by the application” uses it.'),
    selectedIds: because('The state “A list box” changes it.'),
    onLeave: TOLD,
    onGifsFetched: TOLD,
    onGifsFetchError: TOLD,
  },
  states: [
    ...listStates(({ props }, given) => <Grid {...(props as Partial<GridProps>)} {...given} />),
    listboxState,
    keptState,
    leftState,
    handledState,
  ],
});
