import { createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { ServerError } from '../server-error.ts';
import { openPostgres } from './open-database.ts';

/** A message of the Postgres protocol: type, length, body. */
function message(type: string, body = ''): Buffer {
  const bytes = Buffer.from(body);
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + bytes.length);
  return Buffer.concat([Buffer.from(type), length, bytes]);
}

const AUTHENTICATION_OK = message('R', '\0\0\0\0');
const COMMAND_COMPLETE = message('C', 'SELECT 0\0');
const READY = message('Z', 'I');
const EXECUTED = [message('1'), message('2'), COMMAND_COMPLETE];

/** Refuses the first connections with these codes, and then responds to every query without rows. */
async function startRefusingServer(codes: readonly string[]) {
  let connections = 0;
  const server = createServer((socket) => {
    const code = codes[connections];
    connections += 1;
    socket.on('error', () => {});
    if (code === undefined) respond(socket);
    else socket.once('data', () => socket.end(message('E', `SFATAL\0C${code}\0Mrefused\0\0`)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `postgres://zoetrope@127.0.0.1:${port}/zoetrope`, connections: () => connections };
}

function respond(socket: Socket): void {
  socket.once('data', () => {
    socket.write(Buffer.concat([AUTHENTICATION_OK, READY]));
    socket.on('data', (chunk) => {
      const type = chunk.toString('latin1', 0, 1);
      if (type === 'Q') socket.write(Buffer.concat([COMMAND_COMPLETE, READY]));
      // The time limit and the statement, in one round trip.
      if (type === 'P') socket.write(Buffer.concat([...EXECUTED, ...EXECUTED, READY]));
    });
  });
}

it.each([
  ['is starting up', '57P03'],
  ['has too many connections', '53300'],
  ['accepts no connections', '55000'],
])('waits for a Postgres that %s', async (_, code) => {
  const server = await startRefusingServer([code, code]);
  const retried: unknown[] = [];
  const { close } = await openPostgres(server.url, { onRetry: (error) => retried.push(error) });
  await close();
  expect(server.connections()).toBe(3);
  expect(retried).toEqual([expect.objectContaining({ code })]);
});

it.each([
  ['a wrong password', '28P01'],
  ['a database that does not exist', '3D000'],
])('does not wait if %s is rejected', async (_, code) => {
  const server = await startRefusingServer([code]);
  await expect(openPostgres(server.url)).rejects.toThrow('Check its address and password.');
  expect(server.connections()).toBe(1);
});

it('gives up on a Postgres that never responds', async () => {
  const error = await openPostgres('postgres://zoetrope@127.0.0.1:1/zoetrope', { timeoutMs: 0 }).catch(
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(ServerError);
  expect(String(error)).toContain('The database of DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1.');
});
