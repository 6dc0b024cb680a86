import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { withShortPath } from '../database/lock-socket.ts';
import { ServerError } from '../server-error.ts';

/** A socket in the data folder on which a running server receives commands of its operator. */
const NAME = 'commands.sock';
const RESPONSE_TIMEOUT_MS = 30_000;
const MAX_COMMAND_CHARACTERS = 100_000;

type Response = { readonly result: unknown } | { readonly error: string };

/**
 * Listens for commands in a locked data folder. Only the user of this process may connect. Returns a function that
 * stops listening.
 */
export async function listenForCommands(
  folder: string,
  run: (command: unknown) => Promise<unknown>,
): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return async () => {};
  await rm(join(folder, NAME), { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    readAll(socket)
      .then((text) => run(JSON.parse(text)))
      .then(
        (result): Response => ({ result }),
        (error: unknown): Response => ({ error: error instanceof Error ? error.message : String(error) }),
      )
      .then((response) => socket.end(JSON.stringify(response)));
  });
  server.unref();
  await withShortPath(folder, NAME, async (path) => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
    await chmod(path, 0o600);
  });
  return async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(join(folder, NAME), { force: true });
  };
}

/**
 * Sends a command to the server that runs in a data folder. Undefined if none does. Throws a `ServerError` with the
 * message of the server.
 */
export function sendCommand(folder: string, command: unknown): Promise<{ readonly result: unknown } | undefined> {
  return withShortPath(folder, NAME, async (path) => {
    const socket = connect(path);
    try {
      socket.end(JSON.stringify(command));
      const response = JSON.parse(await readAll(socket)) as Response;
      if ('error' in response) throw new ServerError(response.error);
      return response;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'ECONNREFUSED' || code === 'ENOENT') return undefined;
      throw error;
    } finally {
      socket.destroy();
    }
  }).catch((error: unknown) => {
    // A long path is opened as a folder, which may not exist.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
}

function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.setTimeout(RESPONSE_TIMEOUT_MS, () => socket.destroy(new Error('The response took too long.')));
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.length > MAX_COMMAND_CHARACTERS) socket.destroy(new Error('The command is too long.'));
    });
    socket.once('end', () => resolve(text));
    socket.once('error', reject);
  });
}
