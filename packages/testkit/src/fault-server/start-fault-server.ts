import { createServer, type Socket } from 'node:net';

/** One request as it came: enough of HTTP/1.1 for a client under test. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** How many requests of the same path came before. */
  readonly earlier: number;
}

/** Does with the connection what a good server would not: answers in part, late, wrongly or never. */
export type Fault = (socket: Socket, request: ReceivedRequest) => void;

export interface FaultServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Requests received for a path, its query left out. */
  requests(path: string): readonly ReceivedRequest[];
  /** Open connections that carried a request. Node opens idle ones in advance, which say nothing about a client. */
  openExchanges(): number;
  /** Ends every connection and the server. */
  close(): Promise<void>;
}

/** A server on a free loopback port that plays the fault found under a request's path; unknown paths are reset. */
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
    // A client that goes away in the middle is what many of the tests are about.
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

/** Undefined until the head and the whole body are there. */
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
