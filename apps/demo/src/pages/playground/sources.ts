import type { Client } from '@zoetrope/fetch-api';
import type { FetchGifs, Gif, GifsResult } from '@zoetrope/model';

/** Where the GIFs of a state come from. */
export interface Source {
  readonly id: string;
  readonly label: string;
  /** How an application would write it. */
  readonly code: string;
  readonly fetchGifs: (client: Client) => FetchGifs;
}

const failure = () => Promise.reject(new Error('The playground lets this call fail.'));
const never = () => new Promise<never>(() => {});

/** Every state that a list of GIFs can be in. */
export const SOURCES: readonly [Source, ...Source[]] = [
  {
    id: 'gifs',
    label: 'GIFs',
    code: 'fetchGifs={(offset, options) => client.trending({ offset, ...options })}',
    fetchGifs: (client) => (offset, options) => client.trending({ offset, ...options }),
  },
  {
    id: 'stickers',
    label: 'Stickers',
    code: "fetchGifs={(offset, options) => client.trending({ type: 'stickers', offset, ...options })}",
    fetchGifs: (client) => (offset, options) => client.trending({ type: 'stickers', offset, ...options }),
  },
  {
    id: 'end',
    label: 'A short list',
    code: 'fetchGifs={(_, options) => client.trending({ limit: 5, ...options }).then(asWhole)}',
    fetchGifs: (client) => async (_, options) => asWhole(await client.trending({ limit: 5, ...options })),
  },
  { id: 'loading', label: 'Loading', code: 'fetchGifs={() => new Promise(() => {})}', fetchGifs: () => never },
  {
    id: 'empty',
    label: 'Nothing found',
    code: 'fetchGifs={async () => noGifs}',
    fetchGifs: () => async () => listOf([]),
  },
  {
    id: 'failed',
    label: 'Failed',
    code: "fetchGifs={() => Promise.reject(new Error('offline'))}",
    fetchGifs: () => failure,
  },
  {
    id: 'failed-later',
    label: 'Failed further on',
    code: 'fetchGifs={firstPageThenFailure}',
    fetchGifs: (client) => (offset, options) =>
      offset > 0 ? failure() : client.trending({ limit: 6, ...options, offset }),
  },
  {
    id: 'loading-later',
    label: 'Loading further on',
    code: 'fetchGifs={firstPageThenNothing}',
    fetchGifs: (client) => (offset, options) =>
      offset > 0 ? never() : client.trending({ limit: 6, ...options, offset }),
  },
  {
    id: 'strange',
    label: 'Strange data',
    code: 'fetchGifs={async () => withoutImagesSizesOrNames}',
    fetchGifs: (client) => async (_, options) => listOf(strange((await client.trending(options)).data)),
  },
  {
    id: 'broken',
    label: 'Files that are gone',
    code: 'fetchGifs={async () => withFilesThatAreGone}',
    fetchGifs: (client) => async (_, options) =>
      listOf((await client.trending({ limit: 8, ...options })).data.map(broken)),
  },
];

export function listOf(data: readonly Gif[]): GifsResult {
  const count = data.length;
  return { data, pagination: { offset: 0, count, total_count: count }, meta: { response_id: 'playground' } };
}

function asWhole(page: GifsResult): GifsResult {
  return listOf(page.data);
}

/** What no service should send: without images, sizes, names and titles, with hostile ones, and one GIF twice. */
function strange(gifs: readonly Gif[]): readonly Gif[] {
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

/** The same GIF with files that the service answers with 404. */
export function broken(gif: Gif): Gif {
  const images = Object.entries(gif.images ?? {}).map(([name, file]) => {
    const url = `/media/none/${name}.gif`;
    return [name, { ...file, url, webp: undefined, mp4: undefined }];
  });
  return { ...gif, images: Object.fromEntries(images) };
}
