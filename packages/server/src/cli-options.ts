import { parseArgs } from 'node:util';
import { DEMO_PASSWORD } from './auth/seed-demo.ts';
import { UPSTREAMS, type UpstreamOptions } from './dialects/upstream/upstream.ts';
import { parseRateLimits, RATE_LIMITS, type RateLimits } from './http/rate-limit/rate-limits.ts';
import { parseSiteUrl } from './http/site-url.ts';
import { RETAIN_DAYS } from './pingback/retention/run-retention.ts';
import { ServerError } from './server-error.ts';

export const HELP = `Usage: zoetrope-server [options]

The self-hosted GIF service: API, media and collector. Prints its URL when it is ready, and a set-up token as long as
there is no admin.

Options (with the environment variable and the default):
  --port <number>       port to listen on (ZOETROPE_PORT, 8787)
  --host <address>      address to listen on (ZOETROPE_HOST, 127.0.0.1)
  --data <folder>       folder of the database, uploads and media cache (ZOETROPE_DATA, .zoetrope)
  --catalogue <folder>  items to serve: items.ndjson, channels.json and media/
                        (ZOETROPE_CATALOGUE, the catalogue of @zoetrope/catalogue)
  --site-url <url>      public URL behind a proxy (ZOETROPE_SITE_URL, the origin of the request)
  --trust-proxy <n>     number of trusted proxies in front (ZOETROPE_TRUST_PROXY, 0)
  --rate-limits <list>  calls per minute, address and key, or off
                        (ZOETROPE_RATE_LIMITS, read=3000,animate=300,pingback=1200,write=300)
  --pingback-keys <list>  API keys of other services that the collector accepts, or none
                        (ZOETROPE_PINGBACK_KEYS, the key of GIPHY's published components)
  --upstream <name>     provider that serves the public reads: giphy (ZOETROPE_UPSTREAM, none)
  --upstream-media <mode>  direct: viewers load media from the provider; proxy: through this service
                        (ZOETROPE_UPSTREAM_MEDIA, direct)
  --retain-days <n>     days to keep analytics events (ZOETROPE_RETAIN_DAYS, 30)
  --no-retention        leave dropping old events to another process on the same database
  --demo                seed demo accounts with a public password
  --frame-ancestors <sources>  sites that may frame embed pages, as in a CSP (ZOETROPE_FRAME_ANCESTORS, *)
  --page-views <url>    URL to which embed pages post page views (ZOETROPE_PAGE_VIEWS, none)
  --error-reports-dsn <dsn>  Sentry-compatible service for errors of embed pages, for 1 % of page loads
                        (ZOETROPE_ERROR_REPORTS_DSN, none)
  --help                print this text

Environment variables without an option:
  ZOETROPE_UPSTREAM_KEY  API key of this service at the upstream provider; docs/proxy.md has the provider's rules
  DATABASE_URL           a Postgres (15 or newer) to use instead of the embedded one
  ZOETROPE_CTA_TOKEN     bearer token that may set the link of any GIF (none; zoetrope-demo with --demo)
  ZOETROPE_LOG           silent, error, warn, info or debug; info logs one line per request (warn)
`;

export interface CliOptions {
  readonly help: boolean;
  readonly demo: boolean;
  readonly port: number;
  readonly host: string;
  readonly data: string;
  /** A folder for `openCatalogue`. Undefined for the bundled catalogue. */
  readonly catalogue: string | undefined;
  readonly siteUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  /** Number of trusted proxies. */
  readonly trustProxy: number;
  readonly rateLimits: RateLimits | false;
  /** Undefined for the default of the server. */
  readonly pingbackKeys: readonly string[] | undefined;
  readonly retainDays: number;
  /** Whether this process creates and drops the partitions of events. */
  readonly retention: boolean;
  readonly frameAncestors: string | undefined;
  readonly pageViewsUrl: string | undefined;
  readonly errorReportsDsn: string | undefined;
  readonly upstream: UpstreamOptions | undefined;
  readonly ctaToken: string | undefined;
  readonly logLevel: string;
}

type Env = { readonly [name: string]: string | undefined };

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

/** Parses the command line and the environment; flags take precedence. Throws a `ServerError` for anything unknown. */
export function parseOptions(argv: readonly string[], env: Env): CliOptions {
  const flags = parseFlags(argv);
  return {
    help: flags.help ?? false,
    demo: flags.demo ?? false,
    port: parsePort(flags.port ?? env.ZOETROPE_PORT ?? '8787'),
    host: flags.host ?? env.ZOETROPE_HOST ?? '127.0.0.1',
    data: flags.data ?? env.ZOETROPE_DATA ?? '.zoetrope',
    catalogue: flags.catalogue || env.ZOETROPE_CATALOGUE || undefined,
    siteUrl: parseSite(flags['site-url'] ?? env.ZOETROPE_SITE_URL),
    databaseUrl: env.DATABASE_URL || undefined,
    trustProxy: parseProxyCount(flags['trust-proxy'] ?? env.ZOETROPE_TRUST_PROXY ?? '0'),
    rateLimits: parseLimits(flags['rate-limits'] ?? env.ZOETROPE_RATE_LIMITS ?? ''),
    pingbackKeys: parsePingbackKeys(flags['pingback-keys'] ?? env.ZOETROPE_PINGBACK_KEYS ?? ''),
    retainDays: parseDays(flags['retain-days'] ?? env.ZOETROPE_RETAIN_DAYS ?? String(RETAIN_DAYS)),
    retention: !flags['no-retention'],
    frameAncestors: parseFrameAncestors(flags['frame-ancestors'] ?? env.ZOETROPE_FRAME_ANCESTORS),
    pageViewsUrl: parseHttpUrl('--page-views', flags['page-views'] ?? env.ZOETROPE_PAGE_VIEWS),
    errorReportsDsn: parseDsn(flags['error-reports-dsn'] ?? env.ZOETROPE_ERROR_REPORTS_DSN),
    upstream: parseUpstream(flags, env),
    ctaToken: env.ZOETROPE_CTA_TOKEN || (flags.demo ? DEMO_PASSWORD : undefined),
    logLevel: parseLogLevel(env.ZOETROPE_LOG ?? 'warn'),
  };
}

