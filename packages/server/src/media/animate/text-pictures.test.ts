import { mkdtemp, readdir, rm, truncate, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '../../http/api-error.ts';
import { openRendition } from '../open-rendition.ts';
import { createWorkQueue } from '../work-queue.ts';
import { animatedId, hashOf } from './animated-text.ts';
import { hop } from './styles/hop.ts';
import { createTextPictures, type TextPicturesOptions } from './text-pictures.ts';

let folder = '';
let webp: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-texts-'));
  webp = await sharp({ create: { width: 480, height: 270, channels: 4, background: 'red' } })
    .webp()
    .toBuffer();
});
afterAll(() => rm(folder, { recursive: true }));

const idOf = (text: string) => animatedId({ hash: hashOf(text), style: hop });
const known = new Map(['hi', 'ho', 'hm', 'ha'].map((text) => [hashOf(text), text]));

let drawCount = 0;
function pictures(options: Partial<TextPicturesOptions> = {}) {
  const drawn: string[] = [];
  const pictureFolder = join(folder, String(drawCount++));
  const store = createTextPictures({
    folder: pictureFolder,
    textOf: async (hash) => known.get(hash),
    queue: createWorkQueue(),
    draw: async (text) => {
      drawn.push(text);
      return webp;
    },
    ...options,
  });
  return { store, drawn, folder: options.folder ?? pictureFolder };
}

describe('a picture of a text', () => {
  it('draws a text once for concurrent and later requests [C-7]', async () => {
    const { store, drawn, folder } = pictures();
    const [first, second] = await Promise.all([store.master(idOf('hi')), store.master(idOf('hi'))]);
    expect(first?.file.name).toBe(second?.file.name);
    expect(first).toMatchObject({ width: 480, height: 270, contentId: idOf('hi') });
    const otherPictures = pictures({ folder });
    await otherPictures.store.master(idOf('hi'));
    expect([...drawn, ...otherPictures.drawn]).toEqual(['hi']);
  });

  it('draws a text again if its file is truncated [C-7]', async () => {
    const { store, drawn } = pictures();
    const master = await store.master(idOf('hi'));
    await truncate(master?.file.name ?? '', 20);
    await store.master(idOf('hi'));
    expect(drawn).toEqual(['hi', 'hi']);
  });

  it.each([
    ['no text', 'cat-parade'],
    ['an unknown text', idOf('unknown')],
    ['an unknown style', idOf('hi').replace('hop', 'hip')],
    ['a path', `animated-${'../../'.repeat(7)}a-hop`],
  ])('has no picture for %s [C-7]', async (_, id) => {
    const { store, drawn } = pictures();
    expect(await store.master(id)).toBeUndefined();
    expect(drawn).toEqual([]);
  });

  it('waits in a bounded queue, and is rejected with Retry-After if that is full [C-7]', async () => {
    let finish = (_: Buffer) => {};
    const drawn = new Promise<Buffer>((resolve) => {
      finish = resolve;
    });
    const { store } = pictures({ drawing: createWorkQueue({ concurrency: 1, capacity: 1 }), draw: () => drawn });
    const signal = new AbortController().signal;
    const responses = ['hi', 'ho', 'hm'].map((text) =>
      openRendition(store.renditions, {
        master: store.master(idOf(text)),
        rendition: 'original',
        format: 'webp',
        signal,
      }).then(
        () => 'drawn',
        ({ status, headers }: ApiError) => `${status}, Retry-After ${headers['Retry-After']}`,
      ),
    );
    expect(await Promise.race(responses)).toBe('503, Retry-After 5');
    finish(webp);
    expect((await Promise.all(responses)).sort()).toEqual(['503, Retry-After 5', 'drawn', 'drawn']);
  });

  it('deletes the oldest pictures of texts above the limit [C-7]', async () => {
    const { store, folder } = pictures({ max: 2 });
    for (const [second, text] of ['hi', 'ho', 'hm', 'ha'].entries()) {
      const picture = await store.master(idOf(text));
      // Folders created within one tick of the file system's clock have the same age.
      await utimes(dirname(dirname(picture?.file.name ?? '')), second, second);
    }
    const remaining = await readdir(folder);
    expect(remaining.sort()).toEqual([idOf('hm'), idOf('ha')].sort());
  });
});
