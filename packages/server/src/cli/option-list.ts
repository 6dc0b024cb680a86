import { parseQuota } from '../admin/uploads/quotas.ts';
import {
  parseAddresses,
  parseAdminPort,
  parseApiKeys,
  parseCatalogues,
  parseDays,
  parseDsn,
  parseEvents,
  parseFrameAncestors,
  parseLimitStore,
  parseLimits,
  parseLogLevel,
  parseModerate,
  parsePageViewsUrl,
  parsePermissions,
  parsePingbackKeys,
  parsePort,
  parsePrimary,
  parseProxyCount,
  parsePurgeUrl,
  parseReplica,
  parseSite,
  parseStorage,
  parseSwitch,
  parseText,
  parseUploadDuplicates,
  parseUpstreamMedia,
  parseUpstreamName,
} from './parse-values.ts';

/**
 * One option of the command. The help text and the table in docs/reference/server.md are generated from the options.
 */
export interface Option<T = unknown> {
  /** Without dashes. Undefined for secrets, because all users of the machine can see flags. */
  readonly flag?: string | undefined;
  /** The placeholder of the value in the help text. Undefined for a flag without a value. */
  readonly value?: string | undefined;
  /** The value that a flag without a value sets. */
  readonly flagValue?: 'true' | 'false' | undefined;
  readonly variable: string;
  /** Whether the value can be read from the file that `{variable}_FILE` names. */
  readonly isSecret?: boolean | undefined;
  /** Used if the option is not set. */
  readonly fallback: string;
  /** Throws a `ServerError`. */
  readonly parse: (text: string) => T;
  /** For the help text. */
  readonly help: string;
  /** For the table: the option of `startServer`, in Markdown. */
  readonly option: string;
  /** For the table: the default and what the option does, in Markdown. */
  readonly description: string;
}

function define<T>(option: Option<T>): Option<T> {
  return option;
}

