import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { packTar, type TarEntry } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { animatedGif } from '../../testing/test-pictures.ts';
import { createGuardedClient } from '../http/guarded-client.ts';
import { openSource } from './read-entries.ts';

let folder: string;
let sources = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-read-packs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Files = { readonly [name: string]: unknown };

/** Objects become JSON. */
function contentOf(content: unknown): Buffer {
  return Buffer.isBuffer(content)
    ? content
    : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
}

async function folderWith(files: Files): Promise<string> {
  sources += 1;
  const source = join(folder, `source-${sources}`);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(source, name)), { recursive: true });
    await writeFile(join(source, name), contentOf(content));
  }
  return source;
}

async function tarWith(entries: readonly TarEntry[]): Promise<string> {
  sources += 1;
  const path = join(folder, `source-${sources}.tar.gz`);
  await writeFile(path, gzipSync(await packTar(entries)));
  return path;
}

const file = (name: string, content: Buffer): TarEntry => ({
  header: { name, size: content.length },
  body: new Uint8Array(content),
});

/** Packs are files only. */
const client = createGuardedClient();

async function entriesOf(path: string) {
  const { files, entries } = await openSource(path, client);
  const all = [];
  for await (const entry of entries()) all.push(entry);
  return { all, files };
}

const GIF = await animatedGif({ seed: 1 });

