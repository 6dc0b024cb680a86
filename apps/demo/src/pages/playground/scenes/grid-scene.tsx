import { Grid, type GridProps } from '@zoetrope/react-components';
import { listStates } from '../list-states.tsx';
import type { Scene } from '../scene.ts';
import { listCallbacks } from '../tell-all.ts';
import { LIST_LABELS, TILE_CONTROLS } from '../tile-controls.tsx';

export const gridScene: Scene = {
  id: 'grid',
  component: 'Grid',
  from: '@zoetrope/react-components',
  controls: [
    { name: 'columns', field: { kind: 'number', min: 1, max: 8 } },
    { name: 'gutter', field: { kind: 'number', min: 0, max: 48 } },
    { name: 'width', field: { kind: 'number', min: 100, max: 1200, step: 10 } },
    ...TILE_CONTROLS,
    { name: 'noResultsMessage', field: { kind: 'text' } },
    LIST_LABELS,
  ],
  states: listStates(({ props, tell }, fetchGifs) => (
    <Grid {...listCallbacks(tell)} {...(props as Partial<GridProps>)} fetchGifs={fetchGifs} />
  )),
};
