import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import type { RenditionName } from '@zoetrope/model';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderStorage, localFile } from '../storage/folder-storage.ts';
import { encodeRendition, type RenditionPlan } from './encode-rendition.ts';
import { renditionSize } from './rendition-size.ts';
import { createRenditionStore, type Master, type RenditionStore } from './rendition-store.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-renditions-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The smallest master of its kind in the catalogue. */
function master(kind: 'gif' | 'sticker'): Master {
  const [item] = catalogue.items.filter((candidate) => candidate.kind === kind).sort((a, b) => a.frames - b.frames);
  if (item === undefined) throw new Error(`The catalogue has no ${kind}.`);
  return { file: localFile(fileURLToPath(fileUrl(item.master))), width: item.width, height: item.height };
}

let stores = 0;
/** A store with an empty cache that counts encodings. */
function store({ cacheFolder = join(folder, String(stores++)), fail = false, version = 'v1' } = {}) {
  const encoded: RenditionPlan[] = [];
  const renditions = createRenditionStore({
    storage: createFolderStorage(cacheFolder),
    version,
    encode: async (source, plan) => {
      encoded.push(plan);
      if (fail) throw new Error('out of memory');
      return encodeRendition(source, plan);
    },
  });
  return { renditions, made: encoded, cacheFolder };
}

type FileArguments = Parameters<RenditionStore['file']>;

/** The path and the ETag of a rendition. */
async function fileOf(renditions: RenditionStore, ...[source, rendition]: FileArguments) {
  const { file, etag } = await renditions.file(source, rendition);
  return { path: file.name, etag };
}

it.each([
  ['fixed_width', 'webp', 'sticker'],
  ['fixed_height_small', 'gif', 'sticker'],
  ['fixed_width_small', 'webp', 'gif'],
] as const)('encodes an animated %s.%s in the size that the API states [M-1]', async (name, format, kind) => {
  const { renditions } = store();
  const source = master(kind);
  const { path } = await fileOf(renditions, source, { name, format });
  const [file, original] = await Promise.all([
    sharp(path, { animated: true }).metadata(),
    sharp(source.file.name, { animated: true }).metadata(),
  ]);
  expect({ width: file.width, height: file.pageHeight }).toEqual(renditionSize(name, source));
  expect(file).toMatchObject({ format, loop: 0 });
  // Encoders may merge equal neighbors: fewer frames, same duration.
  const totalDuration = (delays: readonly number[] = []) => delays.reduce((sum, delay) => sum + delay, 0);
  expect(totalDuration(file.delay) / totalDuration(original.delay)).toBeCloseTo(1, 1);
});

it.each(['webp', 'gif'] as const)('encodes a still.%s of the first frame with its transparency', async (format) => {
  const { renditions } = store();
  const { path } = await fileOf(renditions, master('sticker'), { name: 'fixed_width_still', format });
  const { pages, hasAlpha, width } = await sharp(path, { animated: true }).metadata();
  expect([pages ?? 1, hasAlpha, width]).toEqual([1, true, 200]);
});

it('returns the master itself for its own size and format', async () => {
  const { renditions, made } = store();
  const source = master('gif');
  for (const name of ['original', 'downsized_large'] satisfies RenditionName[]) {
    expect((await renditions.file(source, { name, format: 'webp' })).file).toBe(source.file);
  }
  expect(made).toEqual([]);
});

it('encodes a rendition once for concurrent requests, and not again later', async () => {
  const { renditions, made } = store();
  const getFile = () => fileOf(renditions, master('sticker'), { name: 'fixed_width_small', format: 'webp' });
  const files = await Promise.all(Array.from({ length: 20 }, getFile));
  await getFile();
  expect(made).toHaveLength(1);
  expect(new Set(files.map(({ etag }) => etag)).size).toBe(1);
});

it.each([
  ['empty', () => Buffer.alloc(0)],
  ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['filled with zeros', (bytes: Buffer) => Buffer.alloc(bytes.length)],
  ['another kind of file', () => Buffer.from('<!doctype html><title>Not found</title>')],
])('encodes a cached file again if it is %s', async (_, spoil) => {
  for (const format of ['webp', 'gif'] as const) {
    const { renditions, made } = store();
    const getFile = () => fileOf(renditions, master('sticker'), { name: 'fixed_width_small_still', format });
    const { path } = await getFile();
    const intactBytes = await readFile(path);
    await writeFile(path, spoil(intactBytes));
    await getFile();
    expect(made).toHaveLength(2);
    expect((await readFile(path)).equals(intactBytes)).toBe(true);
  }
});

it('separates files of other settings', async () => {
  const first = store();
  const old = await fileOf(first.renditions, master('sticker'), { name: 'fixed_width_small_still', format: 'webp' });
  const second = store({ cacheFolder: first.cacheFolder, version: 'v2' });
  const fresh = await fileOf(second.renditions, master('sticker'), { name: 'fixed_width_small_still', format: 'webp' });
  expect(second.made).toHaveLength(1);
  expect([fresh.path, fresh.etag]).not.toEqual([old.path, old.etag]);
});

it('uses files that another process has encoded', async () => {
  const first = store();
  await first.renditions.file(master('sticker'), { name: 'fixed_width_small_still', format: 'webp' });
  const second = store({ cacheFolder: first.cacheFolder });
  await second.renditions.file(master('sticker'), { name: 'fixed_width_small_still', format: 'webp' });
  expect(second.made).toEqual([]);
});

it('caches no failure and leaves no unfinished file', async () => {
  const { renditions, made } = store({ fail: true });
  const getFile = () => fileOf(renditions, master('sticker'), { name: 'fixed_width_small', format: 'webp' });
  await expect(getFile()).rejects.toThrow('out of memory');
  await expect(getFile()).rejects.toThrow('out of memory');
  expect(made).toHaveLength(2);

  const intactStore = store();
  const { path } = await fileOf(intactStore.renditions, master('sticker'), {
    name: 'fixed_width_small_still',
    format: 'webp',
  });
  expect(await readdir(dirname(path))).toEqual([path.slice(dirname(path).length + 1)]);
});

it('throws if the folder is not writable', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const { renditions } = store({ cacheFolder: file });
  await expect(renditions.file(master('sticker'), { name: 'fixed_width_small_still', format: 'webp' })).rejects.toThrow(
    /ENOTDIR|EEXIST/,
  );
});

it('purges renditions unless another master has the same content, and looks for no further one', async () => {
  const { renditions } = store();
  const { file, ...size } = master('sticker');
  const paths = ['own', 'same', 'other', 'missing'].map((name) => join(folder, `${name}.webp`));
  const [own = '', same = '', other = '', missing = ''] = paths;
  await writeFile(own, await readFile(file.name));
  await writeFile(same, await readFile(file.name));
  await writeFile(other, 'other');
  const still = { name: 'fixed_width_still', format: 'webp' } as const;
  const { path } = await fileOf(renditions, { file: localFile(own), ...size }, still);
  async function* others() {
    for (const each of [missing, other, same]) yield localFile(each);
    expect.unreachable('The content is in use.');
  }
  await renditions.purge(localFile(own), others());
  await access(path);
  await renditions.purge(localFile(own), [localFile(other)]);
  await expect(access(path)).rejects.toThrow('ENOENT');
});
