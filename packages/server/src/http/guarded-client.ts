import { type LookupAddress, type LookupAllOptions, lookup as resolve } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { messageOf, ServerError } from '../server-error.ts';
import { createAddressMatcher, createPublicAddressMatcher } from './addresses.ts';

export interface GuardedClientOptions {
  /** Addresses and networks that may be reached besides public ones, separated by commas. Default: none. */
  readonly allow?: string | undefined;
  /** Default: that of the system. */
  readonly lookup?: Lookup | undefined;
  /** Default: `TIMEOUTS`. */
  readonly timeouts?: Timeouts | undefined;
}

type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

interface Timeouts {
  /** Without any byte, in ms. */
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
  readonly signal?: AbortSignal | undefined;
}

/** Downloads from URLs that others have chosen, without reaching anything that only this machine can reach (SSRF). */
export interface GuardedClient {
  /**
   * The body of a file. Waits and tries again if the server is busy. Throws a `ServerError` with the reason if the URL is invalid
   * or leads to a private address, also after redirects, or if the response is no success, too large, or too slow.
   */
  readonly get: (url: string, request: GuardedRequest) => Promise<Buffer>;
  /** Closes the connections. */
  readonly close: () => void;
}

/**
 * Creates a client that connects to public addresses only. Each connection goes to the address that was checked, so a name that
 * resolves to another address the next time gains nothing.
 */
export function createGuardedClient({
  allow = '',
  lookup = resolve,
  timeouts = TIMEOUTS,
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
  // Of its own: in a shared one, a connection that others have opened to a private address could be used again.
  const agent = { keepAlive: true, lookup: guardedLookup };
  const http1 = new http.Agent(agent);
  const https1 = new https.Agent(agent);

  async function send(url: URL, attempt: Attempt): Promise<IncomingMessage> {
    const { signal, onIdle } = attempt;
    const host = hostOf(url);
    // The name of a host is resolved by `guardedLookup`; an address is not.
    if (isIP(host) !== 0 && !isPermitted(host)) throw privateAddressError(host);
    const headers = { Accept: '*/*', 'Accept-Encoding': 'identity', 'User-Agent': 'zoetrope-server' };
    return new Promise((resolveResponse, reject) => {
      const request =
        url.protocol === 'https:'
          ? https.get(url, { agent: https1, headers, signal })
          : http.get(url, { agent: http1, headers, signal });
      request.setTimeout(timeouts.idle, onIdle);
      let hasResponse = false;
      request.on('response', (response) => {
        hasResponse = true;
        resolveResponse(response);
      });
      request.on('error', (error) => {
        // The server had closed an idle connection.
        const isStale = request.reusedSocket && !hasResponse && !signal.aborted;
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
      url = parseWebUrl(headers.location, url);
    }
    throw new ServerError(`The server redirects more than ${MAX_REDIRECTS} times.`);
  }

  /** The body, or a failure after which another attempt may succeed. */
  async function download(url: URL, { maxBytes, signal }: GuardedRequest): Promise<Buffer | Failure> {
    const slow = new AbortController();
    const timer = setTimeout(() => slow.abort(tooSlowError(timeouts.total)), timeouts.total);
    const attempt = {
      signal: signal === undefined ? slow.signal : AbortSignal.any([slow.signal, signal]),
      onIdle: () => slow.abort(tooSlowError(timeouts.idle)),
    };
    try {
      const response = await follow(url, attempt);
      const { statusCode = 0 } = response;
      if (statusCode === 200) return await readBody(response, maxBytes);
      response.destroy();
      return { statusCode, retryAfter: BUSY.has(statusCode) ? retryAfter(response) : undefined };
    } catch (error) {
      if (slow.signal.aborted) throw slow.signal.reason;
      if (error instanceof ServerError) throw error;
      throw new ServerError(`It cannot be downloaded: ${messageOf(error)}.`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async get(text, request) {
      const url = parseWebUrl(text);
      for (let attempt = 1; ; attempt += 1) {
        const outcome = await download(url, request);
        if (Buffer.isBuffer(outcome)) return outcome;
        const { statusCode, retryAfter: seconds } = outcome;
        if (seconds === undefined || attempt === MAX_ATTEMPTS) {
          throw new StatusError(statusCode);
        }
        await wait(1000 * seconds, undefined, { signal: request.signal });
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
  /** Seconds until the next attempt. Undefined if it would be in vain. */
  readonly retryAfter: number | undefined;
}

/** Seconds to wait, if the server does not say it. */
const DEFAULT_RETRY_AFTER = 5;

function retryAfter({ headers }: IncomingMessage): number {
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, MAX_RETRY_AFTER) : DEFAULT_RETRY_AFTER;
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { headers } = response;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') {
    response.destroy();
    throw new ServerError('The server sends it compressed, although that was not requested.');
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  if (Number(headers['content-length']) > maxBytes) bytes = Number.POSITIVE_INFINITY;
  else {
    for await (const chunk of response) {
      bytes += chunk.length;
      if (bytes > maxBytes) break;
      chunks.push(chunk);
    }
  }
  if (bytes <= maxBytes) return Buffer.concat(chunks);
  response.destroy();
  throw new ServerError(`The file is too large: the limit is ${maxBytes} bytes.`);
}

/** Throws a `ServerError` for URLs that are not http(s), or contain a password. */
function parseWebUrl(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new ServerError(`${base ? 'The server redirects to a URL that' : 'The URL'} is not http(s).`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new ServerError(
      `${base ? 'The server redirects to a URL that' : 'The URL'} contains a user name or password.`,
    );
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

function tooSlowError(ms: number): ServerError {
  return new ServerError(`The server is too slow: nothing complete arrived in ${ms / 1000} s.`);
}
