import { once } from 'node:events';
import { createServer, request as forward, type IncomingHttpHeaders } from 'node:http';

export interface ServiceProxy {
  /** `http://127.0.0.1:PORT`. It also serves an empty page at `/host`, which can read the pages that it frames. */
  readonly origin: string;
  /** The paths of requests, in their order. */
  readonly requests: readonly string[];
  close(): void;
}

const POLICY = 'content-security-policy';

interface ProxyOptions {
  /** Whether to respond with the status 404 to the requests of a path. */
  readonly isMissing?: (path: string) => boolean;
}

/**
 * Serves the pages of a service on another port, passing the Host header, and records the requests. `/host` may frame all
 * of them, also those that forbid it.
 */
export async function startProxy(
  service: string,
  { isMissing = () => false }: ProxyOptions = {},
): Promise<ServiceProxy> {
  const { hostname, port } = new URL(service);
  const requests: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, url: path = '/', headers } = incoming;
    requests.push(path);
    if (path === '/host') {
      outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Host</title><body>');
      return;
    }
    if (isMissing(path)) {
      outgoing.writeHead(404).end();
      return;
    }
    const upstream = forward({ hostname, port, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, withFraming(response.headers));
      response.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Lets `/host` frame a page that forbids all frames. */
function withFraming(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const policy = headers[POLICY];
  if (typeof policy !== 'string') return headers;
  return { ...headers, [POLICY]: policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") };
}
