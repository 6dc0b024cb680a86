import { type FileHandle, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileStream } from './file-stream.ts';

const content = Buffer.alloc(150_000, 'zoetrope');
let folder = '';
let path = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-stream-'));
  path = join(folder, 'clip.mp4');
  await writeFile(path, content);
});
afterAll(() => rm(folder, { recursive: true }));

/** A real file that records whether it is open. */
function createWatchedOpen() {
  const handles: FileHandle[] = [];
  const openFile = (async (name: string) => {
    const handle = await open(name);
    handles.push(handle);
    return handle;
  }) as typeof open;
  // A closed handle has the descriptor -1.
  return { openFile, opened: () => handles.length, stillOpen: () => handles.filter(({ fd }) => fd !== -1).length };
}

it('reads a file in chunks and closes it', async () => {
  const { openFile, stillOpen } = createWatchedOpen();
  const pieces: Uint8Array[] = [];
  for await (const piece of fileStream(path, { start: 10, end: 149_999 }, openFile)) pieces.push(piece);
  expect(pieces.map((piece) => piece.length)).toEqual([65_536, 65_536, 18_918]);
  expect(Buffer.concat(pieces).equals(content.subarray(10))).toBe(true);
  expect(stillOpen()).toBe(0);
});

it('opens nothing before the first read', async () => {
  const { openFile, opened } = createWatchedOpen();
  await fileStream(path, { start: 0, end: 9 }, openFile).cancel();
  expect(opened()).toBe(0);
});

it('closes the file if the reader cancels halfway', async () => {
  const { openFile, opened, stillOpen } = createWatchedOpen();
  const reader = fileStream(path, { start: 0, end: 149_999 }, openFile).getReader();
  await reader.read();
  expect([opened(), stillOpen()]).toEqual([1, 1]);
  await reader.cancel();
  expect(stillOpen()).toBe(0);
});

it('rejects and closes the file if it is shorter than expected', async () => {
  const { openFile, stillOpen } = createWatchedOpen();
  const whole = new Response(fileStream(path, { start: 0, end: 150_000 }, openFile)).arrayBuffer();
  await expect(whole).rejects.toThrow('ended before byte 150000');
  expect(stillOpen()).toBe(0);
});
