import { resolve } from 'node:path';
import { MODERATE, type Moderate, UPLOAD_DUPLICATES, type UploadDuplicates } from '../admin/shared/admin-context.ts';
import { requireDatabaseUrl } from '../database/database-url.ts';
import { PROVIDER_PERMISSIONS, PROVIDER_RULES, type ProviderPermission } from '../dialects/upstream/provider-rules.ts';
import { UPSTREAMS, type Upstream, zoetropeUpstream } from '../dialects/upstream/upstream.ts';
import { isAddressList } from '../http/addresses.ts';
import { parseWebUrl } from '../http/parse-url.ts';
import { parseLimitsLocation } from '../http/rate-limit/limits-location.ts';
import { parseRateLimits, RATE_LIMITS, type RateLimits } from '../http/rate-limit/rate-limits.ts';
import { parseSiteUrl } from '../http/site-url.ts';
import { readKeyFile } from '../keys/read-key-file.ts';
import type { NewKey } from '../keys/stored-keys.ts';
import { parseLogUrl } from '../pingback/log/log-url.ts';
import { ServerError } from '../server-error.ts';
import { parseStorageUrl } from '../storage/storage-url.ts';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

export function parseSwitch(text: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw new ServerError(`Invalid value "${text}": set it to true or false.`);
}

export function parseModerate(text: string): Moderate {
  const rule = MODERATE.find((name) => name === text);
  if (rule !== undefined) return rule;
  throw new ServerError(`Invalid value "${text}": set --moderate to ${MODERATE.join(', ')}.`);
}

export function parseUploadDuplicates(text: string): UploadDuplicates {
  const action = UPLOAD_DUPLICATES.find((name) => name === text);
  if (action !== undefined) return action;
  throw new ServerError(`Invalid value "${text}": set --upload-duplicates to ${UPLOAD_DUPLICATES.join(' or ')}.`);
}

export function parsePort(text: string, flag = '--port'): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new ServerError(`Invalid port "${text}": set ${flag} to a number from 0 to 65535.`);
}

export function parseAdminPort(text: string): number | undefined {
  return text === '' ? undefined : parsePort(text, '--admin-port');
}

/** The text itself, or undefined if it is empty. */
export function parseText(text: string): string | undefined {
  return text === '' ? undefined : text;
}

/** Names of catalogues, or undefined if the text is empty. */
export function parseCatalogues(text: string): readonly string[] | undefined {
  if (text === '') return undefined;
  const names = text.split(',').map((name) => name.trim());
  if (names.includes('')) {
    throw new ServerError(
      `Invalid value "${text}": set --catalogue to folders, or to bundled for the default, separated by commas.`,
    );
  }
  const isRepeated = (name: string, index: number) =>
    names.slice(0, index).some((earlier) => resolve(earlier) === resolve(name));
  const repeated = names.find(isRepeated);
  if (repeated === undefined) return names;
  throw new ServerError(`Invalid value "${text}": --catalogue names ${repeated} twice. Remove one of them.`);
}

export function parsePageViewsUrl(text: string): string | undefined {
  return parseHttpUrl(text, { flag: '--page-views', instead: 'Every embed page would show them: remove them.' });
}

export function parsePurgeUrl(text: string): string | undefined {
  const instead = 'Remove them, and set the bearer token of the CDN as ZOETROPE_PURGE_TOKEN.';
  return parseHttpUrl(text, { flag: '--purge-url', instead });
}

interface HttpUrlOptions {
  readonly flag: string;
  /** What to do if the URL has credentials, which `fetch` rejects. */
  readonly instead: string;
}

/** The errors do not repeat the URL, which may contain a password. */
function parseHttpUrl(text: string, { flag, instead }: HttpUrlOptions): string | undefined {
  if (text === '') return undefined;
  const url = parseWebUrl(text);
  if (url === undefined) {
    throw new ServerError(`Invalid URL: set ${flag} to a URL that begins with http:// or https://.`);
  }
  if (url.username === '' && url.password === '') return text;
  throw new ServerError(`The URL of ${flag} contains a user name or a password. ${instead}`);
}

export function parseSite(text: string): string | undefined {
  return text === '' ? undefined : parseSiteUrl(text, '--site-url');
}

export function parsePrimary(text: string): string | undefined {
  return text === '' ? undefined : requireDatabaseUrl(text, 'primary');
}

export function parseReplica(text: string): string | undefined {
  return text === '' ? undefined : requireDatabaseUrl(text, 'standby');
}

/** The URL itself, or undefined if it is empty. */
export function parseStorage(text: string): string | undefined {
  if (text === '') return undefined;
  parseStorageUrl(text);
  return text;
}

