import { createServer } from 'node:http';

/** One request as it came. */
export interface Recorded {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

export interface CannedResponse {
  /** @default 200 */
  readonly status?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Strings are sent unchanged, other values as JSON; undefined is an empty body. */
  readonly body?: unknown;
}

export interface RecordingServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  readonly requests: readonly Recorded[];
  close(): Promise<void>;
}

/** Records its requests and sends canned responses. */
export async function startRecordingServer(response: (request: Recorded) => CannedResponse): Promise<RecordingServer> {
  const requests: Recorded[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = '', url = '', headers } = incoming;
    const request = { method, target: url, headers, body: Buffer.concat(chunks) };
    requests.push(request);
    const { status = 200, headers: own = {}, body } = response(request);
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    outgoing.writeHead(status, { 'Content-Type': 'application/json', ...own });
    outgoing.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
