import { type LookupAddress, type LookupAllOptions, lookup as resolve } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { messageOf, ServerError } from '../server-error.ts';
import { createAddressMatcher, createPublicAddressMatcher } from './addresses.ts';
import { parseWebUrl } from './parse-url.ts';

export interface GuardedClientOptions {
  /** Addresses and networks that may be reached besides public ones, separated by commas. Default: none. */
  readonly allow?: string | undefined;
  /** Default: that of the system. */
  readonly lookup?: Lookup | undefined;
  /** Default: `TIMEOUTS`. */
  readonly timeouts?: Timeouts | undefined;
  /** Ends all downloads, which then reject with its reason. */
  readonly signal?: AbortSignal | undefined;
}

type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

interface Timeouts {
  /** Without any byte, also while the host is looked up and connected, in ms. */
  readonly idle: number;
  /** For one file, in ms. */
  readonly total: number;
}

const TIMEOUTS: Timeouts = { idle: 15_000, total: 120_000 };
const MAX_REDIRECTS = 5;
const MAX_ATTEMPTS = 4;
/** Longest wait that a server may ask for, in seconds. */
const MAX_RETRY_AFTER = 60;

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** The server is only busy. */
const BUSY: ReadonlySet<number> = new Set([429, 503]);

export interface GuardedRequest {
  readonly maxBytes: number;
}

/** Downloads from URLs that others have chosen, without reaching anything that only this machine can reach (SSRF). */
export interface GuardedClient {
  /**
   * Resolves with the body of a file. Waits and tries again if the server is busy. Rejects with a `ServerError` that names the
   * reason if the URL is invalid or leads to a private address, also after redirects, or if the response is no success, too
   * large or too slow.
   */
  readonly get: (url: string, request: GuardedRequest) => Promise<Buffer>;
  /** Closes the connections. */
  readonly close: () => void;
}

/**
 * Creates a client that connects to public addresses only. It connects to the very address that it has checked, so a name that
 * resolves to another address the next time gains nothing.
 */