/** All options, by their keys in a configuration file. */
export const OPTIONS = {
  port: define({
    flag: 'port',
    value: '<number>',
    variable: 'ZOETROPE_PORT',
    fallback: '8787',
    parse: parsePort,
    help: 'port to listen on (8787)',
    option: '`port`',
    description: '8787',
  }),
  adminPort: define({
    flag: 'admin-port',
    value: '<number>',
    variable: 'ZOETROPE_ADMIN_PORT',
    fallback: '',
    parse: parseAdminPort,
    help: 'another port for the admin pages and management calls (the same port)',
    option: '`adminPort`',
    description:
      'the same port; or another one for the admin pages and the management calls, which the first port then does not serve: see [Admin pages](../guides/self-hosting.md#admin-pages)',
  }),
  host: define({
    flag: 'host',
    value: '<address>',
    variable: 'ZOETROPE_HOST',
    fallback: '127.0.0.1',
    parse: String,
    help: 'address to listen on (127.0.0.1)',
    option: '`host`',
    description: '127.0.0.1',
  }),
  data: define({
    flag: 'data',
    value: '<folder>',
    variable: 'ZOETROPE_DATA',
    fallback: '.zoetrope',
    parse: String,
    help: 'folder of the database, uploads and media cache (.zoetrope)',
    option: '`dataFolder`',
    description: '`.zoetrope`',
  }),
  catalogue: define({
    flag: 'catalogue',
    value: '<folders>',
    variable: 'ZOETROPE_CATALOGUE',
    fallback: '',
    parse: parseCatalogues,
    help: 'items to serve: bundled, or folders with items.ndjson, channels.json and media/, separated by commas (bundled)',
    option: '`catalogue: await openCatalogue(folder)`',
    description:
      '`bundled`, the catalogue of `@zoetrope/catalogue`; or folders, separated by commas, such as `bundled,/srv/gifs`: see [Your own catalogue](#your-own-catalogue)',
  }),
  storage: define({
    flag: 'storage',
    value: '<url>',
    variable: 'ZOETROPE_STORAGE',
    fallback: '',
    parse: parseStorage,
    help: 'bucket for uploads and renditions: s3://bucket/prefix?endpoint=https://… (the data folder)',
    option: '`storage.url`',
    description:
      'the data folder; or a bucket, `s3://bucket/prefix?endpoint=…&region=…`. Requires `s3mini`: see [Object storage](../guides/self-hosting.md#object-storage)',
  }),
  storageKeyId: define({
    variable: 'AWS_ACCESS_KEY_ID',
    isSecret: true,
    fallback: '',
    parse: parseText,
    help: 'id of the access key for --storage',
    option: '`storage.accessKeyId`',
    description: 'the id of the access key for the bucket',
  }),
  storageKey: define({
    variable: 'AWS_SECRET_ACCESS_KEY',
    isSecret: true,
    fallback: '',
    parse: parseText,
    help: 'secret access key for --storage',
    option: '`storage.secretAccessKey`',
    description: 'the secret access key for the bucket',
  }),
  databaseUrl: define({
    variable: 'DATABASE_URL',
    isSecret: true,
    fallback: '',
    parse: parsePrimary,
    help: 'a Postgres (15 or newer) to use instead of the embedded one',
    option: '`databaseUrl`',
    description: 'the embedded database',
  }),
  databaseReplicaUrl: define({
    variable: 'DATABASE_REPLICA_URL',
    isSecret: true,
    fallback: '',
    parse: parseReplica,
    help: 'a standby of DATABASE_URL that executes the reads of callers without a session or token (none)',
    option: '`databaseReplicaUrl`',
    description:
      'none; or a standby of the Postgres in `DATABASE_URL`, which executes the reads of callers without a session or token while its lag is under 5 s: see [Read replicas](../scaling.md#read-replicas)',
  }),
  events: define({
    flag: 'events',
    value: '<url>',
    variable: 'ZOETROPE_EVENTS',
    fallback: '',
    parse: parseEvents,
    help: 'log that keeps events until they are stored: nats://host:4222?max_size=4GB (none)',
    option: '`events.url`',
    description:
      'none: events are stored before the response; or a log of NATS JetStream that keeps them until a worker has stored them, `nats://host:4222?stream=zoetrope&max_size=4GB`. Requires the client of NATS: see [Event log](../guides/self-hosting.md#event-log)',
  }),
  eventsSecret: define({
    variable: 'ZOETROPE_EVENTS_SECRET',
    isSecret: true,
    fallback: '',
    parse: parseText,
    help: 'secret for --events: the password of its user, a token, or a credentials file',
    option: '`events.secret`',
    description:
      'none: the secret for `--events`. It is the password of `nats://user@host`, a token if the URL has no user, or the text of a credentials file (`.creds`)',
  }),
  eventWorker: define({
    flag: 'no-event-worker',
    flagValue: 'false',
    variable: 'ZOETROPE_EVENT_WORKER',
    fallback: 'true',
    parse: parseSwitch,
    help: 'leave storing the events of --events to another process on the same database',
    option: '`eventWorker: false`',
    description: '`true`. With `false`, another process on the same database stores the events of the log',
  }),
  siteUrl: define({
    flag: 'site-url',
    value: '<url>',
    variable: 'ZOETROPE_SITE_URL',
    fallback: '',
    parse: parseSite,
    help: 'public URL behind a proxy (the origin of the request)',
    option: '`siteUrl`',
    description: 'the origin of the request. A proxy in front removes the path of the URL from requests',
  }),
  trustProxy: define({
    flag: 'trust-proxy',
    value: '<n>',
    variable: 'ZOETROPE_TRUST_PROXY',
    fallback: '0',
    parse: parseProxyCount,
    help: 'number of trusted proxies in front (0)',
    option: '`trustProxy`',
    description: '0: the number of proxies in front whose `X-Forwarded-For` and `-Proto` are trusted',
  }),
  rateLimits: define({
    flag: 'rate-limits',
    value: '<list>',
    variable: 'ZOETROPE_RATE_LIMITS',
    fallback: '',
    parse: parseLimits,
    help: 'calls per minute, address and key, or off (read=3000,animate=300,pingback=1200,write=300)',
    option: '`rateLimits`: `{ ...RATE_LIMITS, read: 600 }`, or `false`',
    description: '`read=3000,animate=300,pingback=1200,write=300`, or `off`',
  }),
  limits: define({
    flag: 'limits',
    value: '<store>',
    variable: 'ZOETROPE_LIMITS',
    isSecret: true,
    fallback: '',
    parse: parseLimitStore,
    help: 'where all processes count calls for --rate-limits: postgres, or redis://host:6379/0?prefix=zoetrope (each process counts its own)',
    option: '`limits.store`',
    description:
      'each process counts its own calls; or all of them count in one place: `postgres`, the database of `DATABASE_URL`, or `redis://user@host:6379/0?prefix=zoetrope`, a Redis or Valkey. Requires the client of Redis: see [Shared limits](../guides/self-hosting.md#shared-limits)',
  }),
  limitsSecret: define({
    variable: 'ZOETROPE_LIMITS_SECRET',
    isSecret: true,
    fallback: '',
    parse: parseText,
    help: 'password of the user in --limits',
    option: '`limits.secret`',
    description: 'none: the password of the user in the URL of `--limits`',
  }),
  apiKeys: define({
    flag: 'api-keys',
    value: '<file>',
    variable: 'ZOETROPE_API_KEYS',
    fallback: '',
    parse: parseApiKeys,
    help: 'JSON file with API keys to add, such as { "my-key": "web" }, or any to accept every key (zoetrope-web and four more)',
    option: '`apiKeys`',
    description:
      '`LOCAL_KEYS`: `zoetrope-web`, `zoetrope-mobile` and three more. A JSON file with keys to add to the database, such as `{ "my-key": "web" }`, or `any` to accept every key: see [API keys](#api-keys)',
  }),
  pingbackKeys: define({
    flag: 'pingback-keys',
    value: '<list>',
    variable: 'ZOETROPE_PINGBACK_KEYS',
    fallback: '',
    parse: parsePingbackKeys,
    help: "API keys of other services that the collector accepts, or none (the key of GIPHY's published components)",
    option: '`pingbackKeys`',
    description:
      "`PINGBACK_KEYS`, the key of GIPHY's published components: keys of other services that the collector accepts in addition to `apiKeys`, separated by commas, or `none`",
  }),
  ctaToken: define({
    variable: 'ZOETROPE_CTA_TOKEN',
    isSecret: true,
    fallback: '',
    parse: parseText,
    help: 'bearer token that may set the link of any GIF (none; zoetrope-demo with --demo)',
    option: '`ctaToken`',
    description:
      'none; `zoetrope-demo` with `--demo`. A bearer of this token may set the link of any GIF; moderators and channel owners may do so with their own tokens',
  }),
  upstream: define({
    flag: 'upstream',
    value: '<provider>',
    variable: 'ZOETROPE_UPSTREAM',
    fallback: '',
    parse: parseUpstreamName,
    help: 'provider that serves the public reads: giphy, or the URL of another Zoetrope server (none)',
    option: '`upstream`: `{ provider: UPSTREAMS.giphy, key, media }`',
    description:
      'none; with `giphy`, or the URL of another Zoetrope server, the public reads come from there instead of the catalogue: see [docs/proxy.md](../../docs/proxy.md)',
  }),
  providerPermissions: define({
    flag: 'provider-permission',
    value: '<list>',
    variable: 'ZOETROPE_PROVIDER_PERMISSION',
    fallback: '',
    parse: parsePermissions,
    help: 'what a provider permits although its rules forbid it, such as giphy:proxy,giphy:media-proxy (none)',
    option: '`providerPermissions`',
    description:
      "none: what a provider permits although its rules forbid it, separated by commas, such as `giphy:proxy,giphy:media-proxy`; see [the providers' rules](../../docs/proxy.md#rules-of-the-providers)",
  }),
  upstreamMedia: define({
    flag: 'upstream-media',
    value: '<mode>',
    variable: 'ZOETROPE_UPSTREAM_MEDIA',
    fallback: 'direct',
    parse: parseUpstreamMedia,
    help: 'direct: viewers load media from the provider; proxy: through this service (direct)',
    option: '`upstream.media`',
    description: '`direct`; with `proxy` its media is loaded through the service',
  }),
  upstreamKey: define({
    variable: 'ZOETROPE_UPSTREAM_KEY',
    isSecret: true,
    fallback: '',
    parse: parseText,
    help: "API key of this service at the upstream provider; docs/proxy.md has the provider's rules",
    option: '`upstream.key`',
    description: "the service's API key at that provider",
  }),
  purgeUrl: define({
    flag: 'purge-url',
    value: '<url>',
    variable: 'ZOETROPE_PURGE_URL',
    fallback: '',
    parse: parsePurgeUrl,
    help: 'URL that purges the CDN, called when GIFs are removed; requires --site-url (none)',
    option: '`cdnPurge.url`',
    description:
      'none: the URL that is called when GIFs are removed: see [Public servers](../guides/self-hosting.md#public-servers). Requires `--site-url`',
  }),
  purgeToken: define({
    variable: 'ZOETROPE_PURGE_TOKEN',
    isSecret: true,
    fallback: '',
    parse: parseText,
    help: 'bearer token for --purge-url',
    option: '`cdnPurge.token`',
    description: 'none: the bearer token for `--purge-url`',
  }),
  moderate: define({
    flag: 'moderate',
    value: '<uploads>',
    variable: 'ZOETROPE_MODERATE',
    fallback: 'none',
    parse: parseModerate,
    help: 'uploads that wait for approval: none, new-accounts or all (none)',
    option: '`moderate`',
    description:
      '`none`; uploads that wait for the approval of a moderator: `new-accounts`, those of accounts with fewer than three public uploads, or `all`. See [Moderation](../guides/moderation.md)',
  }),
  quota: define({
    flag: 'quota',
    value: '<limits>',
    variable: 'ZOETROPE_QUOTA',
    fallback: '',
    parse: parseQuota,
    help: 'what each account may store, such as items=500,bytes=2GB (none)',
    option: '`quota`',
    description:
      'none: what each account may store, such as `items=500,bytes=2GB` (`kB`, `MB`, `GB` or `TB`). See [Moderation](../guides/moderation.md#quotas)',
  }),
  uploadDuplicates: define({
    flag: 'upload-duplicates',
    value: '<action>',
    variable: 'ZOETROPE_UPLOAD_DUPLICATES',
    fallback: 'allow',
    parse: parseUploadDuplicates,
    help: 'uploads of a GIF that is already public, in any size, format or quality: allow or refuse (allow)',
    option: '`uploadDuplicates`',
    description:
      '`allow`; with `refuse`, the file or picture of a public GIF cannot be uploaded again, in any size, format or quality: see [Duplicates](../guides/moderation.md#duplicates)',
  }),
  retainDays: define({
    flag: 'retain-days',
    value: '<n>',
    variable: 'ZOETROPE_RETAIN_DAYS',
    fallback: '30',
    parse: parseDays,
    help: 'days to keep analytics events (30)',
    option: '`retainDays`',
    description: '30: older analytics events are deleted',
  }),
  retention: define({
    flag: 'no-retention',
    flagValue: 'false',
    variable: 'ZOETROPE_RETENTION',
    fallback: 'true',
    parse: parseSwitch,
    help: 'leave dropping old events to another process on the same database',
    option: '`retention: false`',
    description:
      '`true`. With `false`, another process on the same database creates and drops the daily partitions of events',
  }),
  demo: define({
    flag: 'demo',
    flagValue: 'true',
    variable: 'ZOETROPE_DEMO',
    fallback: 'false',
    parse: parseSwitch,
    help: 'seed demo accounts with a public password',
    option: '`demo: true`',
    description: '`false`; `true` seeds accounts with publicly known passwords',
  }),
  frameAncestors: define({
    flag: 'frame-ancestors',
    value: '<sources>',
    variable: 'ZOETROPE_FRAME_ANCESTORS',
    fallback: '',
    parse: parseFrameAncestors,
    help: 'sites that may frame embed pages, as in a CSP (*)',
    option: '`frameAncestors`',
    description: '`*`: sites that may frame embed pages, as in a Content-Security-Policy',
  }),
  pageViews: define({
    flag: 'page-views',
    value: '<url>',
    variable: 'ZOETROPE_PAGE_VIEWS',
    fallback: '',
    parse: parsePageViewsUrl,
    help: 'URL to which embed pages post page views (none)',
    option: '`pageViewsUrl`',
    description: 'none: the URL to which embed pages post page views and shares, as JSON and without cookies',
  }),
  errorReportsDsn: define({
    flag: 'error-reports-dsn',
    value: '<dsn>',
    variable: 'ZOETROPE_ERROR_REPORTS_DSN',
    fallback: '',
    parse: parseDsn,
    help: 'Sentry-compatible service for errors of embed pages, for 1 % of page loads (none)',
    option: '`errorReportsDsn`',
    description:
      'none: the DSN of a Sentry-compatible service, to which about 1 % of embed page loads report their errors; pages with a port in their URL never do',
  }),
  metrics: define({
    flag: 'metrics',
    flagValue: 'true',
    variable: 'ZOETROPE_METRICS',
    fallback: 'false',
    parse: parseSwitch,
    help: 'serve /metrics for Prometheus to this machine; requires the package prom-client',
    option: '`metrics: {}`',
    description:
      '`false`; `true` serves `/metrics` to this machine. Requires `prom-client`: see [Metrics](../guides/self-hosting.md#metrics)',
  }),
  metricsAllow: define({
    flag: 'metrics-allow',
    value: '<list>',
    variable: 'ZOETROPE_METRICS_ALLOW',
    fallback: '',
    parse: parseAddresses,
    help: 'other addresses and networks that may read the metrics, such as 10.0.0.7,10.1.0.0/16 (none)',
    option: '`metrics.allow`',
    description: 'none: addresses and networks that may also read the metrics, separated by commas',
  }),
  traces: define({
    flag: 'traces',
    flagValue: 'true',
    variable: 'ZOETROPE_TRACES',
    fallback: 'false',
    parse: parseSwitch,
    help: 'record traces with the OpenTelemetry SDK of this process; requires the package @opentelemetry/api',
    option: '`traces: true`',
    description:
      '`false`; `true` records requests, statements and storage requests with the SDK that the process has registered. Requires `@opentelemetry/api`: see [Traces](../guides/self-hosting.md#traces)',
  }),
  log: define({
    flag: 'log',
    value: '<level>',
    variable: 'ZOETROPE_LOG',
    fallback: 'warn',
    parse: parseLogLevel,
    help: 'silent, error, warn, info or debug; info logs one line per request (warn)',
    option: '`logger`, of pino',
    description:
      '`warn`, for the command only; `info` logs one line per request, without keys, IP addresses, viewer ids or search texts',
  }),
};

export type OptionKey = keyof typeof OPTIONS;

/** The value of each option. */
export type OptionValues = { readonly [key in OptionKey]: ReturnType<(typeof OPTIONS)[key]['parse']> };
