import type { Client } from '@zoetrope/fetch-api';
import type { FetchGifs, Gif, GifsResult } from '@zoetrope/model';
import type { CodeBlock } from './code-block.ts';
import type { StateGroup } from './scene.ts';

/** The source of GIFs of a state. */
export interface Source {
  readonly id: string;
  readonly label: string;
  readonly group: StateGroup;
  /** Its source code. */
  readonly code: string;
  /** The imports and declarations that the code needs. */
  readonly needs?: CodeBlock;
  readonly fetchGifs: (client: Client) => FetchGifs;
}

export const CLIENT: CodeBlock = {
  imports: { '@zoetrope/fetch-api': ['createClient'], '@zoetrope/model': ['localProvider'] },
  before: [
    "const client = createClient({ provider: localProvider('http://localhost:8787'), apiKey: 'zoetrope-web' });",
  ],
};

const failure = () => Promise.reject(new Error('This request fails on purpose.'));
const pendingForever = () => new Promise<never>(() => {});
const FAILURE_CODE = "Promise.reject(new Error('offline'))";
const PENDING_CODE = 'new Promise<never>(() => {})';

/** The sources for every state of a list. */
export const SOURCES: readonly [Source, ...Source[]] = [
  {
    id: 'gifs',
    label: 'GIFs',
    group: 'Content',
    code: 'client.trending',
    needs: CLIENT,
    fetchGifs: (client) => client.trending,
  },
  {
    id: 'stickers',
    label: 'Stickers',
    group: 'Content',
    code: "(page) => client.trending({ type: 'stickers', ...page })",
    needs: CLIENT,
    fetchGifs: (client) => (page) => client.trending({ type: 'stickers', ...page }),
  },
  {
    id: 'short-list',
    label: 'Short list',
    group: 'Content',
    code: [
      'async (page) => {',
      '  const { data, meta } = await client.trending({ limit: 5, ...page });',
      '  return { data, meta, pagination: { offset: 0, count: data.length, total_count: data.length } };',
      '}',
    ].join('\n'),
    needs: CLIENT,
    fetchGifs: (client) => async (page) => listOf((await client.trending({ limit: 5, ...page })).data),
  },
  { id: 'loading', label: 'Loading', group: 'Loading', code: `() => ${PENDING_CODE}`, fetchGifs: () => pendingForever },
  {
    id: 'no-results',
    label: 'No results',
    group: 'Empty and errors',
    code: "async () => ({ data: [], pagination: { offset: 0, count: 0 }, meta: { response_id: 'none' } })",
    fetchGifs: () => async () => listOf([]),
  },
  {
    id: 'request-failed',
    label: 'Request failed',
    group: 'Empty and errors',
    code: `() => ${FAILURE_CODE}`,
    fetchGifs: () => failure,
  },
  {
    id: 'next-page-failed',
    label: 'Next page failed',
    group: 'Empty and errors',
    code: `(page) => (page.offset > 0 ? ${FAILURE_CODE} : client.trending({ limit: 6, ...page }))`,
    needs: CLIENT,
    fetchGifs: (client) => (page) => (page.offset > 0 ? failure() : client.trending({ limit: 6, ...page })),
  },
  {
    id: 'loading-next-page',
    label: 'Loading next page',
    group: 'Loading',
    code: `(page) => (page.offset > 0 ? ${PENDING_CODE} : client.trending({ limit: 6, ...page }))`,
    needs: CLIENT,
    fetchGifs: (client) => (page) => (page.offset > 0 ? pendingForever() : client.trending({ limit: 6, ...page })),
  },
  {
    id: 'malformed-data',
    label: 'Malformed data',
    group: 'Empty and errors',
    code: "async () => ({ data: malformed, pagination: { offset: 0, count: malformed.length }, meta: { response_id: '' } })",
    needs: {
      imports: { '@zoetrope/model': ['type Gif as GifData'] },
      parameters: '{ malformed }: { readonly malformed: readonly GifData[] }',
    },
    fetchGifs: (client) => async (page) => listOf(toMalformed((await client.trending(page)).data)),
  },
  {
    id: 'missing-files',
    label: 'Missing files',
    group: 'Empty and errors',
    code: [
      'async (page) => {',
      '  const { data, ...rest } = await client.trending({ limit: 8, ...page });',
      "  const images = { original: { url: '/media/none/original.gif', width: 480, height: 270 } };",
      '  return { ...rest, data: data.map((gif) => ({ ...gif, images })) };',
      '}',
    ].join('\n'),
    needs: CLIENT,
    fetchGifs: (client) => async (page) =>
      listOf((await client.trending({ limit: 8, ...page })).data.map(withMissingFiles)),
  },
];

function listOf(data: readonly Gif[]): GifsResult {
  const count = data.length;
  return { data, pagination: { offset: 0, count, total_count: count }, meta: { response_id: 'playground' } };
}

/** Malformed data: without images, sizes, names and titles, with hostile values, and with a duplicate. */
function toMalformed(gifs: readonly Gif[]): readonly Gif[] {
  return gifs.slice(0, 8).map((gif, index) => {
    switch (index) {
      case 0:
        return { ...gif, images: undefined };
      case 1:
        return { ...gif, images: { original: { url: gif.images?.original?.url ?? '', width: 0, height: 0 } } };
      case 2:
        return { ...gif, title: '', alt_text: undefined, tags: [], user: undefined };
      case 3:
        return { ...gif, title: '<script>alert(1)</script>', url: 'javascript:alert(1)' };
      case 4:
        return {
          ...gif,
          images: {
            original: { ...gif.images?.original, url: gif.images?.original?.url ?? '', width: 9000, height: 1 },
          },
        };
      case 5:
        return gifs[6] ?? gif;
      default:
        return gif;
    }
  });
}

/** Replaces the files of a GIF by URLs that respond 404. */
export function withMissingFiles(gif: Gif): Gif {
  const images = Object.entries(gif.images ?? {}).map(([name, file]) => {
    const url = `/media/none/${name}.gif`;
    return [name, { ...file, url, webp: undefined, mp4: undefined }];
  });
  return { ...gif, images: Object.fromEntries(images) };
}
