import type { SceneState } from '../scene.ts';
import { CLIENT } from '../sources.ts';
import { WithGifs } from '../with-gifs.tsx';
import type { DrawList } from './draw-list.ts';

/** A list that renders its first items at once and fetches the others. */
export const knownState = (draw: DrawList): SceneState => ({
  id: 'known',
  label: 'Initial GIFs',
  group: 'Behavior',
  code: {
    ...CLIENT,
    imports: {
      ...CLIENT.imports,
      '@zoetrope/model': [...(CLIENT.imports?.['@zoetrope/model'] ?? []), 'type Gif as GifData'],
    },
    takes: '{ first }: { readonly first: readonly GifData[] }',
    props: ['initialGifs={first}', 'fetchGifs={client.trending}'],
  },
  render: (show) => (
    <WithGifs clients={show.clients} count={12}>
      {(first) =>
        draw(show, {
          initialGifs: first,
          fetchGifs: show.clients.client.trending,
        })
      }
    </WithGifs>
  ),
});
