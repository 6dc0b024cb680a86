import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { shortenCatalogue } from '../../testing/clients/shorten-catalogue.ts';
import { prepareDataFolder } from '../../testing/data-folders.ts';
import { filesIn } from '../../testing/files-in.ts';
import { animatedGif } from '../../testing/test-pictures.ts';
import { openEmbedded } from '../database/open-database.ts';
import type { TransferEvent } from '../import/transfer.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import type { Catalogue } from '../storage/catalogue.ts';
import { runExportCommand } from './run-export.ts';
import { runImportCommand } from './run-import.ts';
import { runKeys } from './run-keys.ts';

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

let folder: string;
let shortened: Catalogue;
let source: RunningServer;
let sourceData: string;
let targets = 0;
let data: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-servers-'));
  // The server renders its first tiles in advance.
  shortened = await shortenCatalogue(join(folder, 'catalogue'), ITEMS);
  sourceData = await emptyFolder();
  const { db, close } = await openEmbedded(sourceData);
  await db
    .insertInto('tag_aliases')
    .values({ alias: 'lutra', tag: 'otter', added_by: null, added_at: new Date() })
    .execute();
  await close();
  source = await startServer({ catalogue: shortened, port: 0, dataFolder: sourceData });
  const gifs = join(folder, 'gifs');
  await mkdir(gifs);
  await writeFile(join(gifs, 'Swimming otter.gif'), await animatedGif({ seed: 1 }));
  await writeFile(join(gifs, 'Rude otter.gif'), await animatedGif({ seed: 2 }));
  await writeFile(join(gifs, 'Rude otter.json'), JSON.stringify({ rating: 'r', author: 'Ada', source: 'A pond' }));
  await runCommand([gifs, '--license', 'CC-BY-4.0', '--data', sourceData]);
}, SLOW_MS);
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

async function emptyFolder(): Promise<string> {
  targets += 1;
  const path = join(folder, `data-${targets}`);
  await mkdir(path);
  await prepareDataFolder('schema', path);
  return path;
}

async function runCommand(argv: readonly string[], signal?: AbortSignal) {
  const events: TransferEvent[] = [];
  const result = await runImportCommand(argv, { env: {}, signal, onEvent: (event) => events.push(event) });
  const refusals = events.flatMap((event) => (event.kind === 'refused' ? [`${event.place}: ${event.reason}`] : []));
  return { ...result, refusals, progress: events.filter(({ kind }) => kind === 'progress') };
}

const importFrom = (origin: string, options: readonly string[] = []) =>
  runCommand([origin, '--allow-network', '127.0.0.1', '--data', data, ...options]);

async function exportOf(dataFolder: string, served: Catalogue, options: readonly string[] = []) {
  targets += 1;
  const target = join(folder, `export-${targets}`);
  await runExportCommand([target, '--data', dataFolder, ...options], { env: {}, catalogue: served, onEvent: () => {} });
  return filesIn(target);
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
  beforeEach(async () => {
    data = await emptyFolder();
  });

  it(
    'copies its library with all fields and files, byte by byte, once, also into a running server',
    async () => {
      const target = await startServer({ catalogue: NOTHING, port: 0, dataFolder: data });
      try {
        const first = await importFrom(`${source.origin}/`);
        expect(first.refusals).toEqual([]);
        expect(first).toMatchObject({ imported: IDS.size + 2, present: 0, refused: 0, isAborted: false });
        expect(first.progress.at(-1)).toMatchObject({ files: IDS.size + 2, totalFiles: IDS.size + 2 });
        const copied = await exportOf(data, NOTHING);
        expect(copied).toEqual(await exportOf(sourceData, shortened));
        expect(copied['tag-aliases.csv']?.toString()).toBe('alias,tag\r\nlutra,otter\r\n');
        const response = await fetch(`${target.origin}/v1/gifs/search?api_key=zoetrope-web&q=otter`);
        expect((await response.json()).data).toHaveLength(1);
        expect(await importFrom(source.origin)).toMatchObject({ imported: 0, present: IDS.size + 2, refused: 0 });
      } finally {
        await target.close();
      }
    },
    SLOW_MS,
  );

  it(
    'copies a search or a channel, and no item above the maximum rating of the key',
    async () => {
      await runKeys(['add', 'for-kids', '--rating', 'g', '--data', sourceData], {});
      expect(await importFrom(source.origin, ['--query', 'otter', '--key', 'for-kids'])).toMatchObject({ imported: 1 });
      expect(await importFrom(source.origin, ['--query', 'otter'])).toMatchObject({ imported: 1, present: 1 });
      const channel = ITEMS.find((each) => each.channel !== null)?.channel ?? '';
      const { imported } = await importFrom(source.origin, ['--channel', channel]);
      expect(imported).toBeGreaterThan(0);
      expect(imported).toBeLessThan(IDS.size);
      const otters = await exportOf(data, NOTHING, ['--query', 'otter']);
      expect(otters['items.ndjson']?.toString()).toContain('"author":"Ada"');
      expect(Object.keys(otters).filter((name) => name.endsWith('.gif'))).toHaveLength(2);
    },
    SLOW_MS,
  );

  it(
    'continues where an interrupted import has ended, without downloading again',
    async () => {
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
      const first = await importFrom(proxy);
      expect(first.imported).toBeGreaterThan(0);
      expect(first.refusals[0]).toMatch(/ of 127\.0\.0\.1:\d+: It cannot be downloaded/);
      expect(first.imported + first.refused).toBe(IDS.size + 2);
      isAway = false;
      files = 0;
      expect(await importFrom(proxy)).toMatchObject({ imported: first.refused, present: first.imported, refused: 0 });
      expect(await exportOf(data, NOTHING)).toEqual(await exportOf(sourceData, shortened));
      files = 0;
      await importFrom(proxy);
      expect(files).toBe(0);
    },
    SLOW_MS,
  );

  it(
    'reports items that are invalid or whose files are not what they say, and imports the others',
    async () => {
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
      const { refusals, ...counts } = await importFrom(origin);
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

describe('importing from what is no such server', () => {
  let target: RunningServer;
  beforeAll(async () => {
    data = await emptyFolder();
    // Opens the database once.
    target = await startServer({ catalogue: NOTHING, port: 0, dataFolder: data });
  }, SLOW_MS);
  afterAll(() => target.close());

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
      await expect(importFrom(origin)).rejects.toThrow(reason);
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
      // No server runs there, which would end the command itself.
      const options = [origin, '--allow-network', '127.0.0.1', '--data', await emptyFolder()];
      expect(await runCommand(options, interrupted.signal)).toMatchObject({ imported: 0, refused: 0, isAborted: true });
    },
    SLOW_MS,
  );

  it('reaches no private address without --allow-network', async () => {
    await expect(runCommand([source.origin, '--data', data])).rejects.toThrow('127.0.0.1 is not a public address');
  });
});