describe('reading packs of stickers', () => {
  it('reads the texts of the packs that exports write, and names the other files in their folders', async () => {
    const source = await folderWith({
      'set-1/event.json': {
        type: 'm.room.image_pack',
        content: {
          images: { round_dot: { url: 'a.webp', body: 'A dot' } },
          pack: { attribution: 'Ada, CC0-1.0' },
        },
      },
      'set-1/a.webp': GIF,
      'set-1/credits.txt': 'a.webp: Dot',
      'set-2/sticker-set.json': {
        title: 'Frogs',
        stickers: [
          { sticker: 'attach://b.webp', emoji_list: ['🐸'], keywords: ['frog', 'jump'] },
          { sticker: 'attach://c.webp', emoji_list: ['🐸'] },
        ],
      },
      'signal/manifest.json': { title: 'Cats', author: 'Grace', stickers: [{ file: 'd.webp', emoji: '🐱' }] },
      'meta.json': {
        items: [
          {
            id: 'e',
            file: 'e.gif',
            type: 'gif',
            title: 'E',
            alt_text: 'An E',
            tags: ['e'],
            rating: 'pg',
            license: 'MIT',
          },
        ],
      },
    });
    const { all } = await entriesOf(source);
    expect(all).toEqual([
      {
        place: 'Item 1 of meta.json (e.gif)',
        file: 'e.gif',
        isOfPack: true,
        texts: { id: 'e', title: 'E', alt_text: 'An E', tags: ['e'], rating: 'pg', type: 'gif', license: 'MIT' },
      },
      {
        place: 'round_dot of set-1/event.json (set-1/a.webp)',
        file: 'set-1/a.webp',
        isOfPack: true,
        texts: {
          title: 'round dot',
          alt_text: 'A dot',
          tags: ['round', 'dot'],
          author: 'Ada, CC0-1.0',
          type: 'sticker',
        },
      },
      {
        place: 'Sticker 1 of set-2/sticker-set.json (set-2/b.webp)',
        file: 'set-2/b.webp',
        isOfPack: true,
        texts: { title: 'frog', tags: ['frog', 'jump', '🐸'], type: 'sticker' },
      },
      {
        place: 'Sticker 2 of set-2/sticker-set.json (set-2/c.webp)',
        file: 'set-2/c.webp',
        isOfPack: true,
        texts: { title: 'Frogs 2', tags: ['🐸'], type: 'sticker' },
      },
      {
        place: 'Sticker 1 of signal/manifest.json (signal/d.webp)',
        file: 'signal/d.webp',
        isOfPack: true,
        texts: { title: 'Cats 1', tags: ['🐱'], author: 'Grace', type: 'sticker' },
      },
      { place: 'set-1/credits.txt', leftOut: 'The list of its pack does not name it.' },
    ]);
  });

  it('reads the files outside of the folders of packs, and names those inside that no pack has', async () => {
    const source = await folderWith({
      'pack/manifest.json': { title: 'Frogs', stickers: [{ file: './e\u0301.gif', emoji: '🐸' }] },
      'pack/\u00e9.gif': GIF,
      'pack/spare.gif': GIF,
      'pack/deep/spare.gif': GIF,
      'packs.gif': GIF,
      'other/dog.gif': GIF,
      'other/dog.json': { title: 'A dog' },
      'other/cat.json': GIF,
      'README.txt': 'About these files',
      'other/Thumbs.db': 'Thumbnails',
    });
    const { all } = await entriesOf(source);
    expect(all).toMatchObject([
      { place: 'Sticker 1 of pack/manifest.json (pack/./e\u0301.gif)' },
      { place: 'README.txt', leftOut: 'It describes its folder.' },
      { place: 'other/Thumbs.db', leftOut: 'It describes its folder.' },
      { place: 'other/cat.json', fault: 'It is a picture or a clip. Rename it.' },
      { file: 'other/dog.gif', texts: { title: 'A dog' } },
      { place: 'pack/deep/spare.gif', leftOut: 'The list of its pack does not name it.' },
      { place: 'pack/spare.gif', leftOut: 'The list of its pack does not name it.' },
      { file: 'packs.gif', texts: { title: 'packs' } },
    ]);
  });

  it('finds the files of a Matrix pack that was uploaded, by media id or shortcode', async () => {
    const source = await folderWith({
      'event.json': {
        images: {
          wave: { url: 'mxc://example.org/AbC' },
          nod: { url: 'mxc://example.org/DeF' },
          lost: { url: 'mxc://example.org/GhI' },
        },
      },
      'AbC.webp': GIF,
      'nod.gif': GIF,
    });
    const { all } = await entriesOf(source);
    expect(all.map((entry) => ('file' in entry ? entry.file : 'fault' in entry && entry.fault))).toEqual([
      'AbC.webp',
      'nod.gif',
      'There is no file for mxc://example.org/GhI. Name it GhI or lost, with its extension.',
    ]);
  });

  it('reads a ZIP of custom emoji with a meta.json, and a .tar.gz of them without', async () => {
    const meta = {
      metaVersion: 2,
      emojis: [
        {
          downloaded: true,
          fileName: 'blob_cat.gif',
          emoji: { name: 'blob_cat', category: 'Blobs', aliases: ['cat'], license: 'Apache-2.0' },
        },
      ],
    };
    const zip = join(folder, 'misskey.zip');
    await writeFile(zip, zipSync({ 'meta.json': contentOf(meta), 'blob_cat.gif': GIF }));
    const misskey = await entriesOf(zip);
    await misskey.files.close();
    expect(misskey.all).toEqual([
      {
        place: 'Emoji 1 of meta.json (blob_cat.gif)',
        file: 'blob_cat.gif',
        isOfPack: true,
        texts: { title: 'blob cat', tags: ['blob', 'cat', 'Blobs'], license: 'Apache-2.0', type: 'sticker' },
      },
    ]);
    const mastodon = await entriesOf(
      await tarWith([
        { header: { name: './', type: 'directory', size: 0 } },
        file('./blob_cat.gif', GIF),
        file('nod.gif', GIF),
      ]),
    );
    expect(mastodon.all.map((entry) => entry.place)).toEqual(['blob_cat.gif', 'nod.gif']);
    expect((await mastodon.files.read('blob_cat.gif'))?.equals(GIF)).toBe(true);
    await mastodon.files.close();
  });

  it('names each sticker that is malformed, and reads the others', async () => {
    const source = await folderWith({
      'sticker-set.json': {
        stickers: [null, 7, { sticker: 3 }, { sticker: 'attach://good.gif', keywords: ['x'.repeat(60), 5, 'ok'] }],
      },
      'good.gif': GIF,
    });
    const { all } = await entriesOf(source);
    expect(all.map((entry) => ('fault' in entry ? entry.fault : entry.place))).toEqual([
      'It names no file.',
      'It names no file.',
      'It names no file.',
      'Sticker 4 of sticker-set.json (good.gif)',
    ]);
    expect(all.at(-1)).toMatchObject({ texts: { tags: ['ok'] } });
  });

  it('reads no file outside the folder of a pack', async () => {
    const source = await folderWith({ 'p/manifest.json': { stickers: [{ file: '../../outside.gif', emoji: '😀' }] } });
    await writeFile(join(folder, 'outside.gif'), GIF);
    const { all, files } = await entriesOf(source);
    const [entry] = all;
    expect(entry).toMatchObject({ file: 'p/../../outside.gif' });
    await expect(files.read('p/../../outside.gif')).rejects.toThrow('is outside the folder of the import.');
  });

  it('imports all files if a JSON file with the name of a list is something else', async () => {
    const source = await folderWith({
      'meta.json': { title: 'My meta' },
      'meta.gif': GIF,
      'other.gif': GIF,
      'event.json': 'broken',
    });
    const { all } = await entriesOf(source);
    expect(all).toMatchObject([{ file: 'meta.gif', texts: { title: 'My meta' } }, { file: 'other.gif' }]);
  });
});