function parseFlags(argv: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        help: { type: 'boolean', short: 'h' },
        demo: { type: 'boolean' },
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        catalogue: { type: 'string' },
        'site-url': { type: 'string' },
        'frame-ancestors': { type: 'string' },
        'page-views': { type: 'string' },
        'error-reports-dsn': { type: 'string' },
        'trust-proxy': { type: 'string' },
        'rate-limits': { type: 'string' },
        'pingback-keys': { type: 'string' },
        upstream: { type: 'string' },
        'upstream-media': { type: 'string' },
        'retain-days': { type: 'string' },
        'no-retention': { type: 'boolean' },
      },
    });
    return values;
  } catch (cause) {
    throw new ServerError(`${cause instanceof Error ? cause.message : cause}. See zoetrope-server --help.`, { cause });
  }
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new ServerError(`Invalid port "${text}": set --port to a number from 0 to 65535.`);
}

function parseHttpUrl(flag: string, text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new ServerError(`Invalid URL "${text}": set ${flag} to a URL that begins with http:// or https://.`);
}

function parseSite(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : parseSiteUrl(text, '--site-url');
}

function parseDsn(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.username && /\/\d+$/.test(url.pathname)) return text;
  throw new ServerError('Invalid DSN: set --error-reports-dsn to a DSN such as https://TOKEN@errors.example/1.');
}

function parseProxyCount(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  throw new ServerError(`Invalid number of proxies "${text}": set --trust-proxy to 1 for one proxy, 2 for two.`);
}

function parseLimits(text: string): RateLimits | false {
  const limits = parseRateLimits(text);
  if (limits !== undefined) return limits;
  const names = Object.keys(RATE_LIMITS).join(', ');
  throw new ServerError(
    `Invalid limits "${text}": set --rate-limits to limits such as read=600,write=60 (${names}; calls per minute), or to off.`,
  );
}

function parsePingbackKeys(text: string): readonly string[] | undefined {
  if (text === '') return undefined;
  if (text === 'none') return [];
  const keys = text.split(',').map((key) => key.trim());
  if (keys.every((key) => /^[\w-]+$/.test(key))) return keys;
  throw new ServerError(`Invalid keys "${text}": set --pingback-keys to comma-separated keys, or to none.`);
}

function parseDays(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new ServerError(`Invalid number of days "${text}": set --retain-days to a number from 1 to 9999.`);
}

/** It is written into a header, so it may contain sources only, and no other directive. */
function parseFrameAncestors(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  if (/^[\w:/.*'[\]-]+( [\w:/.*'[\]-]+)*$/.test(text.trim())) return text.trim();
  throw new ServerError(
    `Invalid sources "${text}": set --frame-ancestors to sources such as * or 'self' https://site.example.`,
  );
}

type UpstreamFlags = { readonly upstream?: string; readonly 'upstream-media'?: string };

/** The key is read from the environment only, because flags are visible to all users of the machine. */
function parseUpstream(flags: UpstreamFlags, env: Env): UpstreamOptions | undefined {
  const name = flags.upstream ?? env.ZOETROPE_UPSTREAM ?? '';
  if (name === '') return undefined;
  const [, provider] = Object.entries(UPSTREAMS).find(([known]) => known === name) ?? [];
  if (provider === undefined) {
    throw new ServerError(`Unknown provider "${name}": set --upstream to one of ${Object.keys(UPSTREAMS).join(', ')}.`);
  }
  const key = env.ZOETROPE_UPSTREAM_KEY;
  if (!key)
    throw new ServerError(`--upstream ${name} requires an API key of ${provider.name} in ZOETROPE_UPSTREAM_KEY.`);
  const media = flags['upstream-media'] ?? env.ZOETROPE_UPSTREAM_MEDIA ?? 'direct';
  if (media === 'direct' || media === 'proxy') return { provider, key, media };
  throw new ServerError(`Invalid media mode "${media}": set --upstream-media to direct or proxy.`);
}

function parseLogLevel(text: string): string {
  if (LOG_LEVELS.includes(text)) return text;
  throw new ServerError(`Invalid log level "${text}": set ZOETROPE_LOG to one of ${LOG_LEVELS.join(', ')}.`);
}
