import { gzipSync } from 'node:zlib';
import { type Headers, head } from './reply.ts';
import type { Fault } from './start-fault-server.ts';

const JSON_TYPE: Headers = { 'Content-Type': 'application/json' };
/** Header of a complete response that closes its connection, so that the next request does not meet the close. */
const GZIP: Headers = { ...JSON_TYPE, 'Content-Encoding': 'gzip', Connection: 'close' };

/** Accepts the request and never responds. */
export const silence: Fault = () => {};

/** Resets the connection before the first byte of the response. */
export const reset: Fault = (socket) => {
  socket.resetAndDestroy();
};

/** Closes the connection without a response. */
export const hangUp: Fault = (socket) => {
  socket.end();
};

/** Sends the response headers one byte at a time and never ends them. */
export function slowHead(everyMs: number): Fault {
  return (socket) => {
    let line = `HTTP/1.1 200 OK\r\nX-Filler: ${'x'.repeat(10_000)}`;
    const timer = setInterval(() => {
      socket.write(line.slice(0, 1));
      line = line.slice(1);
    }, everyMs);
    socket.on('close', () => clearInterval(timer));
  };
}

/** Sends half of a body, then nothing more. */
export function stall(body: string): Fault {
  return (socket) => {
    socket.write(head(200, { ...JSON_TYPE, 'Content-Length': String(Buffer.byteLength(body)) }));
    socket.write(body.slice(0, body.length / 2));
  };
}

/** Sends a body one byte at a time. */
export function drip(body: string, everyMs: number): Fault {
  return (socket) => {
    socket.write(head(200, { ...JSON_TYPE, 'Content-Length': String(Buffer.byteLength(body)) }));
    let sent = 0;
    const timer = setInterval(() => {
      socket.write(body.slice(sent, sent + 1));
      sent += 1;
      if (sent >= body.length) clearInterval(timer);
    }, everyMs);
    socket.on('close', () => clearInterval(timer));
  };
}

/** Sends fewer bytes than `Content-Length`, then closes the connection. */
export function truncate(body: string): Fault {
  return (socket) => {
    socket.write(head(200, { ...JSON_TYPE, 'Content-Length': String(Buffer.byteLength(body) + 100) }));
    socket.end(body);
  };
}

/** Sends one chunk and closes the connection without the last one. */
export function truncateChunks(body: string): Fault {
  return (socket) => {
    socket.write(head(200, { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' }));
    socket.end(`${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n`);
  };
}

/** Sends half of a body, then resets. */
export function resetInBody(body: string): Fault {
  return (socket) => {
    socket.write(head(200, { ...JSON_TYPE, 'Content-Length': String(Buffer.byteLength(body)) }));
    socket.write(body.slice(0, body.length / 2), () => socket.resetAndDestroy());
  };
}

/** Sends a body in chunks of `size` bytes, which may split characters. */
export function sendInChunks(body: string | Uint8Array, size: number): Fault {
  return async (socket) => {
    socket.setNoDelay(true);
    const bytes = Buffer.from(body);
    socket.write(head(200, { ...JSON_TYPE, 'Content-Length': String(bytes.length), Connection: 'close' }));
    for (let from = 0; from < bytes.length; from += size) {
      await new Promise((resolve) => socket.write(bytes.subarray(from, from + size), resolve));
      await new Promise((resolve) => setImmediate(resolve));
    }
    socket.end();
  };
}

/** Declares gzip, but sends other data. */
export const badGzip: Fault = (socket) => {
  const body = 'this is not gzip';
  socket.write(head(200, { ...GZIP, 'Content-Length': String(body.length) }));
  socket.end(body);
};

/** Sends a small response that decompresses to `bytes` of spaces. */
export function gzipBomb(bytes: number): Fault {
  const body = gzipSync(Buffer.alloc(bytes, ' '));
  return (socket) => {
    socket.write(head(200, { ...GZIP, 'Content-Length': String(body.length) }));
    socket.end(body);
  };
}

/** Sends spaces as long as the client reads. */
export const endless: Fault = (socket) => {
  socket.write(head(200, { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' }));
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
  const writeUntilFull = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', writeUntilFull);
  writeUntilFull();
};
