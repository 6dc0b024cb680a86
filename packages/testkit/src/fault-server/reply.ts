import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Fault } from './start-fault-server.ts';

export type Headers = Readonly<Record<string, string>>;

/** Returns the bytes of the status line and headers. */
export function head(status: number, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`;
}

export interface CompleteResponse {
  readonly status: number;
  readonly headers: Headers;
  /** @default '' */
  readonly body?: string | Uint8Array;
}

/** Sends a complete response, and closes the connection. */
export function send(socket: Socket, { status, headers, body = '' }: CompleteResponse): void {
  socket.write(head(status, { 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close', ...headers }));
  socket.end(body);
}

/** Always sends the same response. */
export function reply(status: number, headers: Headers = {}, body: string | Uint8Array = ''): Fault {
  return (socket) => send(socket, { status, headers, body });
}

/** Always sends the same JSON response. */
export function json(body: unknown, status = 200, headers: Headers = {}): Fault {
  return reply(status, { 'Content-Type': 'application/json', ...headers }, JSON.stringify(body));
}

/** Uses one behavior for the first request, and another one afterwards. */
export function once(first: Fault, then: Fault): Fault {
  return (socket, request) => (request.earlier === 0 ? first : then)(socket, request);
}
