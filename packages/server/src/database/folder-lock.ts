import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ServerError } from '../server-error.ts';
import { isAlive, processMark } from './process-mark.ts';

interface Holder {
  readonly pid: number;
  readonly mark?: string | undefined;
}

/**
 * Takes a data folder for this process. The embedded database lets two processes open one folder without a word,
 * and their writes then destroy each other's; so the second is refused here. The lock of a process that died is
 * taken over. Gives a function that frees the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true }).catch((cause) => {
    throw new ServerError(`The data folder ${folder} cannot be made: ${cause.message}. Give another one with --data.`, {
      cause,
    });
  });
  const file = join(folder, 'server.lock');
  const mine = join(folder, `server.lock.${process.pid}`);
  await writeFile(mine, JSON.stringify({ pid: process.pid, mark: processMark(process.pid) } satisfies Holder)).catch(
    (cause) => {
      throw notWritable(folder, cause);
    },
  );
  try {
    // Linking is atomic and brings the content along, so no one ever reads a half-written lock.
    while (!(await linked(mine, file))) await removeDeadLock(file, folder);
  } finally {
    await rm(mine, { force: true });
  }
  return () => rm(file, { force: true });
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Refuses when the holder lives. Of several processes that find one dead lock, only one moves it away. */
async function removeDeadLock(file: string, folder: string): Promise<void> {
  const found = await readFile(file, 'utf8').catch(() => undefined);
  if (found === undefined) return;
  const holder = parseHolder(found);
  if (holder !== undefined && holds(holder)) throw inUse(folder, holder.pid);

  const moved = `${file}.${process.pid}.dead`;
  await rename(file, moved).catch(() => undefined);
  const taken = await readFile(moved, 'utf8').catch(() => undefined);
  // Another process was quicker, and it was its fresh lock that we moved: it gets it back.
  if (taken !== undefined && taken !== found) await linked(moved, file);
  await rm(moved, { force: true });
}

function parseHolder(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number')
      return undefined;
    return { pid: value.pid, mark: 'mark' in value && typeof value.mark === 'string' ? value.mark : undefined };
  } catch {
    return undefined;
  }
}

function holds({ pid, mark }: Holder): boolean {
  return isAlive(pid) && (mark === undefined || mark === processMark(pid));
}

function inUse(folder: string, pid: number): ServerError {
  return new ServerError(
    `The data folder ${folder} is in use by process ${pid}. Stop that server, or give this one another folder with --data.`,
  );
}

function notWritable(folder: string, cause: Error): ServerError {
  return new ServerError(
    `The data folder ${folder} cannot be written: ${cause.message}. Give another one with --data.`,
    { cause },
  );
}
