import { MAX_BYTES } from '../admin/uploads/upload-limits.ts';
import { type GuardedClient, StatusError } from '../http/guarded-client.ts';
import { parseSiteUrl } from '../http/site-url.ts';
import { messageOf, ServerError } from '../server-error.ts';
import { parseChannels } from '../storage/open-catalogue.ts';
import type { ImportEntry, ImportSource } from './import-source.ts';
import { parseLibraryItem } from './library-item.ts';
import { type ListRow, parseJson } from './read-list.ts';
import { MEDIA_FOLDER } from './store-library-files.ts';

/** A page has up to 100 items, whose texts have up to 10 kB in several languages. */
const MAX_PAGE_BYTES = 10 * 1024 * 1024;

export interface ServerSourceOptions {
  /** Default: `zoetrope-web`, which a new server has. */
  readonly key?: string | undefined;
  /** Only the items of this channel there, and of the channels in it. */
  readonly channel?: string | undefined;
  /** Only the items that a search in English finds there. */
  readonly query?: string | undefined;
}

interface Page {
  readonly data: readonly unknown[];
  readonly total_count: number;
  readonly next_cursor: string;
}

/** The library of another Zoetrope server, by its `/v1/library`. Its responses are as untrusted as any file. */
export function openServer(
  siteUrl: string,
  { key = 'zoetrope-web', channel, query }: ServerSourceOptions,
  client: GuardedClient,
): ImportSource {
  const base = parseSiteUrl(siteUrl, 'the source');
  const { host } = new URL(base);
  const urlOf = (path: string, parameters: { readonly [name: string]: string | undefined }) => {
    const url = new URL(`${base}/v1/library${path}`);
    for (const [name, value] of Object.entries({ ...parameters, api_key: key })) {
      if (value !== undefined && value !== '') url.searchParams.set(name, value);
    }
    return url.href;
  };

  async function read(path: string, parameters: { readonly [name: string]: string | undefined }): Promise<string> {
    try {
      return (await client.get(urlOf(path, parameters), { maxBytes: MAX_PAGE_BYTES })).toString('utf8');
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      throw new ServerError(`${host}: ${explain(error)}`, { cause: error });
    }
  }

  async function readPage(next_cursor: string): Promise<Page> {
    const body = parseJson(await read('', { channel, query, next_cursor }));
    const { data, next_cursor: next = '', total_count = 0 } = Object(body);
    if (!Array.isArray(data) || typeof next !== 'string' || typeof total_count !== 'number') throw strangeError();
    return { data, total_count, next_cursor: next };
  }

  function strangeError(): ServerError {
    return new ServerError(`${host} does not respond as a Zoetrope server. Give its URL as browsers open it.`);
  }

  async function* entries(): AsyncGenerator<ImportEntry> {
    const seen = new Set<string>();
    for (let cursor = ''; ; ) {
      const { data, next_cursor } = await readPage(cursor);
      for (const values of data) yield toEntry(values, host);
      if (next_cursor === '') return;
      // Pages without items, or that lead back to an earlier one, would never end.
      if (data.length === 0 || seen.has(next_cursor)) throw strangeError();
      seen.add(next_cursor);
      cursor = next_cursor;
    }
  }

  /** Only with the whole library, as in an export. A server without this call has none to tell. */
  async function* aliases(): AsyncGenerator<ListRow> {
    if (channel !== undefined || query !== undefined) return;
    const text = await read('/tag-aliases', {}).catch((error: unknown) => {
      if (statusOf(error) !== 404) throw error;
    });
    if (text === undefined) return;
    const { data } = Object(parseJson(text));
    if (!Array.isArray(data)) throw strangeError();
    for (const values of data) yield { place: `An alias of ${host}`, values: Object(values) };
  }

  return {
    isServer: true,
    files: {
      list: async function* () {},
      read: (name) => client.get(urlOf(`/files/${name.slice(MEDIA_FOLDER.length + 1)}`, {}), { maxBytes: MAX_BYTES }),
      close: async () => {},
    },
    entries,
    count: async () => (await readPage('')).total_count,
    aliases,
    async channels() {
      const { data } = Object(parseJson(await read('/channels', { channel, query })));
      return parseChannels(JSON.stringify(data ?? null), `The list of channels of ${host}`);
    },
  };
}

function toEntry(values: unknown, host: string): ImportEntry {
  const { id } = Object(values);
  const place = typeof id === 'string' ? `${id.slice(0, 64)} of ${host}` : `An item of ${host}`;
  const item = parseLibraryItem(Object(values));
  return typeof item === 'string' ? { place, fault: item } : { place, item };
}

/** The status of the response that caused an error. Undefined if another reason did. */
function statusOf(error: unknown): number | undefined {
  const cause = error instanceof ServerError && !(error instanceof StatusError) ? error.cause : error;
  return cause instanceof StatusError ? cause.status : undefined;
}

function explain(error: unknown): string {
  switch (statusOf(error)) {
    case 401:
      return 'It does not know the API key. Set --key to one of its keys.';
    case 404:
      return 'It has no such library, channel or search. Give the URL of a Zoetrope server as browsers open it.';
    default:
      return messageOf(error);
  }
}
