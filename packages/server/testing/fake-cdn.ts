import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Purge {
  readonly authorization: string | undefined;
  readonly prefixes: readonly string[];
}

/** A server that receives purges as a CDN does. */
export interface FakeCdn {
  readonly url: string;
  /** The accepted purges since the last call. */
  readonly takePurges: () => readonly Purge[];
  /** All prefixes that were accepted since the last call of `takePurges`. */
  readonly prefixes: () => readonly string[];
  /** Statuses of the next responses; then 200. */
  readonly respond: (statuses: readonly number[]) => void;
  readonly close: () => void;
}

export async function startFakeCdn(): Promise<FakeCdn> {
  let purges: Purge[] = [];
  let statuses: number[] = [];
  const server = createServer(async (incoming: IncomingMessage, response) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    const status = statuses.shift() ?? 200;
    if (status === 200) purges.push({ authorization: incoming.headers.authorization, ...JSON.parse(body) });
    response.writeHead(status).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
    takePurges() {
      const taken = purges;
      purges = [];
      return taken;
    },
    prefixes: () => purges.flatMap(({ prefixes }) => prefixes),
    respond(next) {
      statuses = [...next];
    },
    close: () => server.close(),
  };
}
