import { createServer, type Socket } from 'node:net';

/** A received request, with the parts of HTTP/1.1 that a client under test needs. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Lowercase names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Number of earlier requests for the same path. */
  readonly earlier: number;
}

/** Misuses the connection: responds partially, late, incorrectly or never. */
export type Fault = (socket: Socket, request: ReceivedRequest) => void;

export interface FaultServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Returns the requests for a path, ignoring queries. */
  requests(path: string): readonly ReceivedRequest[];
  /** Number of open connections that carried a request. Node.js opens idle ones in advance, which are not counted. */
  openExchanges(): number;
  /** Closes all connections and the server. */
  close(): Promise<void>;
}

/** Starts a server on a free loopback port with a fault per path. Connections to unknown paths are reset. */
export async function startFaultServer(faults: Readonly<Record<string, Fault>>): Promise<FaultServer> {
  const sockets = new Set<Socket>();
  const busy = new Set<Socket>();
  const received = new Map<string, ReceivedRequest[]>();

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      busy.delete(socket);
    });
    // Many tests close the client in the middle of a response, so errors of the connection are expected.
    socket.on('error', () => {});
    let buffer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      buffer += chunk;
      const parsed = parse(buffer);
      if (!parsed) return;
      buffer = '';
      busy.add(socket);
      const path = parsed.target.split('?')[0] ?? '';
      const before = received.get(path) ?? [];
      const request = { ...parsed, earlier: before.length };
      received.set(path, [...before, request]);
      (faults[path] ?? ((unknown) => unknown.resetAndDestroy()))(socket, request);
    });
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests: (path) => received.get(path) ?? [],
    openExchanges: () => busy.size,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Returns undefined until headers and body are complete. */
function parse(text: string): Omit<ReceivedRequest, 'earlier'> | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const [method = '', target = ''] = first.split(' ');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':', 1).join('').toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = text.slice(end + 4);
  return Buffer.byteLength(body) < Number(headers['content-length'] ?? 0)
    ? undefined
    : { method, target, headers, body };
}
