import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { type ObjectStorage, openObjectStorage } from '../src/storage/object-storage.ts';

const BUCKET = 'gifs';
/** The only access key of s3rver. */
const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** What a proxy in front of the store does to requests. */
export type Fault = 'unavailable' | 'disconnected' | 'cut' | 'corrupt-response' | 'corrupt-request';

export interface ObjectStore {
  /** The origin of the store, through the proxy. */
  readonly endpoint: string;
  readonly open: (parameters?: string, bucket?: string) => Promise<ObjectStorage>;
  /** Spoils the next `times` requests whose method is `method`. */
  readonly spoil: (fault: Fault, options: { readonly method: string; readonly times: number }) => void;
  /** Ends all faults. */
  readonly repair: () => void;
  /** Methods of the requests since the last call. */
  readonly requests: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts an S3-compatible store with a bucket, behind a proxy that injects faults. */
export async function startObjectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'zoetrope-objects-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await store.run();
  let fault: { readonly kind: Fault; readonly method: string } | undefined;
  let remaining = 0;
  let methods: string[] = [];
  const proxy = createServer((incoming, response) => {
    const { method = '' } = incoming;
    methods.push(method);
    const isSpoiled = fault?.method === method && remaining > 0;
    if (isSpoiled) remaining -= 1;
    forward(port, isSpoiled ? fault?.kind : undefined, incoming, response);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    endpoint,
    open: (parameters = '', bucket = BUCKET) =>
      openObjectStorage({ ...KEY, url: `s3://${bucket}/library?endpoint=${endpoint}${parameters}` }),
    spoil(kind, { method, times }) {
      fault = { kind, method };
      remaining = times;
    },
    repair() {
      remaining = 0;
    },
    requests() {
      const seen = methods;
      methods = [];
      return seen;
    },
    async close() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Forwards a request to the store. The signature covers the `Host` header, which stays as it is. */
function forward(port: number, fault: Fault | undefined, incoming: IncomingMessage, response: ServerResponse): void {
  if (fault === 'disconnected') return void incoming.socket.destroy();
  if (fault === 'unavailable') return void response.writeHead(503).end();
  const { method, url, headers } = incoming;
  const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers }, (received) => {
    response.writeHead(received.statusCode ?? 500, received.headers);
    if (fault === 'cut') cutHalfway(received, response);
    else if (fault === 'corrupt-response') corrupt(received, response);
    else received.pipe(response);
  });
  outgoing.once('error', () => incoming.socket.destroy());
  if (fault === 'corrupt-request') corrupt(incoming, outgoing);
  else incoming.pipe(outgoing);
}

/** Sends half of a body, then closes the connection. */
function cutHalfway(received: IncomingMessage, response: ServerResponse): void {
  const half = Math.floor(Number(received.headers['content-length'] ?? 0) / 2);
  let sent = 0;
  received.on('data', (chunk: Buffer) => {
    const part = chunk.subarray(0, half - sent);
    sent += part.length;
    response.write(part);
    if (sent === half) setImmediate(() => response.destroy());
  });
}

/** Inverts the first byte of a body. */
function corrupt(from: NodeJS.ReadableStream, to: NodeJS.WritableStream): void {
  let isFirst = true;
  from.on('data', (chunk: Buffer) => {
    const changed = Buffer.from(chunk);
    if (isFirst) changed[0] = 255 - (changed[0] ?? 0);
    isFirst = false;
    to.write(changed);
  });
  from.once('end', () => to.end());
}
