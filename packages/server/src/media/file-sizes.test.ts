import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileSizes } from './file-sizes.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-sizes-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('remembers sizes after a restart, also if a crash has truncated the last line', async () => {
  const path = join(folder, 'new', 'sizes.txt');
  const sizes = createFileSizes(path);
  expect(sizes.of('cat')?.get('fixed_width.gif')).toBeUndefined();
  sizes.record('cat', 'fixed_width.gif', 100);
  sizes.record('cat', 'fixed_width.gif', 120);
  sizes.record('cat', 'original.gif', 500);
  await sizes.flush();
  await appendFile(path, 'dog/original.gif 9');
  const restarted = createFileSizes(path);
  expect(restarted.of('cat')?.get('fixed_width.gif')).toBe(120);
  expect(restarted.of('cat')?.get('original.gif')).toBe(500);
  expect(restarted.of('dog')?.get('original.gif')).toBeUndefined();
});

it('writes a size once', async () => {
  const path = join(folder, 'once.txt');
  const sizes = createFileSizes(path);
  sizes.record('cat', 'original.gif', 500);
  sizes.record('cat', 'original.gif', 500);
  await sizes.flush();
  expect(await readFile(path, 'utf8')).toBe('cat/original.gif 500\n');
});
