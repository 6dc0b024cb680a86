import { Carousel, type CarouselProps } from '@zoetrope/react-components';
import { inGerman, LIST_TEXTS } from '../labels.ts';
import { listStates } from '../list-states.tsx';
import { fixed, LOGGED } from '../prop-table.ts';
import { sceneOf } from '../scene.ts';
import { TILE_PROPS } from '../tile-props.tsx';

export const carouselScene = sceneOf<CarouselProps>({
  id: 'carousel',
  component: 'Carousel',
  from: '@zoetrope/react-components',
  props: {
    fetchGifs: fixed('Set by every state.'),
    gifHeight: { field: { kind: 'number', min: 40, max: 480, step: 10 } },
    gutter: { field: { kind: 'number', min: 0, max: 48 } },
    pauseStorage: { field: { kind: 'choice', options: ['null'] }, toProp: () => null, toExpression: () => 'null' },
    ...TILE_PROPS,
    noResultsMessage: { field: { kind: 'text' } },
    labels: inGerman({
      ...LIST_TEXTS,
      list: 'Bilder',
      carousel: 'Karussell',
      previous: 'Vorige Bilder',
      next: 'Nächste Bilder',
    }),
    queryKey: fixed('Changed by the state “Query change”.'),
    initialGifs: fixed('Set by the state “Initial GIFs”.'),
    onGifsFetched: LOGGED,
    onGifsFetchError: LOGGED,
  },
  states: listStates(({ props }, source) => <Carousel {...(props as Partial<CarouselProps>)} {...source} />),
});
