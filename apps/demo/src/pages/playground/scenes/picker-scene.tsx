import { GifPicker, type GifPickerProps } from '@zoetrope/react-components/picker';
import type { Choice } from '../control.ts';
import { inGerman, LIST_TEXTS } from '../labels.ts';
import { fixed, LOGGED } from '../prop-table.ts';
import { type RenderContext, type SceneState, sceneOf } from '../scene.ts';
import { CLIENT, SOURCES } from '../sources.ts';
import { TILE_PROPS } from '../tile-props.tsx';

const listOf = (options: readonly string[]): Choice => ({
  field: { kind: 'choice', options },
  toProp: (text) => text.split(' '),
  toExpression: (text) =>
    `[${text
      .split(' ')
      .map((word) => `'${word}'`)
      .join(', ')}]`,
});

function renderPicker({ clients: { client }, props }: RenderContext, overrides: Partial<GifPickerProps> = { client }) {
  return <GifPicker {...overrides} {...(props as Partial<GifPickerProps>)} />;
}

const listStates = SOURCES.filter(({ id }) =>
  ['loading', 'no-results', 'request-failed', 'malformed-data', 'missing-files'].includes(id),
).map(
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
    render: (context) => {
      const fetchPage = fetchGifs(context.clients.client);
      return renderPicker(context, {
        search: (_, page) => fetchPage(page),
        trending: fetchPage,
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
    client: fixed('Set by “All types” and “GIFs only”.'),
    search: fixed('Set by the other states.'),
    trending: fixed('Set by the other states.'),
    searchTags: fixed('Provided by the client.'),
    trendingSearches: fixed('Provided by the client.'),
    provider: fixed('Provided by the client.'),
    providers: fixed('Provided by a client of several providers.'),
    query: fixed('Uncontrolled here: the field keeps its own text.'),
    defaultQuery: { field: { kind: 'text' } },
    onQueryChange: LOGGED,
    types: listOf(['gifs', 'stickers', 'gifs stickers text videos']),
    columns: { field: { kind: 'number', min: 1, max: 6 } },
    gutter: { field: { kind: 'number', min: 0, max: 24 } },
    motion,
    hideAttribution,
    overlay,
    noResultsMessage: { field: { kind: 'text' } },
    getStorage: { field: { kind: 'choice', options: ['null'] }, toProp: () => null, toExpression: () => 'null' },
    autoFocus: { field: { kind: 'toggle' } },
    labels: inGerman({
      ...LIST_TEXTS,
      picker: 'Bilder suchen',
      clear: 'Suche leeren',
      suggestions: 'Vorschläge',
      trendingSearches: 'Beliebte Suchbegriffe',
      types: 'Arten',
      tabs: { recent: 'Zuletzt', gifs: 'Bilder', stickers: 'Sticker', text: 'Text', videos: 'Clips', memes: 'Memes' },
      noRecents: 'Ausgewählte Bilder erscheinen hier.',
    }),
    onGifClick: LOGGED,
    onGifHover: LOGGED,
    onGifSeen: LOGGED,
    onGifVisible: LOGGED,
    onGifRightClick: LOGGED,
    onGifKeyDown: LOGGED,
    onGifsFetchError: LOGGED,
    track: LOGGED,
  },
  states: [
    {
      id: 'all-types',
      label: 'All types',
      group: 'Content',
      preset: { types: 'gifs stickers text videos' },
      code: { ...CLIENT, props: ['client={client}'] },
      render: (context) => renderPicker(context),
    },
    {
      id: 'gifs-only',
      label: 'GIFs only',
      group: 'Content',
      preset: { types: 'gifs', getStorage: 'null' },
      code: { ...CLIENT, props: ['client={client}'] },
      render: (context) => renderPicker(context),
    },
    ...listStates,
  ],
});
