import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { prepareDataFolder } from '../testing/data-folders.ts';
import { canMount, mountDisk } from '../testing/mount-disk.ts';
import { buildEventAt, postEvents } from '../testing/pingback-events.ts';
import { createTestService } from '../testing/test-service.ts';
import { openEmbedded } from './database/open-database.ts';

const POLL_OPTIONS = { timeout: 30_000, interval: 100 };
const BATCH = 200;
const CHUNK = Buffer.alloc(64 * 1024, 1);

/** Writes until the disk is full. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (;;) await file.write(CHUNK);
  } catch {
    // Full.
  } finally {
    await file.close();
  }
}

it.runIf(await canMount())(
  'rejects writes and reports a full disk, survives a crash of the embedded database without a loss, and recovers [N-3]',
  async () => {
    const disk = await mountDisk('160m');
    onTestFinished(disk.unmount);
    await prepareDataFolder('fixture', disk.path);
    const database = await openEmbedded(disk.path);
    let log = '';
    const logger = pino(
      { level: 'error' },
      new Writable({
        write(chunk, _, done) {
          log += chunk;
          done();
        },
      }),
    );
    const folders = { dataFolder: disk.path, cacheFolder: join(disk.path, 'media') };
    const service = createTestService(database, { ...folders, logger });
    const health = async () => {
      const response = await service.request('/healthz');
      return { status: response.status, body: await response.json(), retryAfter: response.headers.get('Retry-After') };
    };
    const filler = join(disk.path, 'filler');
    const acknowledged: unknown[][] = [];
    const failed: unknown[][] = [];
    async function collect(): Promise<number> {
      const events = Array.from({ length: BATCH }, () => buildEventAt(Date.now()));
      const response = await service.request('/v2/pingback', { method: 'POST', body: JSON.stringify({ events }) });
      (response.ok ? acknowledged : failed).push(events);
      return response.status;
    }
    expect(await health()).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await collect()).toBe(200);

    // Tables cannot grow.
    await fill(filler);
    let status = await collect();
    for (let turn = 0; status === 200 && turn < 100; turn += 1) status = await collect();
    expect(status).toBe(503);
    expect(log).toContain('No space left on device');
    await expect
      .poll(health, POLL_OPTIONS)
      .toMatchObject({ status: 200, body: { status: 'degraded', reason: 'storage-full' } });
    expect((await service.request('/v1/gifs/duckling')).status).toBe(200);

    // Its log cannot grow.
    const growLog = async () => {
      for (;;) await sql`SELECT pg_logical_emit_message(true, 'grow', repeat('x', 1000000))`.execute(database.db);
    };
    await expect(growLog()).rejects.toMatchObject({ code: '53100', severity: 'PANIC' });
    for (let turn = 0; turn < 3; turn += 1) {
      const { status: read, headers } = await service.request('/v1/gifs/duckling');
      expect([read, headers.get('Retry-After')]).toEqual([503, '2']);
      expect(await collect()).toBe(503);
    }
    expect(await health()).toMatchObject({ status: 503, body: { reason: 'storage-full' }, retryAfter: '2' });

    await rm(filler);
    await expect.poll(health, POLL_OPTIONS).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect((await service.request('/v1/gifs/duckling')).status).toBe(200);
    expect(await collect()).toBe(200);
    for (const events of acknowledged) {
      expect(await postEvents(service, events)).toMatchObject({ accepted: 0, duplicates: BATCH });
    }
    for (const events of failed) {
      // Stored completely or not at all.
      expect([0, BATCH]).toContain((await postEvents(service, events)).accepted);
    }
    await service.close();
  },
);
