import { gzipSync } from 'node:zlib';
import { type Headers, head } from './reply.ts';
import type { Fault } from './start-fault-server.ts';

const JSON_TYPE: Headers = { 'Content-Type': 'application/json' };
/** Of a whole answer, whose connection ends after it: a client must not meet that end with its next request. */
const GZIP: Headers = { ...JSON_TYPE, 'Content-Encoding': 'gzip', Connection: 'close' };

/** Takes the request and says nothing, for ever. */
export const silence: Fault = () => {};

/** Resets the connection before a byte of the answer. */
export const reset: Fault = (socket) => {
  socket.resetAndDestroy();
};

/** Ends the connection properly, without an answer. */
export const hangUp: Fault = (socket) => {
  socket.end();
};

/** Sends the head of the answer one byte at a time and never ends it. */
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

/** Promises more bytes than it sends, then ends the connection. */
export function truncated(body: string): Fault {
  return (socket) => {
    socket.write(head(200, { ...JSON_TYPE, 'Content-Length': String(Buffer.byteLength(body) + 100) }));
    socket.end(body);
  };
}

/** Sends one chunk and ends the connection without the last one. */
export function truncatedChunks(body: string): Fault {
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

/** Sends a body cut into chunks of `size` bytes, also in the middle of characters. */
export function inChunks(body: string | Uint8Array, size: number): Fault {
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

/** Says gzip, sends something else. */
export const badGzip: Fault = (socket) => {
  const body = 'this is not gzip';
  socket.write(head(200, { ...GZIP, 'Content-Length': String(body.length) }));
  socket.end(body);
};

/** A small answer that unpacks to `bytes` of spaces. */
export function gzipBomb(bytes: number): Fault {
  const body = gzipSync(Buffer.alloc(bytes, ' '));
  return (socket) => {
    socket.write(head(200, { ...GZIP, 'Content-Length': String(body.length) }));
    socket.end(body);
  };
}

/** Sends spaces for as long as the client reads them. */
export const endless: Fault = (socket) => {
  socket.write(head(200, { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' }));
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
  const more = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', more);
  more();
};
