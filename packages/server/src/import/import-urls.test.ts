import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { animatedGif } from '../../testing/test-pictures.ts';
import {
  createTestService,
  openTestDatabase,
  type TestDatabase,
  type TestService,
} from '../../testing/test-service.ts';
import { uploadStorage } from '../admin/uploads/upload-storage.ts';
import type { Db } from '../database/schema.ts';
import type { ImportOptions } from './import-options.ts';
import { runImport } from './run-import.ts';

const SLOW_MS = 120_000;

let folder: string;
let database: TestDatabase & { readonly db: Db };
let service: TestService;
let server: Server;
let origin: string;
/** The paths that the server was asked for. */
const requested: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-import-urls-'));
  database = await openTestDatabase();
  service = createTestService(database, { dataFolder: folder, cacheFolder: join(folder, 'media') });
  const gifs = new Map([
    ['/Happy%20tarsier.gif', await animatedGif({ seed: 11 })],
    ['/signed/two.gif', await animatedGif({ seed: 12 })],
  ]);
  server = createServer(({ url = '' }, response) => {
    requested.push(url);
    const gif = gifs.get(url.split('?')[0] ?? '');
    if (gif !== undefined) response.end(gif);
    else if (url === '/page') response.setHeader('Content-Type', 'text/html').end('<!doctype html><p>No GIF.');
    else if (url === '/inside') response.writeHead(302, { Location: 'http://169.254.169.254/latest' }).end();
    else if (url === '/endless') response.writeHead(200, { 'Content-Length': 1e12 }).write('GIF89a');
    else if (url === '/cut')
      response.writeHead(200, { 'Content-Length': 1000 }).write('GIF89a', () => response.destroy());
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, SLOW_MS);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

async function importFrom(source: string, options: Partial<ImportOptions> = {}, signal?: AbortSignal) {
  const refusals: string[] = [];
  const context = {
    ...uploadStorage(folder, undefined),
    db: database.db,
    findFfmpeg: async () => undefined,
    clock: Date.now,
    signal,
    onEvent(event: { readonly kind: string; readonly place?: string; readonly reason?: string }) {
      if (event.kind === 'refused') refusals.push(`${event.place}: ${event.reason}`);
    },
  };
  const result = await runImport(context, { source, license: 'CC0-1.0', allowNetwork: '127.0.0.1', ...options });
  return { ...result, refusals };
}

describe('importing a list with URLs', () => {
  it(
    'downloads the files of a CSV and a JSON list, once each, with texts from the rows or the URLs',
    async () => {
      const csv = join(folder, 'urls.csv');
      await writeFile(
        csv,
        `file,title,tags\n${origin}/Happy%20tarsier.gif,,\n${origin}/signed/two.gif?key=secret,Two,"a, tarsier"\n`,
      );
      const first = await importFrom(csv);
      expect(first).toEqual({ imported: 2, present: 0, refused: 0, leftOut: 0, isAborted: false, refusals: [] });
      const { data } = await service.list('/v1/gifs/search?q=tarsier');
      expect(data.map(({ title }) => title).sort()).toEqual(['Happy tarsier', 'Two']);
      const rows = await database.db.selectFrom('items').select('data').where('added_by', '=', 'import').execute();
      const sources = rows.map((row) => row.data.source).sort();
      expect(sources).toEqual([`${origin}/Happy%20tarsier.gif`, `${origin}/signed/two.gif`]);

      const json = join(folder, 'urls.json');
      await writeFile(json, JSON.stringify([{ file: `${origin}/signed/two.gif`, title: 'Again' }]));
      expect(await importFrom(json)).toMatchObject({ imported: 0, present: 1, refused: 0 });

      await writeFile(
        json,
        JSON.stringify([{ id: 'tarsier-2', file: `${origin}/signed/two.gif`, title: 'With an id' }]),
      );
      expect(await importFrom(json)).toMatchObject({ imported: 1, present: 0, refused: 0 });
      requested.length = 0;
      expect(await importFrom(json)).toMatchObject({ imported: 0, present: 1, refused: 0 });
      expect(requested).toEqual([]);

      const row = { id: 'tarsier-2', file: `${origin}/Happy%20tarsier.gif` };
      await writeFile(json, JSON.stringify([row]));
      expect((await importFrom(json)).refusals).toEqual([
        `Item 1 of urls.json (${row.file}): The id "tarsier-2" belongs to another item, "With an id". Give this one another id.`,
      ]);
      await writeFile(json, JSON.stringify([{ id: 'tarsier-2', file: `${origin}/signed/two.gif?key=other` }]));
      expect(await importFrom(json)).toMatchObject({ imported: 0, present: 1, refused: 0 });
    },
    SLOW_MS,
  );

  it(
    'reports URLs that cannot be downloaded, are no GIF, or lead to private addresses, and imports the others',
    async () => {
      const before = (await readdir(join(folder, 'uploads'))).sort();
      const paths = ['/page', '/inside', '/endless', '/cut', '/missing?token=secret', '/signed/two.gif'];
      const urls = [
        ...paths.map((path) => `${origin}${path}`),
        'http://localhost:1/x',
        'http://[fe80::1]/x',
        'https://',
      ];
      const list = join(folder, 'hostile.ndjson');
      await writeFile(list, urls.map((file) => JSON.stringify({ file })).join('\n'));
      const { refusals, ...counts } = await importFrom(list);
      expect(counts).toEqual({ imported: 0, present: 1, refused: 8, leftOut: 0, isAborted: false });
      const expected = [
        [1, 'The type of the file is unknown'],
        [2, '169.254.169.254 is not a public address'],
        [3, 'The file is too large'],
        [4, 'It cannot be downloaded'],
        [5, 'The server responded with the status 404.'],
        [7, 'It cannot be downloaded'],
        [8, 'fe80::1 is not a public address'],
        [9, 'file: is not a valid URL'],
      ] as const;
      for (const [line, reason] of expected) {
        expect(refusals.find((text) => text.startsWith(`Line ${line} of hostile.ndjson`))).toContain(reason);
      }
      expect(refusals.join()).not.toContain('secret');
      expect((await readdir(join(folder, 'uploads'))).sort()).toEqual(before);
    },
    SLOW_MS,
  );

  it('reaches no private address unless --allow-network names it', async () => {
    const list = join(folder, 'private.csv');
    await writeFile(list, `file\n${origin}/Happy%20tarsier.gif\n`);
    requested.length = 0;
    const { refusals } = await importFrom(list, { allowNetwork: undefined });
    expect(refusals).toEqual([expect.stringContaining('127.0.0.1 is not a public address')]);
    expect(requested).toEqual([]);
  });

  it('does not download the URLs in an archive, whose author is unknown', async () => {
    const archive = join(folder, 'archive.zip');
    const items = Buffer.from(`file\n${origin}/Happy%20tarsier.gif\n`);
    await writeFile(archive, zipSync({ 'items.csv': new Uint8Array(items) }));
    requested.length = 0;
    const { refusals } = await importFrom(archive);
    expect(refusals).toEqual([expect.stringContaining('There is no such file.')]);
    expect(requested).toEqual([]);
  });

  it('ends the downloads in progress when it is interrupted, and refuses nothing', async () => {
    const interrupted = new AbortController();
    const slow = createServer((_, response) => response.write('GIF89a', () => interrupted.abort()));
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const { port } = slow.address() as AddressInfo;
    const list = join(folder, 'slow.csv');
    await writeFile(
      list,
      ['file', ...['one', 'two', 'three'].map((name) => `http://127.0.0.1:${port}/${name}.gif`)].join('\n'),
    );
    try {
      const result = await importFrom(list, {}, interrupted.signal);
      expect(result).toMatchObject({ imported: 0, refused: 0, isAborted: true, refusals: [] });
    } finally {
      slow.closeAllConnections();
      slow.close();
    }
  });

  it('completes on the second run what failed because a server was away', async () => {
    const list = join(folder, 'later.csv');
    const gif = await animatedGif({ seed: 13 });
    const later = createServer((_, response) => response.end(gif));
    await new Promise<void>((resolve) => later.listen(0, '127.0.0.1', resolve));
    const { port } = later.address() as AddressInfo;
    await new Promise((resolve) => later.close(resolve));
    await writeFile(list, `file\nhttp://127.0.0.1:${port}/three.gif\n${origin}/signed/two.gif\n`);
    expect(await importFrom(list)).toMatchObject({ imported: 0, present: 1, refused: 1 });
    await new Promise<void>((resolve) => later.listen(port, '127.0.0.1', resolve));
    try {
      expect(await importFrom(list)).toMatchObject({ imported: 1, present: 1, refused: 0 });
    } finally {
      later.closeAllConnections();
      later.close();
    }
  });
});
