import { execFile } from 'node:child_process';
import { renameSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { prepareDataFolder } from '../../testing/data-folders.ts';
import { createImports, LICENSE } from '../../testing/imports.ts';
import { runCommand } from '../../testing/run-command.ts';
import { animatedGif } from '../../testing/test-pictures.ts';
import {
  createTestService,
  openTestDatabase,
  type TestDatabase,
  type TestService,
} from '../../testing/test-service.ts';
import { runImportCommand } from '../cli/run-import.ts';
import type { Db } from '../database/schema.ts';
import { readList } from './read-list.ts';

const SLOW_MS = 120_000;
const POLL_MS = { timeout: 60_000, interval: 20 };
const run = promisify(execFile);

let folder: string;
let database: TestDatabase & { readonly db: Db };
let service: TestService;
const { sourceWith, zipWith, importFrom } = createImports(() => ({ folder, db: database.db }));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-bad-sources-'));
  database = await openTestDatabase();
  service = createTestService(database, { dataFolder: folder, cacheFolder: join(folder, 'media') });
}, SLOW_MS);
afterAll(async () => {
  await service.close();
  // Node.js cannot delete folders whose path is too long.
  await run('rm', ['-rf', folder]);
});

async function gifs(names: readonly string[], seed: number) {
  const files = names.map(async (name, index) => {
    const gif = await animatedGif({ seed: seed + index, width: 12, height: 7, frames: 2 });
    return [name, gif] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

/** The archive without the flags that its names are UTF-8. */
function unflagged(zip: Uint8Array): Buffer {
  const archive = Buffer.from(zip);
  const entry = 'PK\x01\x02';
  for (let at = archive.indexOf(entry); at !== -1; at = archive.indexOf(entry, at + 1)) {
    archive.writeUInt16LE(archive.readUInt16LE(at + 8) & ~0x0800, at + 8);
  }
  return archive;
}

/** The archive with another name of the same length, in both of its places. */
function renamed(zip: Uint8Array, from: string, to: string): Buffer {
  const archive = Buffer.from(zip);
  for (let at = archive.indexOf(from); at !== -1; at = archive.indexOf(from)) archive.write(to, at, 'latin1');
  return archive;
}

const titlesOf = async (q: string) =>
  (await service.list(`/v1/gifs/search?q=${encodeURIComponent(q)}`)).data.map(({ title }) => title).sort();

describe('names', () => {
  it(
    'can be in any script and as long as the file system allows, and one that is no UTF-8 is refused',
    async () => {
      const names = [
        `${'x'.repeat(251)}.gif`,
        `${'ü'.repeat(125)}.gif`,
        '猫が寝る.gif',
        'قطة نائمة.gif',
        'שועל.gif',
        'tapi\u0301r.gif',
        '👩‍👩‍👧 🎉.gif',
        'line\nbreak \x1b[31m.gif',
        ' leading and trailing .gif',
        '-rf.gif',
        'no extension',
        '%2e%2e%2fescaped.gif',
        'C:\\Windows\\cmd.gif',
      ];
      const source = await sourceWith(await gifs(names, 1));
      await writeFile(Buffer.from(`${source}/caf\xe9.gif`, 'latin1'), await animatedGif({ seed: 40 }));
      const { imported, refusals } = await importFrom(source);
      expect({ imported, refusals }).toEqual({
        imported: names.length,
        refusals: ['caf\ufffd.gif: Its name is not UTF-8. Rename it.'],
      });
      expect(await titlesOf('猫が寝る')).toEqual(['猫が寝る']);
      expect(await titlesOf('tapír')).toEqual(['tap\u00edr']);
    },
    SLOW_MS,
  );

  it('are found in a folder and an archive in either Unicode form', async () => {
    const [decomposed = '', composed = ''] = ['e\u0301te\u0301.gif', '\u00e9t\u00e9 2.gif'];
    const list = `file,title\n${decomposed.normalize('NFC')},Kea one\n${composed.normalize('NFD')},Kea two\n`;
    const files = await gifs([decomposed, composed], 50);
    expect(await importFrom(await sourceWith({ ...files, 'items.csv': list }))).toMatchObject({
      imported: 2,
      refusals: [],
    });
    const others = await gifs([decomposed, composed], 60);
    expect(await importFrom(await zipWith({ ...others, 'items.csv': Buffer.from(list) }))).toMatchObject({
      imported: 2,
      refusals: [],
    });
    expect(await titlesOf('kea')).toEqual(['Kea one', 'Kea one', 'Kea two', 'Kea two']);
  });

  it('are found in a ZIP that does not say that they are UTF-8, and in one with names in code page 437', async () => {
    const [listed = '', unlisted = ''] = ['Bo\u0308se A\u0308pfel.gif', '\u732b.gif'];
    const list = Buffer.from(`file,title\n${listed.normalize('NFC')},Kakapo apples\n`);
    const archives = {
      'listed.zip': unflagged(zipSync({ ...(await gifs([listed], 180)), 'items.csv': list })),
      'unlisted.zip': unflagged(zipSync(await gifs([listed, unlisted], 181))),
      // \x94 is the letter ö.
      'dos.zip': renamed(zipSync(await gifs(['k_nig kakapo.gif'], 183)), 'k_nig', 'k\x94nig'),
    };
    const source = await sourceWith(archives);
    const results = [];
    for (const name of Object.keys(archives)) results.push(await importFrom(join(source, name)));
    expect(results).toMatchObject([
      { imported: 1, refusals: [] },
      { imported: 2, refusals: [] },
      { imported: 1, refusals: [] },
    ]);
    expect(await titlesOf('kakapo')).toEqual(['Kakapo apples', 'könig kakapo']);
    expect(await titlesOf('Böse Äpfel')).toContain('Böse Äpfel');
    expect(await titlesOf('猫')).toContain('猫');
  });

  it('are those of the Unicode extra fields of a ZIP if it has some, unless these are of other names', async () => {
    const extraOf = (raw: string, name: string) => {
      const field = Buffer.alloc(5);
      field.writeUInt8(1);
      field.writeUInt32LE(crc32(raw), 1);
      return { extra: { 28789: Buffer.concat([field, Buffer.from(name)]) } };
    };
    const [one, two] = await Promise.all([animatedGif({ seed: 185 }), animatedGif({ seed: 186 })]);
    const source = await zipWith({
      'tuatara.gif': [one, extraOf('tuatara.gif', 'Tuátara tuatara.gif')],
      'tuatara two.gif': [two, extraOf('another.gif', 'Another.gif')],
    });
    expect(await importFrom(source)).toMatchObject({ imported: 2, refusals: [] });
    expect(await titlesOf('tuatara')).toEqual(['Tuátara tuatara', 'tuatara two']);
  });

  it('with NUL become texts that a database can store', async () => {
    const source = await zipWith(await gifs(['Fossa\0one.gif', 'Fossa two.gif'], 70));
    expect(await importFrom(source)).toMatchObject({ imported: 2, refusals: [] });
    expect(await titlesOf('fossa')).toEqual(['Fossa two', 'Fossa\ufffdone']);
  });
});

it(
  'reads nested folders as far as the system can, and imports the other files',
  async () => {
    const source = await sourceWith(await gifs(['a.gif', `${'d'.repeat(20)}/e.gif`, 'z.gif'], 80));
    // Together longer than 4,096 bytes, the longest path of Linux. `pnpm test soak` makes 10,000 with short names.
    await run('perl', ['-e', 'chdir $ARGV[0]; for (1..300) { mkdir "d" x 20; chdir "d" x 20 }', source]);
    const { imported, refusals } = await importFrom(source);
    expect(imported).toBe(3);
    expect(refusals).toEqual([expect.stringMatching(/^(d{20}\/)+d*….*\/d{20}: It cannot be read: ENAMETOOLONG/)]);
  },
  SLOW_MS,
);

describe('a CSV', () => {
  it('loses no row between two broken quotes, nor after a line that is too long or not UTF-8', async () => {
    const names = ['1.gif', '2.gif', '3.gif', '4.gif', '5.gif'];
    const list = Buffer.concat([
      Buffer.from(
        'file,title\n1.gif,Dhole\n2.gif,"Broken\n3.gif,Dhole\n4.gif,"Broken\n5.gif,"A dhole,\nin two lines"\n',
      ),
      Buffer.from('1.gif,"caf\xe9"\n', 'latin1'),
      Buffer.from(`1.gif,${'x'.repeat(1_000_001)}\n1.gif,Dhole again\n1.gif,"A" dhole\n`),
    ]);
    const { imported, present, refusals } = await importFrom(
      await sourceWith({ ...(await gifs(names, 90)), 'items.csv': list }),
    );
    expect({ imported, present }).toEqual({ imported: 3, present: 1 });
    expect(refusals).toEqual([
      'Line 3 of items.csv: It has a quote that is not closed.',
      'Line 5 of items.csv: It has a quote that is not closed.',
      'Line 8 of items.csv: It is not UTF-8. Correct it.',
      'Line 9 of items.csv: It has more than 1000000 bytes. Write one item per line.',
      'Line 11 of items.csv: It has text after a closing quote. Write a quote in a text twice.',
    ]);
  });

  it(
    'of any length gives each line or says what is wrong with it, also with hundreds of broken quotes',
    async () => {
      const count = 10_000;
      const rows = Array.from({ length: count }, (_, n) => (n % 30 === 7 ? `${n}.gif,"broken` : `${n}.gif,Title ${n}`));
      const path = join(folder, 'long.csv');
      await writeFile(path, ['file,title', ...rows].join('\n'));
      let good = 0;
      const faulty = new Set<number>();
      for await (const { values, place } of readList({ name: 'long.csv', path }, 'file')) {
        const line = Number(place.split(' ')[1]);
        if (values === undefined) faulty.add(line);
        else if (values.file === `${line - 2}.gif` && values.title === `Title ${line - 2}`) good += 1;
      }
      expect(faulty.size).toBe(Math.ceil((count - 7) / 30));
      expect(good + faulty.size).toBe(count);
    },
    SLOW_MS,
  );

  it('without readable names of columns, and a list that is gone, end the import with the reason', async () => {
    const source = await sourceWith({ 'items.csv': Buffer.from('file,titl\xe9\na.gif,A\n', 'latin1') });
    await expect(importFrom(source)).rejects.toThrow(
      'Line 1 of items.csv, with the names of the columns, cannot be read: It is not UTF-8. Correct it.',
    );
    const rows = readList({ name: 'gone.ndjson', path: join(folder, 'gone.ndjson') }, 'file');
    await expect(rows[Symbol.asyncIterator]().next()).rejects.toThrow('gone.ndjson cannot be read: ENOENT');
  });
});

describe('an import that is disturbed', () => {
  /** More than a batch. */
  const COUNT = 60;
  const names = Array.from({ length: COUNT }, (_, index) => `f${index}.gif`);

  it(
    'names each file of a source that vanishes, and a second run completes it',
    async () => {
      const source = await sourceWith(await gifs(names, 200));
      let isThere = true;
      const first = await importFrom(source, {
        onEvent(event) {
          if (event.kind !== 'progress' || event.files < 10 || !isThere) return;
          isThere = false;
          renameSync(source, `${source}-away`);
        },
      });
      expect(first.imported).toBeGreaterThanOrEqual(10);
      expect(first.imported + first.refused).toBe(COUNT);
      expect(first.refusals[0]).toMatch(/^f\d+\.gif: There is no such file\.$/);
      await rename(`${source}-away`, source);
      expect(await importFrom(source)).toMatchObject({ imported: first.refused, present: first.imported, refused: 0 });
    },
    SLOW_MS,
  );

  it(
    'runs in one of two processes on a folder, and after a crash a second run completes it',
    async () => {
      const source = await sourceWith(await gifs(names, 400));
      const data = join(folder, 'data');
      await mkdir(data);
      await prepareDataFolder('schema', data);
      const argv = [source, '--license', LICENSE, '--data', data];
      const start = () => {
        const command = runCommand(['import', ...argv], { catalogue: 'fixture' });
        onTestFinished(() => void command.process.kill('SIGKILL'));
        return command;
      };
      const importHere = () => runImportCommand(argv, { env: {}, onEvent: () => {} });
      const killed = start();
      await expect.poll(() => readdir(join(data, 'uploads')).catch(() => []), POLL_MS).not.toEqual([]);
      await expect(importHere()).rejects.toThrow(`The data folder ${data} is in use by process ${killed.process.pid}.`);
      killed.process.kill('SIGKILL');
      await killed.ended;

      const { code, out } = await start().ended;
      expect(code).toBe(0);
      const [, imported = '', present = ''] = /^(\d+) imported, (\d+) already present, 0 refused\n$/.exec(out) ?? [];
      expect(Number(imported) + Number(present)).toBe(COUNT);
      expect(await importHere()).toMatchObject({ imported: 0, present: COUNT, refused: 0 });
    },
    SLOW_MS,
  );
});
