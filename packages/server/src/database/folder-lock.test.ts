import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ServerError } from '../server-error.ts';
import { lockFolder } from './folder-lock.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-lock-'));
  file = join(folder, 'server.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('gives a folder to one at a time, and says who has it', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`The data folder ${folder} is in use by process ${process.pid}.`);
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(ServerError);
  await unlock();
  await (await lockFolder(folder))();
  expect(await readdir(folder)).toEqual([]);
});

it('makes the folder when it is not there', async () => {
  const unlock = await lockFolder(join(folder, 'deep', 'er'));
  await unlock();
  expect(await readdir(join(folder, 'deep', 'er'))).toEqual([]);
});

it('says when the folder cannot be made', async () => {
  await writeFile(file, '');
  await expect(lockFolder(join(file, 'below'))).rejects.toThrow('Give another one with --data.');
});

it('respects another process for as long as it lives', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const ended = new Promise((resolve) => other.once('exit', resolve));
  await writeFile(file, JSON.stringify({ pid: other.pid }));
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${other.pid}`);
  other.kill('SIGKILL');
  await ended;
  await (await lockFolder(folder))();
});

it.each([
  ['was cut short', '{"pid":'],
  ['is empty', ''],
  ['holds something else', '"hello"'],
  ['is of an earlier process with our id', JSON.stringify({ pid: process.pid, mark: 'another boot/1' })],
])('takes over a lock that %s', async (_, content) => {
  await writeFile(file, content);
  const unlock = await lockFolder(folder);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
  await unlock();
});

it('gives a dead lock to one of many that come at once', async () => {
  await writeFile(file, JSON.stringify({ pid: 2 ** 22 + 1 }));
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
