import { ServerError } from '../server-error.ts';

interface DatabaseHosts {
  /** One connection string per host, in the order of preference. */
  readonly urls: readonly string[];
  /** Whether standbys are skipped. */
  readonly needsPrimary: boolean;
}

/** The values of `target_session_attrs` for a service that writes. */
const PRIMARY = ['read-write', 'primary'];

/**
 * Splits a connection string with several hosts, as libpq does: `postgres://a:5432,b:5433/db`, or
 * `postgres:///db?host=a,b&port=5432,5433`. The driver accepts only one.
 *
 * Throws a `ServerError` if it is malformed; the error contains no credentials.
 */
export function parseDatabaseUrl(databaseUrl: string): DatabaseHosts {
  const start = databaseUrl.indexOf('://');
  if (start === -1) return { urls: [databaseUrl], needsPrimary: false };
  const scheme = databaseUrl.slice(0, start + 3);
  const rest = databaseUrl.slice(start + 3);
  const end = rest.search(/[/?#]/);
  const authority = end === -1 ? rest : rest.slice(0, end);
  const path = end === -1 ? '' : rest.slice(end);
  const at = authority.lastIndexOf('@') + 1;
  const credentials = authority.slice(0, at);
  const hosts = authority.slice(at).split(',');
  const urls = hosts.flatMap((host) => withHostParameter(`${scheme}${credentials}${host}${path}`));
  return { urls, needsPrimary: needsPrimary(urls) };
}

/** Splits the parameters `host` and `port`, if there are several. */
function withHostParameter(url: string): readonly string[] {
  const [before = '', query] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  const hosts = (parameters.get('host') ?? '').split(',');
  if (hosts.length === 1) return [url];
  const ports = (parameters.get('port') ?? '').split(',');
  if (ports.length > 1 && ports.length !== hosts.length) {
    throw new ServerError(
      `DATABASE_URL has ${hosts.length} hosts and ${ports.length} ports. Give one port for each host.`,
    );
  }
  return hosts.map((host, index) => {
    parameters.set('host', host);
    const port = ports.length === 1 ? ports[0] : ports[index];
    if (port) parameters.set('port', port);
    return `${before}?${parameters}`;
  });
}

function needsPrimary(urls: readonly string[]): boolean {
  const [, query] = (urls[0] ?? '').split('?', 2);
  const target = new URLSearchParams(query).get('target_session_attrs');
  if (target === null) return urls.length > 1;
  if (target === 'any') return false;
  if (PRIMARY.includes(target)) return true;
  throw new ServerError(
    `DATABASE_URL has target_session_attrs=${target}, but this service writes. Use read-write, or remove it.`,
  );
}
