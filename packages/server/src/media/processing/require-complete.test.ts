import { expect, it } from 'vitest';
import { makeApng, makeTinyFrames } from '../../../testing/management/make-media.ts';
import { requireComplete } from './require-complete.ts';
import type { MediaType } from './sniff-type.ts';

function isAccepted(bytes: Buffer, type: MediaType): boolean {
  try {
    requireComplete(bytes, type, 'file');
    return true;
  } catch {
    return false;
  }
}

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;

/** An EBML element of less than 127 bytes. Its size can be left open. */
function element(id: number, content: Buffer, { isOpen = false } = {}): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(id);
  head.writeUInt8(isOpen ? 0xff : 0x80 | content.length, 4);
  return Buffer.concat([head, content]);
}

function webm(options?: { readonly isOpen: boolean }): Buffer {
  const block = Buffer.from('\xa3\x84abcd', 'latin1');
  const cluster = element(CLUSTER, Buffer.concat([block, block, block]), options);
  return Buffer.concat([element(0x1a45dfa3, Buffer.from('webm')), element(SEGMENT, cluster, options)]);
}

it('accepts a GIF that ends after one of its frames, with or without a last byte or bytes after it', () => {
  const gif = makeTinyFrames(4);
  const lengths = Array.from({ length: gif.length - 20 }, (_, index) => 20 + index);
  const ofFrames = [1, 2, 3, 4].map((frames) => makeTinyFrames(frames).length - 1);
  expect(lengths.filter((length) => isAccepted(gif.subarray(0, length), 'gif'))).toEqual(ofFrames);
  expect(isAccepted(gif, 'gif')).toBe(true);
  expect(isAccepted(Buffer.concat([gif, Buffer.alloc(100, 0x2c)]), 'gif')).toBe(true);
});

it('refuses an APNG without the chunk that marks the end', async () => {
  const apng = await makeApng([10, 20, 30]);
  expect(isAccepted(apng, 'apng')).toBe(true);
  for (const cut of [12, 20, 60]) expect([cut, isAccepted(apng.subarray(0, -cut), 'apng')]).toEqual([cut, false]);
});

it('refuses a WebM that ends in an element, also if the sizes of its parts are open', () => {
  const [sized, open] = [webm(), webm({ isOpen: true })];
  expect(isAccepted(sized, 'webm')).toBe(true);
  expect(isAccepted(open, 'webm')).toBe(true);
  expect(isAccepted(Buffer.concat([sized, Buffer.from('appended')]), 'webm')).toBe(true);
  for (const cut of [1, 3, 8]) {
    expect([cut, isAccepted(sized.subarray(0, -cut), 'webm')]).toEqual([cut, false]);
    expect([cut, isAccepted(open.subarray(0, -cut), 'webm')]).toEqual([cut, false]);
  }
});
