import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { shortenCatalogue } from '../../testing/clients/shorten-catalogue.ts';
import { prepareDataFolder } from '../../testing/data-folders.ts';
import { checksumsOf, filesIn } from '../../testing/files-in.ts';
import { createImports, type TestImport } from '../../testing/imports.ts';
import { animatedGif } from '../../testing/test-pictures.ts';
import { createTestService, openTestDatabase } from '../../testing/test-service.ts';
import { uploadStorage } from '../admin/uploads/upload-storage.ts';
import { runExport } from '../export/run-export.ts';
import type { Selection } from '../export/select-items.ts';
import { type Listening, listen } from '../http/listen.ts';
import { addKey } from '../keys/stored-keys.ts';
import { watchKeys } from '../keys/watch-keys.ts';
import { loadCatalogue } from '../library/catalogue/load-catalogue.ts';
import { startServer } from '../start-server.ts';
import type { Catalogue } from '../storage/catalogue.ts';
import { runExportCommand } from './run-export.ts';
import { runImportCommand } from './run-import.ts';

/** Starting a server takes seconds. */
const SLOW_MS = 120_000;

/** Items with every kind of file and field. */
const IDS: ReadonlySet<string> = new Set([
  'bye-bye-plane',
  'coffee-first',
  'movie-night-countdown',
  'robot-says-hello',
  'spirograph-rose',
  'words-text-lets-eat',
  'words-thanks',
]);
const ITEMS = catalogue.items.filter(({ id }) => IDS.has(id));
const NOTHING: Catalogue = { items: [], channels: [], fileUrl };

type Files = Awaited<ReturnType<typeof filesIn>>;

let folder: string;
let source: Listening;
let closeSource: () => Promise<void>;
/** The checksums of all files that the source has. */
let sourceChecksums: ReturnType<typeof checksumsOf>;
let folders = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-servers-'));
  // Their files are copied several times.
  const shortened = await shortenCatalogue(join(folder, 'catalogue'), ITEMS);
  const library = await openLibrary();
  const { db } = library;
  await loadCatalogue(db, shortened, Date.now());
  await db
    .insertInto('tag_aliases')
    .values({ alias: 'lutra', tag: 'otter', added_by: null, added_at: new Date() })
    .execute();
  const gifs = await library.sourceWith({
    'Swimming otter.gif': await animatedGif({ seed: 1 }),
    'Rude otter.gif': await animatedGif({ seed: 2 }),
    'Rude otter.json': JSON.stringify({ rating: 'r', author: 'Ada', source: 'A pond' }),
  });
  await library.importFrom(gifs, { license: 'CC-BY-4.0' });
  for (const [key, max_rating] of [
    ['zoetrope-web', null],
    ['for-kids', 'g'],
  ] as const) {
    await addKey(db, { key, name: '', type: 'web', limits: {}, max_rating }, Date.now());
  }
  const knownKeys = await watchKeys({ db, acceptsAny: false, isShared: false, onError: () => {} });
  const folders = { dataFolder: library.data, cacheFolder: join(library.data, 'media') };
  const service = createTestService(library, { ...folders, catalogue: shortened, knownKeys });
  source = await listen(service.app.fetch, { port: 0, host: '127.0.0.1' });
  closeSource = async () => {
    await service.close();
    await source.close();
  };
  sourceChecksums = checksumsOf(await library.exported({}, shortened));
}, SLOW_MS);
afterAll(async () => {
  await closeSource();
  await rm(folder, { recursive: true, force: true });
});

function newFolder(name: string): string {
  folders += 1;
  return join(folder, `${name}-${folders}`);
}

