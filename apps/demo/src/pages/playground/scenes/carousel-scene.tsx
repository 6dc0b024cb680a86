import { Carousel, type CarouselProps } from '@zoetrope/react-components';
import { listStates } from '../list-states.tsx';
import type { Scene } from '../scene.ts';
import { listCallbacks } from '../tell-all.ts';
import { LIST_LABELS, TILE_CONTROLS } from '../tile-controls.tsx';

export const carouselScene: Scene = {
  id: 'carousel',
  component: 'Carousel',
  from: '@zoetrope/react-components',
  controls: [
    { name: 'gifHeight', field: { kind: 'number', min: 40, max: 480, step: 10 } },
    { name: 'gutter', field: { kind: 'number', min: 0, max: 48 } },
    ...TILE_CONTROLS,
    { name: 'noResultsMessage', field: { kind: 'text' } },
    LIST_LABELS,
  ],
  states: listStates(({ props, tell }, fetchGifs) => (
    <Carousel {...listCallbacks(tell)} {...(props as Partial<CarouselProps>)} fetchGifs={fetchGifs} />
  )),
};
