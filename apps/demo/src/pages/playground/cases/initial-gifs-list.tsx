import type { SceneState } from '../scene.ts';
import { CLIENT } from '../sources.ts';
import { WithGifs } from '../with-gifs.tsx';
import type { RenderList } from './render-list.ts';

/** A list that renders its first items at once and fetches the others. */
export const initialGifsState = (renderList: RenderList): SceneState => ({
  id: 'initial-gifs',
  label: 'Initial GIFs',
  group: 'Behavior',
  code: {
    ...CLIENT,
    imports: {
      ...CLIENT.imports,
      '@zoetrope/model': [...(CLIENT.imports?.['@zoetrope/model'] ?? []), 'type Gif as GifData'],
    },
    parameters: '{ first }: { readonly first: readonly GifData[] }',
    props: ['initialGifs={first}', 'fetchGifs={client.trending}'],
  },
  render: (context) => (
    <WithGifs clients={context.clients} count={12}>
      {(first) =>
        renderList(context, {
          initialGifs: first,
          fetchGifs: context.clients.client.trending,
        })
      }
    </WithGifs>
  ),
});