/** An empty library without a server. */
async function openLibrary() {
  const data = await mkdtemp(newFolder('data'));
  const { db, pool, close } = await openTestDatabase('schema');
  const { sourceWith, importFrom } = createImports(() => ({ folder: data, db }));
  return {
    ...{ data, db, pool, close, sourceWith, importFrom },
    /** Imports from a server. */
    copyFrom: (origin: string, options: TestImport = {}) =>
      importFrom(origin, { license: undefined, allowNetwork: '127.0.0.1', ...options }),
    /** All files of an export. */
    async exported(selection: Selection = {}, served = NOTHING): Promise<Files> {
      const target = newFolder('export');
      const { uploads } = uploadStorage(data, undefined);
      const context = { db, uploads, catalogue: served, onEvent: () => {}, findFfmpeg: async () => undefined };
      await runExport(context, { target, ...selection });
      return filesIn(target);
    },
  };
}

/** Closed at the end of the test. */
async function openTarget() {
  const library = await openLibrary();
  onTestFinished(library.close);
  return library;
}

/** A server that responds as a Zoetrope server does not. */
async function hostile(respond: RequestListener): Promise<string> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const item = (fields: object) => ({
  id: 'newt',
  kind: 'gif',
  title: 'Newt',
  alt_text: 'A newt',
  tags: ['newt'],
  channel: null,
  rating: 'g',
  created: '2026-01-02T03:04:05.000Z',
  width: 60,
  height: 40,
  frames: 4,
  duration_ms: 320,
  master: 'newt/master.gif',
  license: 'CC0-1.0',
  source: 'A pond',
  ...fields,
});

