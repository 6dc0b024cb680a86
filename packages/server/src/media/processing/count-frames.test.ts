import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { makeApng, makePicture, makeTinyFrames, withPngChunks } from '../../../testing/management/make-media.ts';
import { countFrames } from './count-frames.ts';
import { requireFrameLimit } from './pixel-limit.ts';

const file = (name: string) => readFile(new URL(`../../../testing/management/files/${name}`, import.meta.url));

/** A box of an ISO base media file. */
function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

function uint32s(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

const ftyp = box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1'));

function movie(handler: string, samples: number): Buffer {
  const hdlr = box('hdlr', uint32s(0, 0), Buffer.from(handler, 'latin1'), Buffer.alloc(12));
  const table = box('stbl', box('stsd', Buffer.alloc(16)), box('stsz', uint32s(0, 0, samples)));
  return Buffer.concat([ftyp, box('moov', box('trak', box('mdia', hdlr, box('minf', table))))]);
}

it.each([
  ['gif', 6, () => makePicture('gif', { frames: 6 })],
  ['gif', 1, () => makePicture('gif', { frames: 1 })],
  ['gif', 7, async () => makeTinyFrames(7)],
  ['webp', 6, () => makePicture('webp', { frames: 6 })],
  ['webp', 1, () => makePicture('webp', { frames: 1 })],
  ['apng', 3, () => makeApng([10, 20, 30])],
  ['png', 1, () => makePicture('png')],
  ['mp4', 1_000_000, async () => movie('vide', 1_000_000)],
  // Every sample of uncompressed sound counts in the file.
  ['mp4', 1, async () => movie('soun', 1_000_000)],
  [
    'mp4',
    600_000,
    async () => {
      const run = box('trun', uint32s(0, 300_000));
      return Buffer.concat([movie('vide', 0), box('moof', box('traf', run)), box('moof', box('traf', run))]);
    },
  ],
] as const)('for a %s, returns a count of %i', async (type, frames, make) => {
  expect(countFrames(await make(), type, 2_000_000)).toBe(frames);
});

it('counts the frames of an animated AVIF', async () => {
  expect(countFrames(await file('anim.avif'), 'animated-avif', 2000)).toBeGreaterThan(1);
});

it('stops above the limit, whatever follows', () => {
  const million = makeTinyFrames(1_000_000);
  expect(million.length).toBeGreaterThan(22_000_000);
  let read = 0;
  const watched = new Proxy(million, {
    get(target, name) {
      read += 1;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  expect(countFrames(watched, 'gif', 2000)).toBe(2001);
  expect(read).toBeLessThan(100_000);
});

it('does not believe the declared number of frames of an APNG', async () => {
  const apng = await makeApng([10]);
  const control = Buffer.alloc(26);
  const chunks = Object.fromEntries([['fcTL', control]]);
  let padded = apng;
  for (let frame = 0; frame < 20; frame += 1) padded = withPngChunks(padded, chunks);
  expect(countFrames(padded, 'apng', 10)).toBe(11);
});

it.each([1, 20, 300])('survives a file that ends after %i bytes', async (length) => {
  for (const [type, bytes] of [
    ['gif', await makePicture('gif')],
    ['webp', await makePicture('webp')],
    ['apng', await makeApng([10, 10])],
    ['mp4', movie('vide', 3)],
  ] as const) {
    expect(countFrames(bytes.subarray(0, length), type, 2000)).toBeGreaterThan(0);
  }
});

it('rejects a file with too many frames, and names the limit', () => {
  const refused = expect.objectContaining({ status: 400, parameter: 'file', message: expect.stringContaining('2000') });
  expect(() => requireFrameLimit(makeTinyFrames(2001), 'gif', 'file')).toThrow(refused);
  expect(() => requireFrameLimit(makeTinyFrames(2000), 'gif', 'file')).not.toThrow();
  expect(() => requireFrameLimit(movie('vide', 14_401), 'mp4', 'file')).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});
