import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports below those that systems assign to connections and servers, and above those that browsers refuse. */
const PORTS = { first: 20_000, end: 32_768 };

/**
 * Returns a free port, for a program whose port must be known before it starts, or be the same after a restart. No
 * connection or server of another program is assigned this port before the program listens on it.
 */
export async function findPort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.first, PORTS.end);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}
