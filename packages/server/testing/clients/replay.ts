import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue as released } from '@zoetrope/catalogue';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { createApp, type ZoetropeApp } from '../../src/create-app.ts';
import type { OpenDatabase } from '../../src/database/open-database.ts';
import { type Listening, listen } from '../../src/http/listen.ts';
import { loadCatalogue } from '../../src/library/catalogue/load-catalogue.ts';
import type { Catalogue } from '../../src/storage/catalogue.ts';
import { createFolderStorage } from '../../src/storage/folder-storage.ts';
import { type Description, describedResponses } from '../described-responses.ts';
import { openTestDatabase } from '../test-service.ts';
import type { ReadField } from './read-fields.ts';
import { shortenCatalogue } from './shorten-catalogue.ts';

/** A request as a client sends it; `{key}` and the like stand for values of the server. */
export interface ClientRequest {
  readonly client: string;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly query: object;
  readonly body?: object;
  readonly status: number;
  readonly reads: readonly ReadField[];
}

export interface Replayed<Body> {
  readonly status: number;
  readonly type: string | null;
  readonly body: Body;
  /** Differences between the response and its description. Undescribed paths have one. */
  readonly mismatches: readonly string[];
}

/**
 * A server with all items of the catalogue, shortened, for the tests of a file. Unlike `startServer`, it does not render
 * the first tiles in advance, which no client notices. It shares its renditions with the servers of other
 * files, but not their sizes: it knows those of the renditions that it has served.
 */
export function setUpReplay() {
  let folder: string;
  let catalogue: Catalogue;
  let database: OpenDatabase;
  let service: ZoetropeApp;
  let server: Listening;
  let find: ReturnType<typeof describedResponses>;

  async function start(): Promise<void> {
    const { db, pool } = database;
    const objectStorage = {
      uploads: createFolderStorage(join(folder, 'uploads')),
      renditions: createFolderStorage(inject('dataFolders').renditions),
      probe: async () => {},
    };
    const folders = { dataFolder: folder, cacheFolder: join(folder, 'media') };
    service = createApp({ db, pool, catalogue, objectStorage, ...folders });
    server = await listen(service.app.fetch, { port: 0, host: '127.0.0.1' });
  }

  async function stop(): Promise<void> {
    await service.close();
    await server.close();
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zoetrope-replay-'));
    // Clients request no other language, and most of the time of a load is that of translations.
    const items = released.items.map((item) => ({ ...item, i18n: {} }));
    catalogue = await shortenCatalogue(join(folder, 'catalogue'), items);
    database = await openTestDatabase('schema');
    await loadCatalogue(database.db, catalogue, Date.now());
    await start();
    const description = await fetch(`${server.origin}/openapi.json`);
    find = describedResponses((await description.json()) as Description);
  }, 120_000);
  afterAll(async () => {
    await stop();
    await database.close();
    // A rendition that was being encoded when the server closed is still written.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });

  /** Sends a request; `{name}` in its path and its query is replaced by the value of that name. */
  async function send<Body>(
    { method = 'GET', path, query = {}, body }: Partial<ClientRequest> & { readonly path: string },
    values: { readonly [name: string]: string } = {},
  ): Promise<Replayed<Body>> {
    const fill = (text: string) =>
      Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, value), text);
    const parameters = Object.entries(query).map(([name, value]) => [name, fill(String(value))]);
    const response = await fetch(`${server.origin}${fill(path)}?${new URLSearchParams(parameters)}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: fill(JSON.stringify(body)) }),
    });
    const sent = (await response.json()) as Body;
    const described = find(method, fill(path));
    const mismatches = described?.mismatchesOf(response.status, sent) ?? [`${path} is not described`];
    return { status: response.status, type: response.headers.get('Content-Type'), body: sent, mismatches };
  }

  return {
    send,
    /** Where the service listens. */
    origin: () => server.origin,
    /** Starts another service on the same database and folder. */
    async restart() {
      await stop();
      await start();
    },
  };
}

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Fetches a media file, and decodes it. Returns its length in bytes. */
export async function decodeFile(url: string, { width, height }: PixelSize): Promise<number> {
  const response = await fetch(url);
  expect([url, response.status]).toEqual([url, 200]);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (url.endsWith('.mp4')) expect([url, bytes.toString('latin1', 4, 8)]).toEqual([url, 'ftyp']);
  else if (url.endsWith('.webm')) expect([url, bytes.readUInt32BE()]).toEqual([url, 0x1a45dfa3]);
  else {
    const decoded = await sharp(bytes, { animated: true }).metadata();
    expect([url, decoded.width, decoded.pageHeight ?? decoded.height]).toEqual([url, width, height]);
  }
  return bytes.length;
}
