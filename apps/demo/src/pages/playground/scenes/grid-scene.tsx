import { Grid, type GridProps } from '@zoetrope/react-components';
import { listStates } from '../list-states.tsx';
import { PickedGrid } from '../picked-grid.tsx';
import type { Scene } from '../scene.ts';
import { listCallbacks } from '../tell-all.ts';
import { LIST_LABELS, TILE_CONTROLS } from '../tile-controls.tsx';

const MIN_WIDTH = '{ minWidth: 160 }';
const BY_WIDTH = '(width) => (width > 600 ? 5 : 2)';
const COLUMNS: { readonly [code: string]: GridProps['columns'] } = {
  [MIN_WIDTH]: { minWidth: 160 },
  [BY_WIDTH]: (width) => (width > 600 ? 5 : 2),
};

export const gridScene: Scene = {
  id: 'grid',
  component: 'Grid',
  from: '@zoetrope/react-components',
  controls: [
    {
      name: 'columns',
      field: { kind: 'choice', options: ['1', '2', '3', '4', '6', MIN_WIDTH, BY_WIDTH] },
      toProp: (text) => COLUMNS[text] ?? Number(text),
      toCode: (text) => text,
    },
    { name: 'gutter', field: { kind: 'number', min: 0, max: 48 } },
    { name: 'width', field: { kind: 'number', min: 100, max: 1200, step: 10 } },
    { name: 'overscan', field: { kind: 'number', min: 0, max: 2000, step: 64 } },
    { name: 'listbox', field: { kind: 'choice', options: ['single', 'multiple'] } },
    {
      name: 'pauseStorage',
      field: { kind: 'choice', options: ['null'] },
      toProp: () => null,
      toCode: () => 'null',
    },
    ...TILE_CONTROLS,
    { name: 'noResultsMessage', field: { kind: 'text' } },
    LIST_LABELS,
  ],
  states: [
    ...listStates(({ props, tell }, fetchGifs) => (
      <Grid {...listCallbacks(tell)} {...(props as Partial<GridProps>)} fetchGifs={fetchGifs} />
    )),
    {
      id: 'listbox',
      label: 'A list box',
      code: ['fetchGifs={fetchGifs}', 'listbox="multiple"', 'selectedIds={picked}', 'onGifClick={toggle}'],
      render: ({ clients, props, tell }) => (
        <PickedGrid {...listCallbacks(tell)} {...(props as Partial<GridProps>)} client={clients.client} />
      ),
    },
  ],
};
