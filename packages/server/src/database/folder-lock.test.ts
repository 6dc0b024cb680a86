import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it, onTestFinished } from 'vitest';
import { ServerError } from '../server-error.ts';
import { lockFolder } from './folder-lock.ts';

/** Loading a process takes seconds on a busy machine. */
const SLOW_MS = 120_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('locks a folder for one process at a time, and names the process that has it', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`The data folder ${folder} is in use by process ${process.pid}.`);
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(ServerError);
  await unlock();
  await (await lockFolder(folder))();
  expect(await readdir(folder)).toEqual([]);
});

it('creates a missing data folder before locking it', async () => {
  const unlock = await lockFolder(join(folder, 'deep', 'er'));
  await unlock();
  expect(await readdir(join(folder, 'deep', 'er'))).toEqual([]);
});

it('throws if the folder cannot be created', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(lockFolder(join(file, 'below'))).rejects.toThrow('Choose another one with --data.');
});

it('throws below a folder that cannot have new ones', async () => {
  for (const path of ['/proc/data', '/proc/data/deeper']) {
    await expect(lockFolder(path)).rejects.toThrow(`The data folder ${path} cannot be created: `);
  }
});

it.each([
  ['of the longest direct path', 103],
  ['of one byte more', 104],
  ['of the limit of Linux', 108],
  ['far beyond the limit of a socket', 1000],
])('locks a folder whose socket has a path %s', async (_, bytes) => {
  const nameBytes = Buffer.byteLength('/server-.sock') + 36;
  let path = folder;
  while (Buffer.byteLength(path) + nameBytes < bytes) {
    const missing = bytes - nameBytes - Buffer.byteLength(path) - 1;
    path = join(path, 'x'.repeat(Math.min(200, Math.max(1, missing))));
  }
  const unlock = await lockFolder(path);
  expect(await readdir(path)).toHaveLength(1);
  await expect(lockFolder(path)).rejects.toThrow(`is in use by process ${process.pid}.`);
  await unlock();
  expect(await readdir(path)).toEqual([]);
});

it('locks the folder for exactly one of many that start at the same time', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readdir(folder)).toHaveLength(1);
});

it('rejects a folder whose holder does not respond', { timeout: SLOW_MS }, async () => {
  const silent = createServer(() => {}).listen(join(folder, 'server-00000000-0000-0000-0000-000000000000.sock'));
  await new Promise((resolve) => silent.once('listening', resolve));
  onTestFinished(() => void silent.close());
  await expect(lockFolder(folder)).rejects.toThrow('is in use by another process.');
});

it('ignores files that are not lock sockets', async () => {
  await writeFile(join(folder, 'server.lock'), '{"pid":1}');
  await mkdir(join(folder, 'postgres'));
  await (await lockFolder(folder))();
  expect((await readdir(folder)).sort()).toEqual(['postgres', 'server.lock']);
});

const NAMESPACE = ['--pid', '--fork', '--mount-proc', '--kill-child'];

/** Starts a program in its own PID namespace, or in its own process where the system allows none. */
function findIsolation(): { readonly name: string; readonly command: readonly string[] } {
  const isRoot = process.getuid?.() === 0;
  const command = ['unshare', ...(isRoot ? [] : ['--user', '--map-root-user']), ...NAMESPACE];
  const [program = '', ...args] = command;
  if (spawnSync(program, [...args, 'true']).status === 0) return { name: 'another PID namespace', command };
  if (isRoot && process.env.CI) throw new Error('CI runs as root, and cannot make a PID namespace with unshare.');
  return { name: 'another process', command: [] };
}

const isolation = findIsolation();

function holdFolder(): { readonly child: ChildProcess; readonly output: Promise<string> } {
  const node = [process.execPath, inject('programs').holdFolder, folder];
  const [program = '', ...args] = [...isolation.command, ...node];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = new Promise<string>((resolve) => child.stdout?.once('data', (chunk) => resolve(String(chunk))));
  return { child, output };
}

it(`rejects a folder that is locked in ${isolation.name}, and locks it once that process is killed`, {
  timeout: SLOW_MS,
}, async () => {
  const first = holdFolder();
  expect(await first.output).toBe('locked\n');
  expect(await holdFolder().output).toMatch(/is in use by process \d+\. Stop that server/);
  await expect(lockFolder(folder)).rejects.toThrow(/is in use by process \d+\. Stop that server/);

  const [left] = await readdir(folder);
  const closed = new Promise((resolve) => first.child.stdout?.once('close', resolve));
  first.child.kill('SIGKILL');
  await closed;
  expect(await readdir(folder)).toEqual([left]);
  // The socket of a dead process rejects connections at once, so nothing waits.
  const unlock = await lockFolder(folder);
  expect(await readdir(folder)).not.toContain(left);
  await unlock();
});

it(`locks the folder for exactly one of those that start at the same time, each in ${isolation.name}`, {
  timeout: SLOW_MS,
}, async () => {
  const outputs = await Promise.all(Array.from({ length: 3 }, () => holdFolder().output));
  expect(outputs.filter((output) => output === 'locked\n')).toHaveLength(1);
  expect(outputs.filter((output) => /is in use by process \d+/.test(output))).toHaveLength(2);
});
