import { appendFile, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueItem } from '@zoetrope/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixtureCatalogue, item } from '../../testing/fixture-catalogue.ts';
import { createTestService, openTestDatabase, type TestService } from '../../testing/test-service.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { loadCatalogue } from '../library/catalogue/load-catalogue.ts';
import { openCatalogue } from './open-catalogue.ts';

let folder: string;
let itemsFile: string;
let channelsFile: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-catalogue-'));
  itemsFile = join(folder, 'items.ndjson');
  channelsFile = join(folder, 'channels.json');
  await mkdir(join(folder, 'media'));
});
beforeEach(async () => {
  await writeFile(channelsFile, '[]');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const linesOf = (items: readonly unknown[]) => items.map((value) => `${JSON.stringify(value)}\n`).join('');

async function itemsOf(text: string | Buffer): Promise<CatalogueItem[]> {
  await writeFile(itemsFile, text);
  const items: CatalogueItem[] = [];
  for await (const item of (await openCatalogue(folder)).items) items.push(item);
  return items;
}

describe('the items of a catalogue in a folder', () => {
  it('reads an item from each line of items.ndjson', async () => {
    const odd = item('odd', { title: 'Line \u2028 separator, 🎉 and "quotes"' });
    expect(await itemsOf(linesOf([...fixtureCatalogue.items, odd]))).toEqual([...fixtureCatalogue.items, odd]);
  });

  it('accepts lines that end with \\r\\n, and a last line without a newline', async () => {
    const items = [item('one', {}), item('two', {})];
    expect(await itemsOf(items.map((item) => JSON.stringify(item)).join('\r\n'))).toEqual(items);
  });

  it('reads items more than once, and of any size', async () => {
    const items = Array.from({ length: 2000 }, (_, index) => item(`item-${index}`, { alt_text: 'é'.repeat(index) }));
    await writeFile(itemsFile, linesOf(items));
    const catalogue = await openCatalogue(folder);
    for (const _ of [1, 2]) {
      const read: string[] = [];
      for await (const { id, alt_text } of catalogue.items) read.push(`${id} ${alt_text.length}`);
      expect(read).toEqual(items.map((_, index) => `item-${index} ${index}`));
    }
  });

  it('replaces text that Postgres cannot store', async () => {
    const [only] = await itemsOf(
      '{"id":"a","title":"NUL \\u0000 and half of a pair \\ud83c, and a pair \\ud83c\\udf89"}',
    );
    expect(only?.title).toBe('NUL \uFFFD and half of a pair \uFFFD, and a pair 🎉');
  });

  it.each<[string, string | Buffer, string]>([
    ['no JSON', '{"id":"one"}\n{"id":\n', 'Line 2 of {file} is not JSON'],
    ['an empty line', '{"id":"one"}\n\n{"id":"two"}\n', 'Line 2 of {file} is not JSON'],
    ['an array', '[]\n', 'Line 1 of {file} is not a JSON object'],
    ['no UTF-8', Buffer.from([0x7b, 0x7d, 0x0a, 0xff, 0x0a]), 'Line 2 of {file} is not UTF-8'],
    ['too much', `{}\n{"id":"${'x'.repeat(1_000_000)}"}\n`, 'Line 2 of {file} has more than 1000000 bytes'],
  ])('throws at a line with %s', async (_, text, message) => {
    await expect(itemsOf(text)).rejects.toThrow(message.replace('{file}', itemsFile));
  });

  it('throws if the file changes meanwhile', async () => {
    await writeFile(itemsFile, linesOf(fixtureCatalogue.items));
    const read = async () => {
      for await (const item of (await openCatalogue(folder)).items)
        if (item.id === 'cat-parade') await appendFile(itemsFile, '{"id":"late"}\n');
    };
    await expect(read()).rejects.toThrow(`${itemsFile} changed while it was read.`);
  });
});

describe('a catalogue in a folder', () => {
  it('returns another version when items.ndjson changes', async () => {
    await writeFile(itemsFile, linesOf([item('one', {})]));
    const { version } = await openCatalogue(folder);
    expect((await openCatalogue(folder)).version).toBe(version);
    await utimes(itemsFile, 1, 1);
    expect((await openCatalogue(folder)).version).not.toBe(version);
  });

  it('requires items.ndjson, but not channels.json', async () => {
    await expect(openCatalogue(join(folder, 'missing'))).rejects.toThrow(
      /^There is no .*missing.items\.ndjson\. Set --catalogue to a folder with this file/,
    );
    await rm(channelsFile);
    await writeFile(itemsFile, '');
    expect((await openCatalogue(folder)).channels).toEqual([]);
  });

  it.each([
    ['no JSON', '[', 'is not JSON'],
    ['another shape', '{}', 'is invalid'],
    ['a missing field', '[{"slug":"zoo"}]', 'is invalid: 0.description'],
  ])('throws if channels.json has %s', async (_, text, message) => {
    await writeFile(channelsFile, text);
    await expect(openCatalogue(folder)).rejects.toThrow(`${channelsFile} ${message}`);
  });

  it('resolves files in subfolders of media/', async () => {
    const { fileUrl } = await openCatalogue(folder);
    expect(fileUrl('cats/nap.v2.webp').pathname).toBe(join(folder, 'media', 'cats', 'nap.v2.webp'));
  });

  it.each(['../secret', 'a/../../secret', '/etc/passwd', '.hidden', 'a//b', 'C:\\x', '', 'a\0b', '%2e%2e/x'])(
    'rejects the file name %j',
    async (name) => {
      const { fileUrl } = await openCatalogue(folder);
      expect(() => fileUrl(name)).toThrow(`${JSON.stringify(name)} is not the name of a file in`);
    },
  );
});

describe('a load of a catalogue in a folder', () => {
  let database: OpenDatabase;
  let service: TestService;
  beforeAll(async () => {
    database = await openTestDatabase();
    service = createTestService(database);
  });
  afterAll(() => service.close());

  it('loads the catalogue completely, and reads nothing at the next start', async () => {
    await writeFile(channelsFile, JSON.stringify(fixtureCatalogue.channels));
    await writeFile(itemsFile, linesOf([...fixtureCatalogue.items.slice(1), item('llama', { title: 'Llama' })]));
    await loadCatalogue(database.db, await openCatalogue(folder), Date.now());
    expect(await service.ids('/v1/gifs/search?q=llama')).toEqual(['llama']);
    expect((await service.requestError('/v1/gifs/cat-parade')).status).toBe(404);

    const items = {
      [Symbol.asyncIterator]: (): never => {
        throw new Error('The items are read.');
      },
    };
    await loadCatalogue(database.db, { ...(await openCatalogue(folder)), items }, Date.now());
  });

  it.each<[string, unknown, string]>([
    ['an invalid field', { ...item('odd', {}), rating: 'pg13' }, 'Line 1501 ("odd") of {file} is invalid: rating'],
    ['the id of an earlier line', item('many-7', {}), 'Line 1501 ("many-7") of {file} has the id of an earlier item'],
    [
      'a path',
      item('odd', { master: '../x.webp' }),
      'Line 1501 ("odd") of {file} is invalid: "../x.webp" is not the name',
    ],
    [
      'a path of a clip',
      item('odd', { video: { assets: { a: { file: '/x', width: 1, height: 1 } }, duration: 1 } }),
      '"/x"',
    ],
  ])('changes nothing if a line has %s, and names the line', async (_, wrong, message) => {
    const many = Array.from({ length: 1500 }, (_, index) => item(`many-${index}`, { title: 'Many' }));
    await writeFile(itemsFile, linesOf([...many, wrong]));
    const load = loadCatalogue(database.db, await openCatalogue(folder), Date.now());
    await expect(load).rejects.toThrow(message.replace('{file}', itemsFile));
    expect(await service.ids('/v1/gifs/search?q=many')).toEqual([]);
    expect(await service.ids('/v1/gifs/search?q=llama')).toEqual(['llama']);
  });
});
