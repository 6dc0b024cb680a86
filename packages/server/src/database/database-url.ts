import pg from 'pg';
import { messageOf, ServerError } from '../server-error.ts';

/** What a connection string is for. Only a primary can write. */
export type ServerRole = 'primary' | 'standby';

interface DatabaseHosts {
  /** One connection string per host, in the order of preference. */
  readonly urls: readonly string[];
  /** Hosts in the other role are skipped. Undefined if the role does not matter. */
  readonly needs: ServerRole | undefined;
}

const VARIABLES: { readonly [role in ServerRole]: string } = {
  primary: 'DATABASE_URL',
  standby: 'DATABASE_REPLICA_URL',
};

const EXAMPLE = 'postgres://user:password@db.example:5432/zoetrope';

/** The values of `target_session_attrs` for a service that writes, and for its replica. */
const PRIMARY = ['read-write', 'primary'];
const STANDBY = ['standby', 'prefer-standby', 'read-only', 'any'];

const SCHEMES = ['postgres:', 'postgresql:', 'socket:'];

/**
 * Returns a connection string that the driver accepts: a URL of postgres:// or postgresql://, also with several hosts,
 * the path of a socket, or socket:/path?db=name. Throws a `ServerError` for others; the error contains no credentials.
 */
export function requireDatabaseUrl(databaseUrl: string, role: ServerRole): string {
  const scheme = databaseUrl.slice(0, databaseUrl.indexOf(':') + 1).toLowerCase();
  if (!databaseUrl.startsWith('/') && !SCHEMES.includes(scheme)) {
    throw new ServerError(`${VARIABLES[role]} is not a Postgres URL: set it to one such as ${EXAMPLE}.`);
  }
  const { urls } = parseDatabaseUrl(databaseUrl, role);
  for (const connectionString of urls) {
    try {
      // Connects later.
      new pg.Client({ connectionString });
    } catch (cause) {
      // The driver names the file of a certificate that it cannot read.
      throw new ServerError(
        `${VARIABLES[role]} is invalid: ${messageOf(cause)}. Set it to a URL such as ${EXAMPLE}, and encode the signs of a password that URLs reserve, such as %40 for @.`,
      );
    }
  }
  return databaseUrl;
}

/**
 * Splits a connection string with several hosts, as libpq does: `postgres://a:5432,b:5433/db`, or
 * `postgres:///db?host=a,b&port=5432,5433`. The driver accepts only one.
 *
 * Throws a `ServerError` if it is malformed; the error contains no credentials.
 */
export function parseDatabaseUrl(databaseUrl: string, role: ServerRole): DatabaseHosts {
  const start = databaseUrl.indexOf('://');
  if (start === -1) return { urls: [databaseUrl], needs: role === 'standby' ? role : undefined };
  const scheme = databaseUrl.slice(0, start + 3);
  const rest = databaseUrl.slice(start + 3);
  const end = rest.search(/[/?#]/);
  const authority = end === -1 ? rest : rest.slice(0, end);
  const path = end === -1 ? '' : rest.slice(end);
  const at = authority.lastIndexOf('@') + 1;
  const credentials = authority.slice(0, at);
  const hosts = authority.slice(at).split(',');
  const urls = hosts.flatMap((host) => withHostParameter(`${scheme}${credentials}${host}${path}`, role));
  return { urls, needs: role === 'standby' ? requireStandby(urls) : neededRole(urls) };
}

/** Splits the parameters `host` and `port`, if there are several. */
function withHostParameter(url: string, role: ServerRole): readonly string[] {
  const [before = '', query] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  const hosts = (parameters.get('host') ?? '').split(',');
  if (hosts.length === 1) return [url];
  const ports = (parameters.get('port') ?? '').split(',');
  if (ports.length > 1 && ports.length !== hosts.length) {
    throw new ServerError(
      `${VARIABLES[role]} has ${hosts.length} hosts and ${ports.length} ports. Give one port for each host.`,
    );
  }
  return hosts.map((host, index) => {
    parameters.set('host', host);
    const port = ports.length === 1 ? ports[0] : ports[index];
    if (port) parameters.set('port', port);
    return `${before}?${parameters}`;
  });
}

function targetOf(urls: readonly string[]): string | null {
  const [, query] = (urls[0] ?? '').split('?', 2);
  return new URLSearchParams(query).get('target_session_attrs');
}

function neededRole(urls: readonly string[]): ServerRole | undefined {
  const target = targetOf(urls);
  if (target === null) return urls.length > 1 ? 'primary' : undefined;
  if (target === 'any') return undefined;
  if (PRIMARY.includes(target)) return 'primary';
  throw new ServerError(
    `DATABASE_URL has target_session_attrs=${target}, but this service writes. Use read-write, or remove it.`,
  );
}

/** A primary in place of the replica has other connections already. */
function requireStandby(urls: readonly string[]): ServerRole {
  const target = targetOf(urls);
  if (target === null || STANDBY.includes(target)) return 'standby';
  throw new ServerError(
    `DATABASE_REPLICA_URL has target_session_attrs=${target}, but a replica is a standby. Use standby, or remove it.`,
  );
}
