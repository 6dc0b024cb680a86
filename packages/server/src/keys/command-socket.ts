import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { withShortPath } from '../database/lock-socket.ts';
import { messageOf, ServerError } from '../server-error.ts';

/** A socket in the data folder on which a running server receives commands of its operator. */
const NAME = 'commands.sock';
const COMMAND_TIMEOUT_MS = 30_000;
const MAX_COMMAND_CHARACTERS = 100_000;

/** A line of the response. The last one has the result or an error. */
type ResponseLine = { readonly event: unknown } | { readonly result: unknown } | { readonly error: string };

/** Runs a command. `signal` aborts when its sender disconnects, or the listener stops. */
export type RunCommand = (
  command: unknown,
  context: { readonly onEvent: (event: unknown) => void; readonly signal: AbortSignal },
) => Promise<unknown>;

/**
 * Listens for commands in a locked data folder. Only the user of this process may connect. Returns a function that
 * stops listening, and aborts the commands in progress.
 */
export async function listenForCommands(folder: string, run: RunCommand): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return async () => {};
  await rm(join(folder, NAME), { force: true });
  const running = new Set<AbortController>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const ended = new AbortController();
    running.add(ended);
    socket
      .on('error', () => {})
      .once('close', () => {
        running.delete(ended);
        ended.abort();
      });
    const send = (line: ResponseLine) => socket.write(`${JSON.stringify(line)}\n`);
    readCommand(socket)
      .then((command) => run(command, { onEvent: (event) => send({ event }), signal: ended.signal }))
      .then(
        (result) => send({ result }),
        (error: unknown) => send({ error: messageOf(error) }),
      )
      .then(() => socket.end());
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
    const closed = new Promise((resolve) => server.close(resolve));
    for (const controller of running) controller.abort();
    await closed;
    await rm(join(folder, NAME), { force: true });
  };
}

export interface SendOptions {
  readonly onEvent?: ((event: unknown) => void) | undefined;
  /** Ends the command. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a command to the server that runs in a data folder. Undefined if none does. Throws a `ServerError` with the
 * message of the server, or if it is aborted.
 */
export function sendCommand(
  folder: string,
  command: unknown,
  { onEvent = () => {}, signal }: SendOptions = {},
): Promise<{ readonly result: unknown } | undefined> {
  return withShortPath(folder, NAME, async (path) => {
    const socket = connect(path);
    const disconnect = () => socket.destroy();
    signal?.addEventListener('abort', disconnect);
    try {
      socket.end(JSON.stringify(command));
      return await readResponse(socket, onEvent);
    } catch (error) {
      if (isMissing(error) || codeOf(error) === 'ECONNREFUSED') return undefined;
      if (signal?.aborted) throw new ServerError('Interrupted: the server ends the command.', { cause: error });
      throw error;
    } finally {
      signal?.removeEventListener('abort', disconnect);
      socket.destroy();
    }
  }).catch((error: unknown) => {
    // A long path is opened as a folder, which may not exist.
    if (isMissing(error)) return undefined;
    throw error;
  });
}

/** Whether there is no socket, because it or its folder does not exist, or a file has the name of the folder. */
function isMissing(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Reads lines until the last one. There is no time limit: a command can take hours, and a dead server disconnects. */
async function readResponse(socket: Socket, onEvent: (event: unknown) => void): Promise<{ readonly result: unknown }> {
  socket.setEncoding('utf8');
  let rest = '';
  for await (const chunk of socket as AsyncIterable<string>) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      const line = JSON.parse(text) as ResponseLine;
      if ('error' in line) throw new ServerError(line.error);
      if ('result' in line) return line;
      onEvent(line.event);
    }
  }
  throw new ServerError('The server ended before the command was finished. Run it again.');
}

function readCommand(socket: Socket): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.setTimeout(COMMAND_TIMEOUT_MS, () => socket.destroy(new Error('The command took too long.')));
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.length > MAX_COMMAND_CHARACTERS) socket.destroy(new Error('The command is too long.'));
    });
    socket.once('end', () => {
      socket.setTimeout(0);
      resolve(text);
    });
    socket.once('error', reject);
  }).then((text) => JSON.parse(String(text)));
}
