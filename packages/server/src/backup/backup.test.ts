import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesIn } from '../../testing/files-in.ts';
import { animatedGif } from '../../testing/test-pictures.ts';
import { createTestService, openTestDatabase } from '../../testing/test-service.ts';
import { deleteUpload } from '../admin/uploads/store-upload.ts';
import { uploadStorage } from '../admin/uploads/upload-storage.ts';
import type { Caller } from '../auth/caller.ts';
import { withFilesKept } from '../database/locks.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { runImport } from '../import/run-import.ts';
import type { TransferEvent } from '../import/transfer.ts';
import { CHECKSUMS_NAME } from './checksums.ts';
import { MANIFEST_NAME } from './manifest.ts';
import { runBackup } from './run-backup.ts';
import { type RestoreContext, runRestore, verifyBackup } from './run-restore.ts';

const SLOW_MS = 120_000;
const run = promisify(execFile);
const NOW = Date.UTC(2026, 10, 27);
/** Only the reach matters. */
const MODERATOR = { account: { id: 'moderator', username: 'moderator' }, reach: 'any' } as Caller;

let folder: string;
let data: string;
let database: OpenDatabase;
/** A backup of `database`. */
let backup: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-backup-'));
  data = join(folder, 'data');
  await mkdir(join(data, 'uploads'), { recursive: true });
  database = await openTestDatabase();
  const source = join(folder, 'gifs');
  await mkdir(source);
  for (const seed of [1, 2, 3]) await writeFile(join(source, `Numbat ${seed}.gif`), await animatedGif({ seed }));
  await importInto(source);
  // A link that was removed differs from one that was never set, and events of an old day have no partition yet.
  const { db } = database;
  await sql`UPDATE items SET cta = 'null'::jsonb WHERE id = (SELECT min(id) FROM items)`.execute(db);
  await sql`INSERT INTO picture_hashes (item_id, frame, hash) VALUES ('a', 0, ${'01'.repeat(32)}::bit(64))`.execute(db);
  await sql`INSERT INTO blocked_pictures VALUES
    ('b', 'Gone', 'Copyright', ${['01'.repeat(32), '10'.repeat(32)]}::bit(64)[], ${['AAAA', 'BBBB']}, now(), true)`.execute(
    db,
  );
  await sql`INSERT INTO pingback_events (event_id, day, received_at, ts, action_type, user_id, client, attributes, analytics_response_payload)
    VALUES ('one', '2026-10-01', now(), now(), 'SEEN', 'viewer', 'web', '{"a": null}', 'e=1')`.execute(db);
  backup = join(folder, 'backup');
  const { refused, files } = await backUp(backup);
  expect({ refused, files }).toEqual({ refused: 0, files: 3 });
}, SLOW_MS);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function importInto(source: string, uploads = uploadStorage(data, undefined)) {
  const context = { ...uploads, db: database.db, findFfmpeg: async () => undefined, clock: () => NOW };
  return runImport({ ...context, onEvent: () => {} }, { source, license: 'CC0-1.0' });
}

async function backUp(target: string, options: { readonly signal?: AbortSignal } = {}) {
  const events: TransferEvent[] = [];
  const { uploads } = uploadStorage(data, undefined);
  const context = { db: database.db, uploads, clock: () => NOW, onEvent: (event: TransferEvent) => events.push(event) };
  return { ...(await runBackup({ ...context, ...options }, { action: 'backup', target })), events };
}

/** An empty library in a new folder. */
async function emptyLibrary() {
  const empty = await openTestDatabase('schema');
  const place = await mkdtemp(join(folder, 'restored-'));
  await mkdir(join(place, 'uploads'));
  return { ...empty, place, context: { db: empty.db, ...uploadStorage(place, undefined), onEvent: () => {} } };
}

async function restore(context: RestoreContext, from: string) {
  return runRestore(context, await verifyBackup(from, context));
}

/** A copy of the backup. */
async function copyOfBackup(): Promise<string> {
  const copy = await mkdtemp(join(folder, 'copy-'));
  for (const [name, content] of Object.entries(await filesIn(backup))) {
    await mkdir(join(copy, name, '..'), { recursive: true });
    await writeFile(join(copy, name), content);
  }
  return copy;
}

