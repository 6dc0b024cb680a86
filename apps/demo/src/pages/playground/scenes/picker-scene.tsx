import { GifPicker, type GifPickerProps } from '@zoetrope/react-components/picker';
import type { CodeBlock } from '../code-block.ts';
import type { Choice } from '../control.ts';
import { inGerman, LIST_WORDS } from '../labels.ts';
import { because, TOLD } from '../prop-table.ts';
import { type SceneState, type Show, sceneOf } from '../scene.ts';
import { CLIENT, SOURCES } from '../sources.ts';
import { TILE_PROPS } from '../tile-props.tsx';

const CALLS = ['search={client.search}', 'trending={client.trending}'];
const TERMS = ['searchTags={client.searchTags}', 'trendingSearches={client.trendingSearches}', 'provider={provider}'];

const PROVIDER: CodeBlock = {
  imports: CLIENT.imports,
  before: [
    "const provider = localProvider('http://localhost:8787');",
    "const client = createClient({ provider, apiKey: 'zoetrope-web' });",
  ],
};

const words = (options: readonly string[]): Choice => ({
  field: { kind: 'choice', options },
  toProp: (text) => text.split(' '),
  toCode: (text) =>
    `[${text
      .split(' ')
      .map((word) => `'${word}'`)
      .join(', ')}]`,
});

function draw({ clients: { client, provider }, props }: Show, given: Partial<GifPickerProps> = {}) {
  return (
    <GifPicker
      search={client.search}
      trending={client.trending}
      searchTags={client.searchTags}
      trendingSearches={client.trendingSearches}
      provider={provider}
      {...given}
      {...(props as Partial<GifPickerProps>)}
    />
  );
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
        searchTags: undefined,
        trendingSearches: undefined,
        provider: undefined,
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
    search: because('Set by every state.'),
    trending: because('Set by every state.'),
    searchTags: because('Set by “All types”, omitted by “GIFs only”.'),
    trendingSearches: because('Set by “All types”, omitted by “GIFs only”.'),
    provider: because('Set by “All types”, omitted by “GIFs only”.'),
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
      code: { ...PROVIDER, props: [...CALLS, ...TERMS] },
      render: (show) => draw(show),
    },
    {
      id: 'plain',
      label: 'GIFs only',
      group: 'Content',
      preset: { types: 'gifs', getStorage: 'null' },
      code: { ...CLIENT, props: CALLS },
      render: (show) => draw(show, { searchTags: undefined, trendingSearches: undefined, provider: undefined }),
    },
    ...lists,
  ],
});
