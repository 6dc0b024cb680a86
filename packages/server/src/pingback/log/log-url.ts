import { parseUrl } from '../../http/parse-url.ts';
import { ServerError } from '../../server-error.ts';

/** A stream of NATS JetStream. */
export interface LogLocation {
  /** `host:port` of each server of the cluster. */
  readonly servers: readonly string[];
  /** Undefined: no user, or the secret is a token or a credentials file. */
  readonly user: string | undefined;
  /** Whether the connection must be encrypted. Otherwise the server decides. */
  readonly isTls: boolean;
  readonly stream: string;
  /** The size at which the log is full. */
  readonly maxBytes: number;
}

const EXAMPLE = 'nats://nats.example:4222?max_size=4GB';
const PARAMETERS = new Set(['stream', 'max_size']);
const PROTOCOLS = new Map([
  ['nats', false],
  ['tls', true],
]);
const UNITS = new Map([
  ['MB', 1_000_000],
  ['GB', 1_000_000_000],
]);

/**
 * Parses `nats://user@host:port,host:port?stream=…&max_size=…`. `tls://` requires encryption. Throws a `ServerError`
 * with an example if it is invalid. The message never repeats the text, because any part of it may be a password.
 */
export function parseLogUrl(text: string): LogLocation {
  const [scheme = '', address = '', ...rest] = text.split('://');
  const isTls = PROTOCOLS.get(scheme);
  if (isTls === undefined || address === '' || rest.length > 0) throw invalid('It is not the URL of a NATS server');
  const queryStart = address.includes('?') ? address.indexOf('?') : address.length;
  const query = address.slice(queryStart);
  // A "?" in a password ends the hosts before their "@".
  if (query.includes('@')) throw containsPassword();
  const [hosts = '', userPart, ...otherParts] = address.slice(0, queryStart).split('@').reverse();
  if (otherParts.length > 0) {
    throw invalid(
      'The URL contains more than one "@". Write the user once, before the first host, with %40 for an "@" in its name, and set ZOETROPE_EVENTS_SECRET to its password',
    );
  }
  const user = userPart === undefined ? undefined : parseUser(userPart);
  const servers = hosts.split(',').map(parseServer);
  const parameters = new URLSearchParams(query);
  for (const name of parameters.keys()) {
    if (!PARAMETERS.has(name)) throw invalid(`Unknown parameter: the parameters are ${[...PARAMETERS].join(' and ')}`);
  }
  return {
    servers,
    user,
    isTls,
    stream: parseStream(parameters.get('stream') ?? 'zoetrope'),
    maxBytes: parseSize(parameters.get('max_size') ?? '4GB'),
  };
}

function parseUser(text: string): string {
  const user = decode(text);
  if (user === undefined) throw invalid('The user contains a "%" that is not the start of an escape such as %40');
  if (user.includes(':')) throw containsPassword();
  return user;
}

/** Undefined if an escape is invalid. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function parseServer(text: string, index: number): string {
  const url = parseUrl(`http://${text}`);
  if (url === undefined || url.pathname !== '/' || text.endsWith('/')) {
    throw invalid(`Host ${index + 1} is not a host name or IP address with an optional port`);
  }
  // An HTTP URL omits port 80.
  const port = url.port || (text.endsWith(':80') ? '80' : '4222');
  return `${url.hostname}:${port}`;
}

function parseStream(text: string): string {
  if (/^[\w-]{1,32}$/.test(text)) return text;
  throw invalid('The parameter stream must be 1 to 32 letters, digits, "_" and "-"');
}

function parseSize(text: string): number {
  const unit = UNITS.get(text.slice(-2));
  const count = text.slice(0, -2);
  if (unit !== undefined && /^[1-9]\d{0,5}$/.test(count)) return Number(count) * unit;
  throw invalid('The parameter max_size must be a size such as 500MB or 4GB');
}

/** A password in a URL would be visible in the list of processes. */
function containsPassword(): ServerError {
  return invalid('The URL contains a password. Set ZOETROPE_EVENTS_SECRET instead');
}

function invalid(reason: string): ServerError {
  return new ServerError(`Invalid event log: ${reason}. Set --events to a URL such as ${EXAMPLE}.`);
}
