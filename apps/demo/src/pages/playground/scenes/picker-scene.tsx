import { GifPicker, type GifPickerProps } from '@zoetrope/react-components/picker';
import type { Choice } from '../control.ts';
import { inGerman, LIST_WORDS } from '../labels.ts';
import { because, TOLD } from '../prop-table.ts';
import { type SceneState, type Show, sceneOf } from '../scene.ts';
import { CLIENT, SOURCES } from '../sources.ts';
import { TILE_PROPS } from '../tile-props.tsx';

const words = (options: readonly string[]): Choice => ({
  field: { kind: 'choice', options },
  toProp: (text) => text.split(' '),
  toCode: (text) =>
    `[${text
      .split(' ')
      .map((word) => `'${word}'`)
      .join(', ')}]`,
});

function draw({ clients: { client }, props }: Show, given: Partial<GifPickerProps> = { client }) {
  return <GifPicker {...given} {...(props as Partial<GifPickerProps>)} />;
}

const lists = SOURCES.filter(({ id }) => ['loading', 'empty', 'failed', 'strange', 'broken'].includes(id)).map(
  ({ id, label, group, code, needs, fetchGifs }): SceneState => ({
    id,
    label,
    group,
    code: {
      ...needs,
      imports: {
        ...needs?.imports,
        '@zoetrope/model': [...(needs?.imports?.['@zoetrope/model'] ?? []), 'type FetchGifs'],
      },
      body: [`const fetchGifs: FetchGifs = ${code};`],
      props: ['search={(_, page) => fetchGifs(page)}', 'trending={fetchGifs}'],
    },
    render: (show) => {
      const fetch = fetchGifs(show.clients.client);
      return draw(show, {
        search: (_, page) => fetch(page),
        trending: fetch,
      });
    },
  }),
);

const { motion, hideAttribution, overlay } = TILE_PROPS;

export const pickerScene = sceneOf<GifPickerProps>({
  id: 'picker',
  component: 'GifPicker',
  from: '@zoetrope/react-components/picker',
  props: {
    client: because('Set by every state with the catalogue.'),
    search: because('Set by the other states.'),
    trending: because('Set by the other states.'),
    searchTags: because('Comes from the client.'),
    trendingSearches: because('Comes from the client.'),
    provider: because('Comes from the client.'),
    query: because('The field has its own text here.'),
    defaultQuery: { field: { kind: 'text' } },
    onQueryChange: TOLD,
    types: words(['gifs', 'stickers', 'gifs stickers text videos']),
    columns: { field: { kind: 'number', min: 1, max: 6 } },
    gutter: { field: { kind: 'number', min: 0, max: 24 } },
    motion,
    hideAttribution,
    overlay,
    noResultsMessage: { field: { kind: 'text' } },
    getStorage: { field: { kind: 'choice', options: ['null'] }, toProp: () => null, toCode: () => 'null' },
    autoFocus: { field: { kind: 'toggle' } },
    labels: inGerman({
      ...LIST_WORDS,
      picker: 'Bilder suchen',
      clear: 'Suche leeren',
      suggestions: 'Vorschläge',
      trendingSearches: 'Beliebte Suchbegriffe',
      types: 'Arten',
      tabs: { recent: 'Zuletzt', gifs: 'Bilder', stickers: 'Sticker', text: 'Text', videos: 'Clips' },
      noRecents: 'Ausgewählte Bilder erscheinen hier.',
    }),
    onGifClick: TOLD,
    onGifHover: TOLD,
    onGifSeen: TOLD,
    onGifVisible: TOLD,
    onGifRightClick: TOLD,
    onGifKeyDown: TOLD,
    onGifsFetchError: TOLD,
    track: TOLD,
  },
  states: [
    {
      id: 'all',
      label: 'All types',
      group: 'Content',
      preset: { types: 'gifs stickers text videos' },
      code: { ...CLIENT, props: ['client={client}'] },
      render: (show) => draw(show),
    },
    {
      id: 'plain',
      label: 'GIFs only',
      group: 'Content',
      preset: { types: 'gifs', getStorage: 'null' },
      code: { ...CLIENT, props: ['client={client}'] },
      render: (show) => draw(show),
    },
    ...lists,
  ],
});
