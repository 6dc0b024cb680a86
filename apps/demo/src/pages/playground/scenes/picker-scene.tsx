import { GifPicker, type GifPickerProps } from '@zoetrope/react-components/picker';
import type { Control } from '../control.ts';
import type { Scene, SceneState, Show } from '../scene.ts';
import { SOURCES } from '../sources.ts';
import { TILE_CONTROLS } from '../tile-controls.tsx';

const WITHOUT = ['noLink', 'borderRadius', 'onAttributionClick', 'layoutType', 'onGifClick'];
const CALLS = ['search={client.search}', 'trending={client.trending}'];
const TERMS = ['searchTags={client.searchTags}', 'trendingSearches={client.trendingSearches}'];
const REST = ['provider={provider}', 'onGifClick={pick}'];

const listOf = (name: string, options: readonly string[]): Control => ({
  name,
  field: { kind: 'choice', options },
  toProp: (text) => text.split(' '),
  toCode: (text) => JSON.stringify(text.split(' ')),
});

function draw({ clients: { client, provider }, props, tell }: Show, given: Partial<GifPickerProps> = {}) {
  return (
    <GifPicker
      search={client.search}
      trending={client.trending}
      searchTags={client.searchTags}
      trendingSearches={client.trendingSearches}
      provider={provider}
      onGifClick={(gif) => tell('onGifClick', gif.id)}
      onGifsFetchError={(error) => tell('onGifsFetchError', String(error))}
      {...given}
      {...(props as Partial<GifPickerProps>)}
    />
  );
}

const lists = SOURCES.filter(({ id }) => ['loading', 'empty', 'failed', 'strange', 'broken'].includes(id)).map(
  ({ id, label, fetchGifs }): SceneState => ({
    id,
    label,
    code: ['search={search}', 'trending={trending}', ...TERMS, ...REST],
    render: (show) => {
      const fetch = fetchGifs(show.clients.client);
      return draw(show, {
        search: (_, { offset, ...options }) => fetch(offset, options),
        trending: ({ offset, ...options }) => fetch(offset, options),
      });
    },
  }),
);

export const pickerScene: Scene = {
  id: 'picker',
  component: 'GifPicker',
  from: '@zoetrope/react-components/picker',
  controls: [
    listOf('types', ['gifs', 'stickers', 'gifs stickers text videos']),
    { name: 'columns', field: { kind: 'number', min: 1, max: 6 } },
    { name: 'gutter', field: { kind: 'number', min: 0, max: 24 } },
    ...TILE_CONTROLS.filter(({ name }) => !WITHOUT.includes(name)),
    { name: 'noResultsMessage', field: { kind: 'text' } },
    {
      name: 'getStorage',
      field: { kind: 'choice', options: ['null'] },
      toProp: () => null,
      toCode: () => 'null',
    },
    { name: 'autoFocus', field: { kind: 'toggle' } },
    {
      name: 'labels',
      field: { kind: 'choice', options: ['Deutsch'] },
      toProp: () => ({
        clear: 'Suche leeren',
        suggestions: 'Vorschläge',
        trendingTerms: 'Gerade gesucht',
        types: 'Arten',
        tabs: { recent: 'Zuletzt', gifs: 'Bilder', stickers: 'Sticker', text: 'Text', videos: 'Filme' },
        noRecents: 'Hier ist, was du auswählst.',
      }),
      toCode: () => 'germanLabels',
    },
  ],
  states: [
    {
      id: 'all',
      label: 'Every kind',
      code: [...CALLS, ...TERMS, ...REST, "types={['gifs', 'stickers', 'text', 'videos']}"],
      render: (show) => draw(show, { types: ['gifs', 'stickers', 'text', 'videos'] }),
    },
    {
      id: 'plain',
      label: 'One kind, no terms',
      code: [...CALLS, "types={['gifs']}", 'getStorage={null}'],
      render: (show) =>
        draw(show, {
          types: ['gifs'],
          getStorage: null,
          searchTags: undefined,
          trendingSearches: undefined,
          provider: undefined,
        }),
    },
    ...lists,
  ],
};
