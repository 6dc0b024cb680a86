/**
 * Measures response times over loopback on the embedded database, with the catalogue repeated to 10,000 items:
 * node --conditions=@zoetrope/source --import tsx packages/server/testing/measure-speed.ts
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import { createApp } from '../src/create-app.ts';
import { migrate } from '../src/database/migrate.ts';
import { openEmbedded } from '../src/database/open-database.ts';
import { listen } from '../src/http/listen.ts';
import { loadCatalogue } from '../src/library/catalogue/load-catalogue.ts';
import { repeatCatalogue } from './repeat-catalogue.ts';

const ITEMS = 10_000;
const ROUNDS = 200;
const KEY = 'api_key=zoetrope-web';

/** Paths per measurement, with the documented limits in milliseconds. */
const CASES = [
  {
    name: 'search',
    p50: 10,
    p95: 30,
    paths: ['cat', 'happy birthday', 'party', 'night', 'love', 'rain', 'spa', 'good morning'].map(
      (q) => `gifs/search?q=${q}`,
    ),
  },
  {
    name: 'search, later pages',
    p50: 10,
    p95: 30,
    paths: [100, 300, 500].map((offset) => `gifs/search?q=night&offset=${offset}`),
  },
  { name: 'search, one letter', p50: 30, p95: 60, paths: ['a', 's', 'p'].map((q) => `gifs/search?q=${q}`) },
  { name: 'search, German', p50: 20, p95: 60, paths: ['katze', 'sonne'].map((q) => `stickers/search?q=${q}&lang=de`) },
  {
    name: 'search, typo',
    p50: 250,
    p95: 250,
    paths: ['brithday', 'pnada', 'mountian', 'xyzzyplugh'].map((q) => `gifs/search?q=${q}`),
  },
  { name: 'trending', p50: 5, p95: 10, paths: ['gifs', 'stickers'].map((kind) => `${kind}/trending`) },
  {
    name: 'related',
    p50: 60,
    p95: 120,
    paths: catalogue.items.slice(0, 10).map(({ id }) => `gifs/related?gif_id=${id}`),
  },
  { name: 'random', p50: 10, p95: 30, paths: ['gifs/random'] },
  { name: 'by id', p50: 5, p95: 10, paths: catalogue.items.slice(0, 10).map(({ id }) => `gifs/${id}`) },
  { name: 'categories', p50: 30, p95: 60, paths: ['gifs/categories'] },
  { name: 'tags', p50: 5, p95: 10, paths: ['c', 'par'].map((q) => `gifs/search/tags?q=${q}`) },
];

const dataFolder = await mkdtemp(join(tmpdir(), 'zoetrope-speed-'));
const started = performance.now();
const repeated = repeatCatalogue({ ...catalogue, fileUrl }, ITEMS);
const database = await openEmbedded(dataFolder);
await migrate(database.db);
await loadCatalogue(database.db, repeated, Date.now());
// Not the whole server, which would also render tiles in advance.
const service = createApp({ db: database.db, catalogue: repeated, cacheFolder: join(dataFolder, 'media') });
const server = await listen(service.app.fetch, { port: 0, host: '127.0.0.1' });
console.log(
  `${ITEMS} items of ${catalogue.items.length} loaded and served after ${Math.round(performance.now() - started)} ms`,
);
try {
  for (const { name, paths, ...bounds } of CASES) {
    const times: number[] = [];
    let cpu = process.cpuUsage();
    for (let round = -10; round < ROUNDS; round += 1) {
      if (round === 0) cpu = process.cpuUsage();
      const path = paths[Math.abs(round) % paths.length] ?? '';
      const start = performance.now();
      const response = await fetch(`${server.origin}/v1/${path}${path.includes('?') ? '&' : '?'}${KEY}`);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`);
      if (round >= 0) times.push(performance.now() - start);
    }
    const { user, system } = process.cpuUsage(cpu);
    const work = ((user + system) / 1000 / ROUNDS).toFixed(1).padStart(6);
    times.sort((a, b) => a - b);
    const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1).padStart(6);
    console.log(
      `${name.padEnd(22)} p50 ${at(0.5)} ms (≤ ${bounds.p50})   p95 ${at(0.95)} ms (≤ ${bounds.p95})   CPU, client and all ${work} ms`,
    );
  }
} finally {
  await service.close();
  await server.close();
  await database.close();
  await rm(dataFolder, { recursive: true, force: true });
}
