import { ServerError } from '../../server-error.ts';
import { parseUrl } from '../parse-url.ts';

/** A server of Redis or Valkey. */
export interface RedisLocation {
  readonly host: string;
  readonly port: number;
  readonly isTls: boolean;
  readonly username: string | undefined;
  readonly password: string | undefined;
  /** The number of the database. */
  readonly database: number;
  /** The beginning of all keys. */
  readonly prefix: string;
}

/** The database of `DATABASE_URL`, or a server of Redis. */
export type LimitsLocation = 'postgres' | RedisLocation;

const EXAMPLE = 'redis://redis.example:6379/0?prefix=zoetrope';
const PARAMETERS = new Set(['prefix']);

/**
 * Parses `postgres`, or `redis://user:password@host:6379/0?prefix=…`; `rediss://` encrypts the connection. Throws a
 * `ServerError` with an example if it is invalid.
 */
export function parseLimitsLocation(text: string): LimitsLocation {
  if (text === 'postgres') return text;
  const url = parseUrl(text);
  if (url === undefined || !['redis:', 'rediss:'].includes(url.protocol) || url.hostname === '') {
    throw invalid('It is neither postgres nor the URL of a Redis server');
  }
  for (const name of url.searchParams.keys()) {
    if (!PARAMETERS.has(name)) throw invalid(`Unknown parameter "${name}"`);
  }
  return {
    // Sockets take IPv6 addresses without brackets.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? 6379 : Number(url.port),
    isTls: url.protocol === 'rediss:',
    username: decode(url.username),
    password: decode(url.password),
    database: parseDatabase(url.pathname),
    prefix: parsePrefix(url.searchParams.get('prefix') ?? 'zoetrope'),
  };
}

function decode(text: string): string | undefined {
  try {
    return text === '' ? undefined : decodeURIComponent(text);
  } catch {
    throw invalid('The user or the password contains an invalid escape');
  }
}

function parseDatabase(path: string): number {
  const number = path.replace(/^\//, '');
  if (/^\d{0,4}$/.test(number)) return Number(number);
  throw invalid('The path must be the number of a database');
}

function parsePrefix(text: string): string {
  if (/^[\w-]{1,32}$/.test(text)) return text;
  throw invalid('The parameter prefix must be 1 to 32 letters, digits, "_" and "-"');
}

/** Without the URL, which may contain a password. */
function invalid(reason: string): ServerError {
  return new ServerError(`Invalid limits: ${reason}. Set --limits to postgres, or to a URL such as ${EXAMPLE}.`);
}
