import { Carousel, type CarouselProps } from '@zoetrope/react-components';
import { inGerman, LIST_WORDS } from '../labels.ts';
import { listStates } from '../list-states.tsx';
import { because, TOLD } from '../prop-table.ts';
import { sceneOf } from '../scene.ts';
import { TILE_PROPS } from '../tile-props.tsx';

export const carouselScene = sceneOf<CarouselProps>({
  id: 'carousel',
  component: 'Carousel',
  from: '@zoetrope/react-components',
  props: {
    fetchGifs: because('Set by every state.'),
    gifHeight: { field: { kind: 'number', min: 40, max: 480, step: 10 } },
    gutter: { field: { kind: 'number', min: 0, max: 48 } },
    pauseStorage: { field: { kind: 'choice', options: ['null'] }, toProp: () => null, toCode: () => 'null' },
    ...TILE_PROPS,
    noResultsMessage: { field: { kind: 'text' } },
    labels: inGerman({
      ...LIST_WORDS,
      list: 'Bilder',
      carousel: 'Karussell',
      previous: 'Vorige Bilder',
      next: 'Nächste Bilder',
    }),
    queryKey: because('Changed by the state “Query change”.'),
    initialGifs: because('Set by the state “Initial GIFs”.'),
    onGifsFetched: TOLD,
    onGifsFetchError: TOLD,
  },
  states: listStates(({ props }, given) => <Carousel {...(props as Partial<CarouselProps>)} {...given} />),
});
