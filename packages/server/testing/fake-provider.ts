import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Upstream } from '../src/dialects/upstream/upstream.ts';

export interface FakeProvider {
  readonly provider: Upstream;
  readonly origin: string;
  /** Requests since the last configured response. */
  readonly requests: readonly IncomingMessage[];
  respondWith(listener: RequestListener): void;
  close(): Promise<void>;
}

/** A local provider with configurable responses. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const requests: IncomingMessage[] = [];
  let listener: RequestListener = (_, response) => response.end('{}');
  const server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    provider: { name: 'Fake', apiUrl: origin, keyParam: 'api_key', mediaOrigin: new RegExp(`^${origin}$`) },
    origin,
    requests,
    respondWith(next) {
      requests.length = 0;
      listener = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
