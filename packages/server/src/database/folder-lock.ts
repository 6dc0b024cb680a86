import { createHash, randomUUID } from 'node:crypto';
import { readdir, realpath, rm } from 'node:fs/promises';
import type { Server } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ServerError } from '../server-error.ts';
import { createFolder } from './create-folder.ts';
import { type Holder, listenOnSocket, requestHolder } from './lock-socket.ts';
import { networkFileSystemOf } from './network-file-system.ts';

/** Maximum wait for another process that is starting, or too busy to respond. */
const PATIENCE_MS = 5000;
const POLL_MS = 20;

const SOCKET_NAME = /^server-([0-9a-f-]{36})\.sock$/;

/**
 * Locks a data folder for this process and returns the function that unlocks it. PGlite lets two processes open one
 * folder without an error, and their writes then corrupt the data.
 *
 * Each process listens on its own Unix socket in the folder and then connects to all other sockets there: one that
 * accepts connections belongs to a live process, in whichever container of this host. Of two processes, the later one
 * always finds the other, so both cannot succeed; of several that start at the same time, the smallest id wins.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await createFolder(folder).catch((cause) => {
    throw new ServerError(
      `The data folder ${folder} cannot be created: ${cause.message}. Choose another one with --data.`,
      {
        cause,
      },
    );
  });
  if (process.platform === 'win32') return lockWithPipe(folder);

  const networkFileSystem = await networkFileSystemOf(folder);
  if (networkFileSystem !== undefined) throw onNetwork(folder, networkFileSystem);

  const id = randomUUID();
  let isLocked = false;
  const describe = (): Holder => ({ pid: process.pid, host: hostname(), isLocked });
  const server = await listenOnSocket(folder, socketName(id), describe).catch((cause) => {
    throw notLockable(folder, cause);
  });
  const unlock = async () => {
    await close(server);
    await rm(join(folder, socketName(id)), { force: true });
  };
  try {
    await untilAlone(folder, id);
  } catch (error) {
    await unlock();
    throw error;
  }
  isLocked = true;
  return unlock;
}

/** Resolves once no other process has a socket in the folder. Throws if one of them has or gets the lock. */
async function untilAlone(folder: string, id: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const others = await findOthers(folder, id);
    if (others.length === 0) return;
    const winner = others.find(({ id: other, holder }) => holder?.isLocked || (holder && other < id));
    if (winner !== undefined) throw inUse(folder, winner.holder);
    if (performance.now() > deadline) throw inUse(folder, others[0]?.holder);
    await setTimeout(POLL_MS);
  }
}

interface Other {
  readonly id: string;
  /** Undefined for a live process that does not respond. */
  readonly holder: Holder | undefined;
}

/**
 * The other processes with a socket in the folder. Sockets of dead processes are deleted: nobody will listen on them
 * again.
 */
async function findOthers(folder: string, id: string): Promise<readonly Other[]> {
  const others: Other[] = [];
  for (const name of await readdir(folder)) {
    const [, other] = SOCKET_NAME.exec(name) ?? [];
    if (other === undefined || other === id) continue;
    const response = await requestHolder(folder, name);
    // A socket of another user may not be deletable; it then stays dead.
    if (response === 'dead') await rm(join(folder, name), { force: true }).catch(() => {});
    else others.push({ id: other, holder: response === 'silent' ? undefined : response });
  }
  return others;
}

function socketName(id: string): string {
  return `server-${id}.sock`;
}

/** A named pipe on Windows has one server and disappears when that ends. */
async function lockWithPipe(folder: string): Promise<() => Promise<void>> {
  const path = (await realpath(folder)).toLowerCase();
  const name = `zoetrope-${createHash('sha256').update(path).digest('hex')}`;
  const describe = (): Holder => ({ pid: process.pid, host: hostname(), isLocked: true });
  const server = await listenOnSocket('\\\\.\\pipe', name, describe).catch(async (cause) => {
    if (cause.code !== 'EADDRINUSE') throw notLockable(folder, cause);
    const response = await requestHolder('\\\\.\\pipe', name);
    throw inUse(folder, typeof response === 'string' ? undefined : response);
  });
  return () => close(server);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function inUse(folder: string, holder: Holder | undefined): ServerError {
  const host = holder === undefined || holder.host === hostname() ? '' : ` on ${holder.host}`;
  const holderName = holder === undefined ? 'another process' : `process ${holder.pid}${host}`;
  return new ServerError(
    `The data folder ${folder} is in use by ${holderName}. Stop that server, or choose another folder with --data.`,
  );
}

function onNetwork(folder: string, type: string): ServerError {
  return new ServerError(
    `The data folder ${folder} is on a network file system (${type}), where the embedded database is not safe. Choose a folder on a local disk with --data, or set DATABASE_URL to a Postgres.`,
  );
}

function notLockable(folder: string, cause: Error): ServerError {
  return new ServerError(
    `The data folder ${folder} cannot be locked: ${cause.message}. It must be writable, and on a file system with Unix sockets. Choose another one with --data.`,
    { cause },
  );
}