describe('reading a .tar.gz', () => {
  it('names links, bad or repeated names and files that are too large, and reads the others', async () => {
    const huge = Buffer.alloc(26 * 1024 * 1024);
    const path = await tarWith([
      file('../../escaped.gif', GIF),
      file('/absolute.gif', GIF),
      { header: { name: 'link.gif', type: 'symlink', linkname: '/etc/passwd', size: 0 } },
      { header: { name: 'hard.gif', type: 'link', linkname: 'good.gif', size: 0 } },
      file('huge.gif', huge),
      file('.hidden.gif', GIF),
      file(`${'deep/'.repeat(40)}nested.gif`, GIF),
      file('good.gif', GIF),
      file('./good.gif', Buffer.from('another')),
    ]);
    const { all, files } = await entriesOf(path);
    expect(all.map((entry) => ('fault' in entry ? `${entry.place}: ${entry.fault}` : entry.place))).toEqual([
      expect.stringContaining('../../escaped.gif: Its name is invalid'),
      expect.stringContaining('/absolute.gif: Its name is invalid'),
      `${'deep/'.repeat(40)}nested.gif`,
      'good.gif',
      'hard.gif: It is a link. Add the file itself.',
      expect.stringContaining('huge.gif: The file is too large'),
      'link.gif: It is a link. Add the file itself.',
      'good.gif: The archive has two files of this name, and this is the second. Rename it.',
    ]);
    expect(await files.read('link.gif')).toBeUndefined();
    expect((await files.read('good.gif'))?.equals(GIF)).toBe(true);
    await files.close();
  });

  it('refuses one that is damaged or truncated, and leaves nothing in the temporary folder', async () => {
    const copies = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('zoetrope-tar-')).length;
    const before = await copies();
    const good = await tarWith([file('good.gif', GIF)]);
    const truncated = join(folder, 'truncated.tar.gz');
    await writeFile(truncated, (await readFile(good)).subarray(0, 60));
    const damaged = join(folder, 'damaged.tgz');
    await writeFile(damaged, gzipSync(Buffer.alloc(2048, 'x')));
    const plain = join(folder, 'plain.tgz');
    await writeFile(plain, GIF);
    for (const path of [truncated, damaged, plain]) {
      await expect(openSource(path, client)).rejects.toThrow('cannot be read as .tar.gz');
    }
    expect(await copies()).toBe(before);
  });
});
