import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderUsage } from './folder-usage.ts';

async function makeFolder(sizes: readonly number[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-usage-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [index, size] of sizes.entries()) {
    await mkdir(join(folder, `folder-${index}`, 'inner'), { recursive: true });
    await writeFile(join(folder, `folder-${index}`, 'inner', 'a.webp'), Buffer.alloc(size));
    await writeFile(join(folder, `folder-${index}`, 'b.gif'), Buffer.alloc(1));
  }
  await writeFile(join(folder, 'a-file.txt'), 'not in a folder');
  return folder;
}

it('adds up the files of all folders, also of inner ones', async () => {
  const folder = await makeFolder([10, 20, 30]);
  expect(await folderUsage(folder)).toEqual({ folders: 3, bytes: 63, isEstimate: false });
});

it('estimates the bytes of many folders from some of them', async () => {
  const folder = await makeFolder([9, 9, 9, 9, 9, 9]);
  expect(await folderUsage(folder, 2)).toEqual({ folders: 6, bytes: 60, isEstimate: true });
});

it('is zero for a folder that does not exist', async () => {
  expect(await folderUsage(join(tmpdir(), 'zoetrope-no-such-folder'))).toEqual({
    folders: 0,
    bytes: 0,
    isEstimate: false,
  });
});
