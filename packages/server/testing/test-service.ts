import { randomUUID } from 'node:crypto';
import type { WireError, WireGifResult, WireGifsResult } from '@zoetrope/model/wire';
import { inject } from 'vitest';
import { type AppOptions, createApp } from '../src/create-app.ts';
import { type OpenDatabase, openPglite, openPostgres } from '../src/database/open-database.ts';
import type { Db } from '../src/database/schema.ts';
import { createFfmpegFinder } from '../src/media/processing/ffmpeg.ts';
import { copyDatabase, dropDatabase } from './copy-database.ts';
import { loadSnapshot, type Snapshot } from './data-folders.ts';
import { databaseUrl } from './database-url.ts';
import { fixtureCatalogue } from './fixture-catalogue.ts';

/** A new embedded database, in memory. Default: with the fixture. */
export async function openSnapshot(of: Snapshot = 'fixture'): Promise<OpenDatabase> {
  return openPglite(await loadSnapshot(of));
}

/**
 * A new database of the real Postgres of this run, which needs a fraction of the time of the embedded one. Without one,
 * `openSnapshot`. Default: with the fixture.
 */
export async function openTestDatabase(of: Snapshot = 'fixture'): Promise<OpenDatabase> {
  const postgres = inject('postgres');
  if (postgres === null) return openSnapshot(of);
  const name = `zoetrope_test_${randomUUID()}`;
  const asAdmin = async (work: (admin: Db) => Promise<void>) => {
    const admin = await openPostgres(postgres.connectionString);
    await work(admin.db);
    await admin.close();
  };
  await asAdmin((admin) => copyDatabase(admin, { template: postgres.templates[of], name }));
  const { db, pool, close } = await openPostgres(databaseUrl(postgres.connectionString, name));
  return {
    db,
    pool,
    close: () => close().then(() => asAdmin((admin) => dropDatabase(admin, name))),
  };
}

/** A database whose pool may be unknown. */
export type TestDatabase = Pick<OpenDatabase, 'db' | 'close'> & Partial<Pick<OpenDatabase, 'pool'>>;

/** The services of a worker share it: looking for ffmpeg starts two processes. */
const findFfmpeg = createFfmpegFinder();

/** The service on a database, without a network. */
export function createTestService(database: TestDatabase, options: Partial<AppOptions> = {}) {
  const { db, pool } = database;
  const service = createApp({ db, pool, catalogue: fixtureCatalogue, embedClient: false, findFfmpeg, ...options });

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const key = path.includes('?') ? '&api_key=zoetrope-web' : '?api_key=zoetrope-web';
    return service.app.request(`http://zoetrope.test${path}${key}`, init);
  }

  async function get<T>(path: string): Promise<T> {
    const response = await request(path);
    if (response.status !== 200) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    return response.json() as Promise<T>;
  }

  return {
    app: service.app,
    /** Writes pending counts of searches. */
    flush: service.flush,
    completeHiding: service.completeHiding,
    request,
    get,
    list: (path: string) => get<WireGifsResult>(path),
    one: (path: string) => get<WireGifResult>(path),
    ids: async (path: string) => (await get<WireGifsResult>(path)).data.map((gif) => gif.id),
    async requestError(path: string, init?: RequestInit) {
      const response = await request(path, init);
      return { status: response.status, headers: response.headers, body: (await response.json()) as WireError };
    },
    close: () => service.close().then(database.close),
  };
}

export type TestService = ReturnType<typeof createTestService>;

/** The service of a suite, once open. */
export type Service = () => TestService;
