import { randomUUID } from 'node:crypto';
import { open, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A process that has or wants the lock of a folder. */
export interface Holder {
  /** In its own PID namespace. */
  readonly pid: number;
  readonly host: string;
  /** False while it starts. */
  readonly isLocked: boolean;
}

/**
 * A socket path has at most 104 bytes on macOS and 108 on Linux, including a NUL. Longer paths are truncated silently.
 */
const MAX_PATH_BYTES = 103;
const RESPONSE_TIMEOUT_MS = 1000;

/** Listens on a Unix socket and responds to each connection with `describe()`. Does not keep the process alive. */
export function listenOnSocket(folder: string, name: string, describe: () => Holder): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(JSON.stringify(describe()));
  });
  server.unref();
  return withShortPath(
    folder,
    name,
    (path) =>
      new Promise((resolve, reject) => {
        server.on('error', reject);
        // Another container may run as another user.
        server.listen({ path, readableAll: true, writableAll: true }, () => resolve(server));
      }),
  );
}

/** `dead` if nobody listens; `silent` if there is no response in time. */
export function requestHolder(folder: string, name: string): Promise<Holder | 'dead' | 'silent'> {
  return withShortPath(folder, name, async (path) => {
    const socket = connect(path);
    try {
      return parseHolder(await readAll(socket)) ?? 'silent';
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      return code === 'ECONNREFUSED' || code === 'ENOENT' ? 'dead' : 'silent';
    } finally {
      socket.destroy();
    }
  });
}

function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.setTimeout(RESPONSE_TIMEOUT_MS, () => socket.destroy(new Error('The response took too long.')));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.once('end', () => resolve(text));
    socket.once('error', reject);
  });
}

function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, host, isLocked } = JSON.parse(text);
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host, isLocked: isLocked === true } : undefined;
  } catch {
    return undefined;
  }
}

/** Runs `action` with a path to the socket that is short enough, however long the folder's path is. */
export async function withShortPath<T>(folder: string, name: string, action: (path: string) => Promise<T>): Promise<T> {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= MAX_PATH_BYTES || process.platform === 'win32') return action(path);
  if (process.platform === 'linux') {
    const directory = await open(folder);
    return action(`/proc/self/fd/${directory.fd}/${name}`).finally(() => directory.close());
  }
  const link = join(tmpdir(), `z-${randomUUID().slice(0, 8)}`);
  await symlink(folder, link);
  return action(join(link, name)).finally(() => rm(link, { force: true }));
}