/** The URL itself, or undefined if it is empty. */
export function parseEvents(text: string): string | undefined {
  if (text === '') return undefined;
  parseLogUrl(text);
  return text;
}

/** The text itself, or undefined if it is empty. */
export function parseLimitStore(text: string): string | undefined {
  if (text === '') return undefined;
  parseLimitsLocation(text);
  return text;
}

export function parseDsn(text: string): string | undefined {
  if (text === '') return undefined;
  const url = parseWebUrl(text);
  if (url?.username && /\/\d+$/.test(url.pathname)) return text;
  throw new ServerError('Invalid DSN: set --error-reports-dsn to a DSN such as https://TOKEN@errors.example/1.');
}

export function parseProxyCount(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  throw new ServerError(`Invalid number of proxies "${text}": set --trust-proxy to 1 for one proxy, 2 for two.`);
}

export function parseLimits(text: string): RateLimits | false {
  const limits = parseRateLimits(text);
  if (limits !== undefined) return limits;
  const names = Object.keys(RATE_LIMITS).join(', ');
  throw new ServerError(
    `Invalid limits "${text}": set --rate-limits to limits such as read=600,write=60 (${names}; calls per minute), or to off.`,
  );
}

export function parseApiKeys(text: string): readonly NewKey[] | 'any' | undefined {
  if (text === '') return undefined;
  return text === 'any' ? 'any' : readKeyFile(text);
}

export function parsePingbackKeys(text: string): readonly string[] | undefined {
  if (text === '') return undefined;
  if (text === 'none') return [];
  const keys = text.split(',').map((key) => key.trim());
  if (keys.every((key) => /^[\w-]+$/.test(key))) return keys;
  throw new ServerError(`Invalid keys "${text}": set --pingback-keys to comma-separated keys, or to none.`);
}

export function parseDays(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new ServerError(`Invalid number of days "${text}": set --retain-days to a number from 1 to 9999.`);
}

/** A list of sources. Other directives are rejected, because the text is written into a header. */
export function parseFrameAncestors(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  if (/^[\w:/.*'[\]-]+( [\w:/.*'[\]-]+)*$/.test(text.trim())) return text.trim();
  throw new ServerError(
    `Invalid sources "${text}": set --frame-ancestors to sources such as * or 'self' https://site.example.`,
  );
}

export function parsePermissions(text: string): readonly ProviderPermission[] {
  if (text === '') return [];
  const names = text.split(',').map((part) => part.trim());
  const permissions = names.flatMap((name) => PROVIDER_PERMISSIONS.find((known) => known === name) ?? []);
  if (permissions.length === names.length) return permissions;
  const known: ReadonlySet<string> = new Set(PROVIDER_PERMISSIONS);
  const unknown = names.filter((name) => !known.has(name)).map((name) => `"${name}"`);
  throw new ServerError(
    `Unknown permission ${unknown.join(', ')}: set --provider-permission to some of ${PROVIDER_PERMISSIONS.join(', ')}.`,
  );
}

export function parseUpstreamName(name: string): Upstream | undefined {
  if (name === '') return undefined;
  const [, provider] = Object.entries(UPSTREAMS).find(([known]) => known === name) ?? [];
  if (provider !== undefined) return provider;
  if (parseWebUrl(name) !== undefined) {
    return zoetropeUpstream(parseSiteUrl(name, '--upstream'));
  }
  if (name === 'klipy') {
    const { text, source } = PROVIDER_RULES.klipy.uses.proxy;
    throw new ServerError(`KLIPY cannot be set as --upstream. Its rules forbid it: ${text} (${source.url})`);
  }
  throw new ServerError(
    `Unknown provider "${name}": set --upstream to ${Object.keys(UPSTREAMS).join(', ')}, or to the URL of another Zoetrope server.`,
  );
}

export function parseUpstreamMedia(text: string): 'direct' | 'proxy' {
  if (text === 'direct' || text === 'proxy') return text;
  throw new ServerError(`Invalid media mode "${text}": set --upstream-media to direct or proxy.`);
}

export function parseAddresses(text: string): string | undefined {
  if (text === '') return undefined;
  if (isAddressList(text)) return text;
  throw new ServerError(
    `Invalid addresses "${text}": set --metrics-allow to addresses and networks such as 10.0.0.7,10.1.0.0/16.`,
  );
}

export function parseLogLevel(text: string): string {
  if (LOG_LEVELS.includes(text)) return text;
  throw new ServerError(`Invalid log level "${text}": set --log to one of ${LOG_LEVELS.join(', ')}.`);
}