describe('backup and restore', () => {
  it(
    'restores every row and file, so that a backup of the restored library is the same',
    async () => {
      const { context, db, place, close } = await emptyLibrary();
      try {
        const { rows, files } = await restore(context, backup);
        expect(files).toBe(3);
        expect(rows).toBeGreaterThan(100);
        const again = join(folder, 'again');
        await runBackup({ ...context, clock: () => NOW }, { action: 'backup', target: again });
        expect(comparable(await filesIn(again))).toEqual(comparable(await filesIn(backup)));

        const service = createTestService({ db, close }, { dataFolder: place, cacheFolder: join(place, 'media') });
        const [numbat] = (await service.list('/v1/gifs/search?q=numbat')).data;
        const media = await service.request(new URL(numbat?.images?.original?.url ?? '').pathname);
        expect(media.status).toBe(200);
        const { rows: partitions } = await sql<{ event_id: string }>`
          SELECT event_id FROM pingback_events_20261001`.execute(db);
        expect(partitions).toEqual([{ event_id: 'one' }]);
        const { rows: next } = await sql<{ isNew: boolean }>`
          SELECT nextval('pingback_seq') > (SELECT max(seq) FROM pingback_events) AS "isNew"`.execute(db);
        expect(next).toEqual([{ isNew: true }]);
        await expect(restore(context, backup)).rejects.toThrow('The database is not empty');
      } finally {
        await close();
      }
    },
    SLOW_MS,
  );

  it(
    'leaves the database empty when rows are missing or damaged, and restores an intact copy into it',
    async () => {
      const { context, db, close } = await emptyLibrary();
      try {
        const copy = await copyOfBackup();
        const items = join(copy, 'database', 'items.ndjson');
        const intact = await readFile(items, 'utf8');
        const [first = '', ...others] = intact.split('\n');
        for (const [content, message] of [
          [others.join('\n'), /items\.ndjson has \d+ of \d+ rows/],
          [intact.slice(0, first.length + 100), 'Line 2 of ITEMS is cut off or damaged. Copy the backup again'],
          [intact.replace('Numbat 2', 'Wombat 2'), 'ITEMS is damaged: its checksum differs. Copy the backup again'],
        ] as const) {
          await writeFile(items, content);
          const expected = typeof message === 'string' ? message.replace('ITEMS', items) : message;
          await expect(restore(context, copy)).rejects.toThrow(expected);
        }
        expect(await db.selectFrom('items').select('id').execute()).toEqual([]);
        await rm(items);
        await expect(restore(context, copy)).rejects.toThrow('items.ndjson is missing. Copy the backup again');
        await rm(join(copy, CHECKSUMS_NAME));
        await expect(restore(context, copy)).rejects.toThrow(`${CHECKSUMS_NAME} cannot be read.`);
        await writeFile(join(copy, CHECKSUMS_NAME), '');
        await expect(restore(context, copy)).rejects.toThrow(`${CHECKSUMS_NAME} is damaged.`);
        expect(await restore(context, backup)).toMatchObject({ files: 3 });
      } finally {
        await close();
      }
    },
    SLOW_MS,
  );

  it(
    'leaves out a file whose checksum differs or that is missing, and names it',
    async () => {
      const { context, db, place, close } = await emptyLibrary();
      try {
        const copy = await copyOfBackup();
        const [damaged = '', missing = '', intact = ''] = await readdir(join(copy, 'files'));
        const path = join(copy, 'files', damaged, 'master.gif');
        const content = await readFile(path);
        content.writeUInt8(content.readUInt8(40) ^ 0xff, 40);
        await writeFile(path, content);
        await rm(join(copy, 'files', missing), { recursive: true });
        const events: TransferEvent[] = [];
        const result = await restore({ ...context, onEvent: (event) => events.push(event) }, copy);
        expect(result).toMatchObject({ files: 1, refused: 2 });
        const refusals = events.flatMap((event) =>
          event.kind === 'refused' ? [`${event.place}: ${event.reason}`] : [],
        );
        expect(refusals.sort()).toEqual(
          [
            `${damaged}/master.gif: It is damaged: its checksum differs.`,
            `${missing}/master.gif: It is missing.`,
          ].sort(),
        );
        expect(await readdir(join(place, 'uploads'))).toEqual([intact]);
        expect((await db.selectFrom('items').select('id').execute()).length).toBeGreaterThan(3);
      } finally {
        await close();
      }
    },
    SLOW_MS,
  );

  it('has checksums that sha256sum verifies', async () => {
    const { stdout } = await run('sha256sum', ['--check', '--strict', CHECKSUMS_NAME], { cwd: backup });
    expect(stdout.split('\n')).toContain('database/items.ndjson: OK');
    const names = Object.keys(await filesIn(backup));
    expect(stdout.trim().split('\n')).toHaveLength(names.length - 2);
  });

  it(
    'of an earlier version, without checksums, is restored if it is complete',
    async () => {
      const { context, db, close } = await emptyLibrary();
      try {
        const copy = await copyOfBackup();
        await rm(join(copy, CHECKSUMS_NAME));
        const { checksums, ...manifest } = JSON.parse(await readFile(join(copy, MANIFEST_NAME), 'utf8'));
        expect(checksums).toHaveLength(64);
        await writeFile(join(copy, MANIFEST_NAME), JSON.stringify(manifest));
        const items = join(copy, 'database', 'items.ndjson');
        const intact = await readFile(items, 'utf8');
        await writeFile(items, intact.slice(0, -100));
        await expect(restore(context, copy)).rejects.toThrow(/Line \d+ of .*items\.ndjson is cut off or damaged\./);
        await writeFile(items, intact.replace('"data"', '"date"'));
        await expect(restore(context, copy)).rejects.toThrow(
          /One of the lines 1 to \d+ of .*items\.ndjson is damaged: the database rejects it\./,
        );
        expect(await db.selectFrom('items').select('id').execute()).toEqual([]);
        await writeFile(items, intact);
        const [media = ''] = await readdir(join(copy, 'files'));
        const master = join(copy, 'files', media, 'master.gif');
        const content = await readFile(master);
        await truncate(master, 0);
        await expect(restore(context, copy)).rejects.toThrow(/have \d+ of \d+ bytes. Copy the backup again/);
        await rm(master);
        await expect(restore(context, copy)).rejects.toThrow('files has 2 of 3 files');
        await writeFile(master, content);
        expect(await restore(context, copy)).toMatchObject({ files: 3, refused: 0 });
      } finally {
        await close();
      }
    },
    SLOW_MS,
  );

  it('restores nothing when it is aborted', async () => {
    const { context, db, close } = await emptyLibrary();
    try {
      await expect(restore({ ...context, signal: AbortSignal.abort() }, backup)).rejects.toThrow('Interrupted.');
      expect(await db.selectFrom('items').select('id').execute()).toEqual([]);
    } finally {
      await close();
    }
  });

  it('names what is wrong with a folder that is no backup of this version', async () => {
    const { context, close } = await emptyLibrary();
    try {
      const empty = await mkdtemp(join(folder, 'no-backup-'));
      await expect(restore(context, empty)).rejects.toThrow('Choose a folder that backup has written.');
      await writeFile(join(empty, MANIFEST_NAME), '{"format":"other"}');
      await expect(restore(context, empty)).rejects.toThrow('is not the description of a backup.');
      const manifest = JSON.parse(await readFile(join(backup, MANIFEST_NAME), 'utf8'));
      await writeFile(join(empty, MANIFEST_NAME), JSON.stringify({ ...manifest, schema: 'other' }));
      await expect(restore(context, empty)).rejects.toThrow('was made by another version of Zoetrope');
    } finally {
      await close();
    }
  });

  it('leaves nothing behind when a backup is aborted, and names a file that is missing', async () => {
    const aborted = join(folder, 'aborted');
    expect(await backUp(aborted, { signal: AbortSignal.abort() })).toMatchObject({ isAborted: true });
    expect((await readdir(folder)).filter((name) => name.includes('aborted'))).toEqual([]);
    await expect(backUp(`${aborted}.zip`)).rejects.toThrow('A backup is a folder.');
    const [upload = ''] = await readdir(join(data, 'uploads'));
    const master = join(data, 'uploads', upload, 'master.gif');
    const content = await readFile(master);
    await rm(master);
    const { refused, files, events } = await backUp(join(folder, 'incomplete'));
    await writeFile(master, content);
    expect({ refused, files }).toEqual({ refused: 1, files: 2 });
    expect(events).toContainEqual({
      kind: 'refused',
      place: `${upload}/master.gif`,
      reason: 'It is missing or damaged.',
    });
  });

  it('keeps the files of items that are deleted while one of several backups is pending', async () => {
    const { db } = database;
    const { uploads } = uploadStorage(data, undefined);
    const source = join(folder, 'deleted');
    await mkdir(source);
    for (const seed of [11, 12]) await writeFile(join(source, `${seed}.gif`), await animatedGif({ seed }));
    await importInto(source);
    const items = await db.selectFrom('items').select(['id', 'data']).where('added_by', '=', 'import').execute();
    const [first, second] = ['11', '12'].map((title) => {
      const item = items.find((each) => each.data.title === title);
      return { id: String(item?.id), folder: String(item?.data.master).split('/')[0] ?? '' };
    });
    if (first === undefined || second === undefined) throw new Error('The items were not imported.');
    const deletion = { db, uploads, purge: async () => {} };
    await withFilesKept(db, async () => {
      await withFilesKept(db, async () => {});
      await deleteUpload(deletion, { caller: MODERATOR, id: first.id, now: 0 });
    });
    await deleteUpload(deletion, { caller: MODERATOR, id: second.id, now: 0 });
    const folders = await readdir(join(data, 'uploads'));
    expect(folders).toContain(first.folder);
    expect(folders).not.toContain(second.folder);
    await uploads.deleteFolder(first.folder);
  });
});

/** Tables have no order, and so no checksum, and one setting is the time of the backup. */
function comparable(files: { readonly [name: string]: Buffer }) {
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => {
      if (name === CHECKSUMS_NAME) return [name, content.toString('utf8').split('\n').filter(isOfFile).sort()];
      if (name === MANIFEST_NAME) return [name, { ...JSON.parse(content.toString('utf8')), checksums: undefined }];
      if (!name.startsWith('database')) return [name, content];
      const lines = content.toString('utf8').split('\n').sort();
      return [name, lines.filter((line) => !line.includes('"files-kept:'))];
    }),
  );
}

/** Whether a checksum is that of an upload. */
function isOfFile(line: string): boolean {
  return line.includes('  files/');
}
