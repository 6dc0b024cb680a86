import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3mini } from 's3mini';
import { type ObjectStorage, openBucket, openObjectStorage, type TimeLimits } from '../src/storage/object-storage.ts';
import type { S3Service } from './s3-service.ts';

const BUCKET = 'gifs';

/** What a proxy in front of the service does to requests. `stalled` sends half of a body and keeps the connection open. */
export type Fault =
  | 'denied'
  | 'unavailable'
  | 'disconnected'
  | 'silent'
  | 'cut'
  | 'stalled'
  | 'corrupt-response'
  | 'corrupt-request';

export interface OpenOptions {
  /** More parameters of the URL, such as `&redirect=signed`. */
  readonly parameters?: string | undefined;
  readonly bucket?: string | undefined;
  readonly limits?: TimeLimits | undefined;
}

export interface ObjectStore {
  /** The origin of the store, through the proxy. */
  readonly endpoint: string;
  readonly key: Pick<S3Service, 'accessKeyId' | 'secretAccessKey'>;
  readonly open: (options?: OpenOptions) => Promise<ObjectStorage>;
  /** Whether the service compares an upload with its `Content-MD5`. */
  readonly checksDigests: boolean;
  /** Spoils the next `times` requests whose method is `method`. */
  readonly spoil: (fault: Fault, options: { readonly method: string; readonly times: number }) => void;
  /** Ends all faults. */
  readonly repair: () => void;
  /** Methods of the requests since the last call. */
  readonly requests: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Creates a bucket in a service, behind a proxy that injects faults. */
export async function startObjectStore(start: () => Promise<S3Service>): Promise<ObjectStore> {
  const { port, checksDigests, stop, ...key } = await start();
  await new S3mini({ ...key, region: 'us-east-1', endpoint: `http://127.0.0.1:${port}/${BUCKET}` }).createBucket();
  let fault: { readonly kind: Fault; readonly method: string } | undefined;
  let remaining = 0;
  let methods: string[] = [];
  const proxy = createServer((incoming, response) => {
    const { method = '' } = incoming;
    methods.push(method);
    const isSpoiled = fault?.method === method && remaining > 0;
    if (isSpoiled) remaining -= 1;
    forward(incoming, response, { port, fault: isSpoiled ? fault?.kind : undefined });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    endpoint,
    key,
    checksDigests,
    open({ parameters = '', bucket = BUCKET, limits } = {}) {
      const options = { ...key, url: `s3://${bucket}/library?endpoint=${endpoint}${parameters}` };
      return limits ? openBucket(options, { limits }) : openObjectStorage(options);
    },
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
      await stop();
    },
  };
}

interface ForwardOptions {
  readonly port: number;
  readonly fault: Fault | undefined;
}

/** Forwards a request to the service. The signature covers the `Host` header, which stays as it is. */
function forward(incoming: IncomingMessage, response: ServerResponse, { port, fault }: ForwardOptions): void {
  if (fault === 'silent') return void incoming.resume();
  if (fault === 'disconnected') return void incoming.socket.destroy();
  if (fault === 'denied') return void response.writeHead(403).end();
  if (fault === 'unavailable') return void response.writeHead(503).end();
  const { method, url, headers } = incoming;
  const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers }, (received) => {
    response.writeHead(received.statusCode ?? 500, received.headers);
    if (fault === 'cut') sendHalf(received, response, () => response.destroy());
    else if (fault === 'stalled') sendHalf(received, response, () => undefined);
    else if (fault === 'corrupt-response') corrupt(received, response);
    else received.pipe(response);
  });
  outgoing.once('error', () => incoming.socket.destroy());
  if (fault === 'corrupt-request') corrupt(incoming, outgoing);
  else incoming.pipe(outgoing);
}

/** Sends half of a body, then calls `onHalf`. */
function sendHalf(received: IncomingMessage, response: ServerResponse, onHalf: () => void): void {
  const half = Math.floor(Number(received.headers['content-length'] ?? 0) / 2);
  let sent = 0;
  received.on('data', (chunk: Buffer) => {
    if (sent === half) return;
    const part = chunk.subarray(0, half - sent);
    sent += part.length;
    response.write(part);
    if (sent === half) setImmediate(onHalf);
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