describe('importing from another Zoetrope server', () => {
  it(
    'copies its library with all fields and files, byte by byte, once, into a running server',
    async () => {
      const data = newFolder('data');
      await prepareDataFolder('schema', data);
      const target = await startServer({ catalogue: NOTHING, port: 0, dataFolder: data });
      onTestFinished(() => target.close());
      const refusals: string[] = [];
      const progress: unknown[] = [];
      const importAll = (origin: string) =>
        runImportCommand([origin, '--allow-network', '127.0.0.1', '--data', data], {
          env: {},
          onEvent(event) {
            if (event.kind === 'refused') refusals.push(event.reason);
            if (event.kind === 'progress') progress.push(event);
          },
        });
      const first = await importAll(`${source.origin}/`);
      expect(refusals).toEqual([]);
      expect(first).toMatchObject({ imported: IDS.size + 2, present: 0, refused: 0, isAborted: false });
      expect(progress.at(-1)).toMatchObject({ files: IDS.size + 2, totalFiles: IDS.size + 2 });
      const exported = newFolder('export');
      await runExportCommand([exported, '--data', data], { env: {}, catalogue: NOTHING, onEvent: () => {} });
      const copied = await filesIn(exported);
      expect(checksumsOf(copied)).toEqual(sourceChecksums);
      expect(copied['tag-aliases.csv']?.toString()).toBe('alias,tag\r\nlutra,otter\r\n');
      const response = await fetch(`${target.origin}/v1/gifs/search?api_key=zoetrope-web&q=otter`);
      expect((await response.json()).data).toHaveLength(1);
      expect(await importAll(source.origin)).toMatchObject({ imported: 0, present: IDS.size + 2, refused: 0 });
    },
    SLOW_MS,
  );

  it(
    'copies a search or a channel, and no item above the maximum rating of the key',
    async () => {
      const { copyFrom, exported } = await openTarget();
      expect(await copyFrom(source.origin, { query: 'otter', key: 'for-kids' })).toMatchObject({ imported: 1 });
      expect(await copyFrom(source.origin, { query: 'otter' })).toMatchObject({ imported: 1, present: 1 });
      const channel = ITEMS.find((each) => each.channel !== null)?.channel ?? '';
      const { imported } = await copyFrom(source.origin, { channel });
      expect(imported).toBeGreaterThan(0);
      expect(imported).toBeLessThan(IDS.size);
      const otters = await exported({ query: 'otter' });
      expect(otters['items.ndjson']?.toString()).toContain('"author":"Ada"');
      expect(Object.keys(otters).filter((name) => name.endsWith('.gif'))).toHaveLength(2);
    },
    SLOW_MS,
  );

  it(
    'continues where an interrupted import has ended, without downloading again',
    async () => {
      const { copyFrom, exported } = await openTarget();
      let files = 0;
      let isAway = true;
      const proxy = await hostile(async ({ url = '' }, response) => {
        if (url.includes('/files/')) files += 1;
        if (isAway && files > 6) {
          response.destroy();
          return;
        }
        const original = await fetch(`${source.origin}${url}`);
        response.writeHead(original.status).end(Buffer.from(await original.arrayBuffer()));
      });
      const first = await copyFrom(proxy);
      expect(first.imported).toBeGreaterThan(0);
      expect(first.refusals[0]).toMatch(/ of 127\.0\.0\.1:\d+: It cannot be downloaded/);
      expect(first.imported + first.refused).toBe(IDS.size + 2);
      isAway = false;
      files = 0;
      expect(await copyFrom(proxy)).toMatchObject({ imported: first.refused, present: first.imported, refused: 0 });
      expect(checksumsOf(await exported())).toEqual(sourceChecksums);
      files = 0;
      await copyFrom(proxy);
      expect(files).toBe(0);
    },
    SLOW_MS,
  );

  it(
    'reports items that are invalid or whose files are not what they say, and imports the others',
    async () => {
      const { copyFrom, data } = await openTarget();
      const gif = await animatedGif({ seed: 7 });
      const items = [
        item({ id: '../newt' }),
        item({ master: '../../../etc/passwd' }),
        item({ id: 'large', width: 1e9 }),
        item({
          id: 'many',
          mp4: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`size-${n}`, 'newt/x.mp4'])),
        }),
        item({ id: 'other-size', width: 61 }),
        item({ id: 'page', master: 'page/master.webp' }),
        item({ id: 'missing', master: 'missing/master.gif' }),
        item({ id: 'homeless', channel: 'nowhere' }),
        'no item',
        null,
        item({ id: 'newt', license: undefined }),
        item({}),
      ];
      const origin = await hostile(({ url = '' }, response) => {
        const { pathname } = new URL(url, 'http://x.test');
        const page = { data: items, total_count: items.length, next_cursor: '' };
        if (pathname === '/v1/library/channels') response.end(JSON.stringify({ data: [] }));
        else if (pathname === '/v1/library') response.end(JSON.stringify(page));
        // Earlier releases have no such call.
        else if (pathname === '/v1/library/tag-aliases') response.writeHead(404).end('{}');
        else if (pathname.includes('/missing/')) response.writeHead(404).end();
        else response.end(pathname.includes('/page/') ? '<!doctype html>' : gif);
      });
      const { refusals, ...counts } = await copyFrom(origin);
      expect(counts).toMatchObject({ imported: 1, present: 0, refused: items.length - 1 });
      expect(refusals.join('\n')).not.toContain('api_key');
      for (const reason of [
        'id: ',
        'master: ',
        'width: ',
        'has more than 100 files',
        'not 4 of 61 × 40',
        'not GIF or WebP',
        'status 404',
        'nowhere',
      ]) {
        expect(refusals.some((text) => text.includes(reason))).toBe(true);
      }
      expect((await readdir(join(data, 'uploads'))).filter((name) => name !== 'unfinished')).toHaveLength(1);
    },
    SLOW_MS,
  );
});

