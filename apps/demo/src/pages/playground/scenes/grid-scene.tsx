import { Grid, type GridProps } from '@zoetrope/react-components';
import { controlledState } from '../cases/controlled-grid.tsx';
import { imperativeHandleState } from '../cases/imperative-grid.tsx';
import { scrollRestorationState } from '../cases/restored-grid.tsx';
import { selectableState } from '../cases/selectable-grid.tsx';
import { LIST_LABELS } from '../labels.ts';
import { listStates } from '../list-states.tsx';
import { fixed, LOGGED } from '../prop-table.ts';
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
    fetchGifs: fixed('Set by every state.'),
    columns: {
      field: { kind: 'choice', options: ['1', '2', '3', '4', '6', MIN_WIDTH, BY_WIDTH] },
      toProp: (text) => COLUMNS[text] ?? Number(text),
      toExpression: (text) => text,
    },
    gutter: { field: { kind: 'number', min: 0, max: 48 } },
    width: { field: { kind: 'number', min: 100, max: 1200, step: 10 } },
    overscan: { field: { kind: 'number', min: 0, max: 2000, step: 64 } },
    listbox: { field: { kind: 'choice', options: ['single', 'multiple'] } },
    pauseStorage: { field: { kind: 'choice', options: ['null'] }, toProp: () => null, toExpression: () => 'null' },
    ...TILE_PROPS,
    noResultsMessage: { field: { kind: 'text' } },
    labels: LIST_LABELS,
    queryKey: fixed('Changed by the state “Query change”.'),
    initialGifs: fixed('Set by the state “Initial GIFs”.'),
    externalGifs: fixed('Changed by the state “Controlled”.'),
    snapshot: fixed('Set by the state “Scroll restoration”.'),
    handleRef: fixed('Used by the state “Imperative handle”.'),
    selectedIds: fixed('Changed by the state “Selectable”.'),
    onLeave: LOGGED,
    onGifsFetched: LOGGED,
    onGifsFetchError: LOGGED,
  },
  states: [
    ...listStates(({ props }, source) => <Grid {...(props as Partial<GridProps>)} {...source} />),
    selectableState,
    controlledState,
    scrollRestorationState,
    imperativeHandleState,
  ],
});