export function createGuardedClient({
  allow = '',
  lookup = resolve,
  timeouts = TIMEOUTS,
  signal,
}: GuardedClientOptions = {}): GuardedClient {
  const isPublic = createPublicAddressMatcher();
  const isAllowed = createAddressMatcher(allow);
  const isPermitted = (address: string) => isPublic(address) || isAllowed(address);

  const guardedLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const permitted = found.filter(({ address }) => isPermitted(address));
      const [first] = permitted;
      if (first === undefined) return callback(privateAddressError(hostname), []);
      if (options.all) return callback(null, permitted);
      callback(null, first.address, first.family);
    });
  };
  // A shared agent could reuse a connection to a private address that others have opened.
  const agent = { keepAlive: true, lookup: guardedLookup };
  const http1 = new http.Agent(agent);
  const https1 = new https.Agent(agent);

  async function send(url: URL, attempt: Attempt): Promise<IncomingMessage> {
    const host = hostOf(url);
    // The name of a host is resolved by `guardedLookup`; an address is not.
    if (isIP(host) !== 0 && !isPermitted(host)) throw privateAddressError(host);
    const headers = { Accept: '*/*', 'Accept-Encoding': 'identity', 'User-Agent': 'zoetrope-server' };
    return new Promise((resolveResponse, reject) => {
      const options = { headers, signal: attempt.signal, timeout: timeouts.idle };
      const request =
        url.protocol === 'https:'
          ? https.get(url, { ...options, agent: https1 })
          : http.get(url, { ...options, agent: http1 });
      request.on('timeout', attempt.onIdle);
      let hasResponse = false;
      request.on('response', (response) => {
        hasResponse = true;
        resolveResponse(response);
      });
      request.on('error', (error) => {
        // The server had closed an idle connection.
        const isStale = request.reusedSocket && !hasResponse && !attempt.signal.aborted;
        if (isStale) resolveResponse(send(url, attempt));
        else reject(error);
      });
    });
  }

  async function follow(start: URL, attempt: Attempt): Promise<IncomingMessage> {
    let url = start;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await send(url, attempt);
      const { statusCode = 0, headers } = response;
      if (!REDIRECTS.has(statusCode) || headers.location === undefined) return response;
      response.destroy();
      url = requireWebUrl(headers.location, url);
    }
    throw new ServerError(`The server redirects more than ${MAX_REDIRECTS} times.`);
  }

  /** The body, or a failure after which another attempt may succeed. */
  async function download(url: URL, { maxBytes }: GuardedRequest): Promise<Buffer | Failure> {
    const slow = new AbortController();
    const endSlow = (what: string) => slow.abort(new ServerError(`The server is too slow: ${what}.`));
    const timer = setTimeout(() => endSlow(`the download took more than ${timeouts.total / 1000} s`), timeouts.total);
    const attempt = {
      signal: signal === undefined ? slow.signal : AbortSignal.any([slow.signal, signal]),
      onIdle: () => endSlow(`it sent nothing for ${timeouts.idle / 1000} s`),
    };
    try {
      const response = await follow(url, attempt);
      const { statusCode = 0 } = response;
      if (statusCode === 200) return await readBody(response, maxBytes);
      response.destroy();
      return { statusCode, retryAfter: BUSY.has(statusCode) ? retryAfter(response) : undefined };
    } catch (error) {
      if (attempt.signal.aborted) throw attempt.signal.reason;
      if (error instanceof ServerError) throw error;
      throw new ServerError(`It cannot be downloaded: ${messageOf(error)}.`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async get(text, request) {
      const url = requireWebUrl(text);
      for (let attempt = 1; ; attempt += 1) {
        signal?.throwIfAborted();
        const outcome = await download(url, request);
        if (Buffer.isBuffer(outcome)) return outcome;
        const { statusCode, retryAfter: seconds } = outcome;
        if (seconds === undefined || attempt === MAX_ATTEMPTS) throw new StatusError(statusCode);
        // An aborted wait ends the loop above.
        await wait(1000 * seconds, undefined, { signal }).catch(() => undefined);
      }
    },
    close() {
      http1.destroy();
      https1.destroy();
    },
  };
}

/** A response without success. */
export class StatusError extends ServerError {
  readonly status: number;

  constructor(status: number) {
    super(`The server responded with the status ${status}.`);
    this.status = status;
  }
}

interface Attempt {
  readonly signal: AbortSignal;
  readonly onIdle: () => void;
}

/** A response without success. */
interface Failure {
  readonly statusCode: number;
  /** Seconds until the next attempt. Undefined if that would fail too. */
  readonly retryAfter: number | undefined;
}

/** Seconds to wait for a busy server that does not say how long. */
const DEFAULT_RETRY_AFTER = 5;

function retryAfter({ headers }: IncomingMessage): number {
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, MAX_RETRY_AFTER) : DEFAULT_RETRY_AFTER;
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { 'content-encoding': encoding = 'identity', 'content-length': length } = response.headers;
  try {
    if (encoding !== 'identity') {
      throw new ServerError('The server sends it compressed, although that was not requested.');
    }
    if (Number(length) > maxBytes) throw tooLargeError(maxBytes);
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLargeError(maxBytes);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    // Ends the transfer if it is not complete.
    response.destroy();
  }
}

function tooLargeError(maxBytes: number): ServerError {
  return new ServerError(`The file is too large: the limit is ${maxBytes} bytes.`);
}

/** Throws a `ServerError` for URLs that are not http(s), or contain a password. */
function requireWebUrl(text: string, base?: URL): URL {
  const url = parseWebUrl(text, base);
  const subject = base === undefined ? 'The URL' : 'The server redirects to a URL that';
  if (url === undefined) throw new ServerError(`${subject} is not http(s).`);
  if (url.username !== '' || url.password !== '') {
    throw new ServerError(`${subject} contains a user name or password.`);
  }
  return url;
}

/** Without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

function privateAddressError(host: string): ServerError {
  return new ServerError(
    `${host} is not a public address. If it is a server of yours, name its network with --allow-network.`,
  );
}
