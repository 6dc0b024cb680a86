import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTallies, type Tally } from './tally.ts';

/** Neither preflights nor responses are cached: the hardest case for the keepalive quota. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '0',
  'Cache-Control': 'no-store',
};

export interface Collector {
  readonly origin: string;
  /** Returns the counts of a trial, or of all trials below `name`. */
  tally(name: string): Tally;
  /** Refuses connections, like a server that is down. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a collector on another origin than the page. It responds after `latencyMs`, and counts events by id. */
export async function startCollector(latencyMs: number): Promise<Collector> {
  const tallies = createTallies();
  let server: Server | undefined;
  let port = 0;

  function countEvents(body: string): void {
    for (const event of JSON.parse(body).events) tallies.add(String(event.analytics_response_payload), event.event_id);
  }

  async function start(): Promise<void> {
    const created = createServer(async (request, response: ServerResponse) => {
      let body = '';
      for await (const chunk of request.setEncoding('utf8')) body += chunk;
      if (request.method === 'POST') countEvents(body);
      setTimeout(() => response.writeHead(200, HEADERS).end('{}'), latencyMs);
    });
    server = created;
    created.listen(port, '127.0.0.1');
    await once(created, 'listening');
    port = (created.address() as AddressInfo).port;
  }

  await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    start,
    async stop() {
      server?.closeAllConnections();
      server?.close();
      if (server?.listening) await once(server, 'close');
    },
    tally: tallies.get,
  };
}