describe('an item whose id another item has', () => {
  /** A server with one item. Counts the requests for its file. */
  async function serverOf(gif: Buffer, fields: object = {}) {
    const requests = { files: 0 };
    const origin = await hostile(({ url = '' }, response) => {
      const { pathname } = new URL(url, 'http://x.test');
      if (pathname.includes('/files/')) requests.files += 1;
      if (pathname === '/v1/library') {
        response.end(JSON.stringify({ data: [item(fields)], total_count: 1, next_cursor: '' }));
      } else if (pathname.includes('/files/')) response.end(gif);
      else response.end(JSON.stringify({ data: [] }));
    });
    return { origin, requests };
  }

  it(
    'is present without a download if it is a copy or was made of the same file, and refused if its file is another one',
    async () => {
      const { copyFrom } = await openTarget();
      const [gif, other] = await Promise.all([animatedGif({ seed: 7 }), animatedGif({ seed: 8 })]);
      const created = '2025-01-01T00:00:00.000Z';
      const ofContent = 'i0123456789abcdef0123';
      for (const id of ['newt', ofContent]) {
        expect(await copyFrom((await serverOf(gif, { id })).origin)).toMatchObject({ imported: 1, refusals: [] });
      }
      const results = [];
      for (const [content, fields] of [
        [gif, {}],
        [gif, { created, id: ofContent }],
        [gif, { created }],
        [other, { created }],
      ] as const) {
        const { origin, requests } = await serverOf(content, fields);
        const { present, refusals } = await copyFrom(origin);
        results.push({ present, files: requests.files, refusals });
      }
      expect(results).toEqual([
        { present: 1, files: 0, refusals: [] },
        { present: 1, files: 0, refusals: [] },
        { present: 1, files: 1, refusals: [] },
        {
          ...{ present: 0, files: 1 },
          refusals: [expect.stringMatching(/^newt of .*: The id "newt" belongs to another item, "Newt"\./)],
        },
      ]);
    },
    SLOW_MS,
  );
});

describe('importing from what is no such server', () => {
  let library: Awaited<ReturnType<typeof openLibrary>>;
  beforeAll(async () => {
    library = await openLibrary();
  }, SLOW_MS);
  afterAll(() => library.close());

  it.each([
    ['is none', (_, response) => response.end('<!doctype html>'), 'does not respond as a Zoetrope server'],
    ['has no such call', (_, response) => response.writeHead(404).end('{}'), 'It has no such library'],
    ['does not know the key', (_, response) => response.writeHead(401).end('{}'), 'It does not know the API key'],
    [
      'has endless pages without items',
      (_, response) => response.end(JSON.stringify({ data: [], total_count: 9, next_cursor: String(Math.random()) })),
      'does not respond as a Zoetrope server',
    ],
    [
      'has pages that lead back to earlier ones',
      ({ url = '' }, response) => {
        const next_cursor = url.includes('next_cursor=one') ? 'two' : 'one';
        response.end(JSON.stringify({ data: [null], total_count: 9, next_cursor }));
      },
      'does not respond as a Zoetrope server',
    ],
    [
      'redirects to a private address',
      (_, response) => response.writeHead(302, { Location: 'http://10.0.0.1/' }).end(),
      '10.0.0.1 is not a public address',
    ],
  ] satisfies readonly (readonly [string, RequestListener, string])[])(
    'ends with the reason if a server %s',
    async (_, respond, reason) => {
      const origin = await hostile((request, response) => {
        const isChannels = request.url?.startsWith('/v1/library/channels') && reason.includes('Zoetrope server');
        if (isChannels) response.end(JSON.stringify({ data: [] }));
        else respond(request, response);
      });
      await expect(library.copyFrom(origin)).rejects.toThrow(reason);
    },
  );

  it(
    'ends when it is interrupted while the other server sends a page',
    async () => {
      const interrupted = new AbortController();
      const origin = await hostile(({ url = '' }, response) => {
        const { pathname, searchParams } = new URL(url, 'http://x.test');
        if (pathname !== '/v1/library') response.end(JSON.stringify({ data: [] }));
        else if (!searchParams.has('next_cursor')) {
          response.end(JSON.stringify({ data: [null], total_count: 2, next_cursor: 'more' }));
        } else response.writeHead(200).write('{', () => interrupted.abort());
      });
      const result = await library.copyFrom(origin, { signal: interrupted.signal });
      expect(result).toMatchObject({ imported: 0, refused: 0, isAborted: true });
    },
    SLOW_MS,
  );

  it('reaches no private address without --allow-network', async () => {
    const reached = library.copyFrom(source.origin, { allowNetwork: undefined });
    await expect(reached).rejects.toThrow('127.0.0.1 is not a public address');
  });
});
