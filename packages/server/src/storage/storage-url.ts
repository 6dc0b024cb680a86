import { parseUrl, parseWebUrl } from '../http/parse-url.ts';
import { ServerError } from '../server-error.ts';

/** A folder of a bucket. */
export interface StorageLocation {
  readonly bucket: string;
  /** Empty, or a folder with a slash at its end. */
  readonly prefix: string;
  /** The origin of the service, without a slash at its end. */
  readonly endpoint: string;
  readonly region: string;
  /** `signed`, or the public URL of the prefix, without a slash at its end. Undefined: no redirects. */
  readonly redirect?: string | undefined;
}

const EXAMPLE = 's3://bucket/prefix?endpoint=https://s3.example&region=eu-central-1';
const PARAMETERS = new Set(['endpoint', 'region', 'redirect']);

/** Parses `s3://bucket/prefix?endpoint=…&region=…&redirect=…`. Throws a `ServerError` with an example if it is invalid. */
export function parseStorageUrl(text: string): StorageLocation {
  const url = parseUrl(text);
  if (url?.protocol !== 's3:' || url.hostname === '') throw invalid(`"${text}" is not a bucket`);
  // Credentials in a URL would be visible in the list of processes.
  if (url.username !== '' || url.password !== '') {
    throw invalid('The URL contains credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY instead');
  }
  for (const name of url.searchParams.keys()) {
    if (!PARAMETERS.has(name)) throw invalid(`Unknown parameter "${name}"`);
  }
  const region = url.searchParams.get('region') || 'us-east-1';
  const folder = url.pathname.split('/').filter((part) => part !== '');
  return {
    bucket: url.hostname,
    prefix: folder.map((part) => `${decodeURIComponent(part)}/`).join(''),
    endpoint: httpUrl('endpoint', url.searchParams.get('endpoint') || `https://s3.${region}.amazonaws.com`),
    region,
    redirect: parseRedirect(url.searchParams.get('redirect') || undefined),
  };
}

function parseRedirect(text: string | undefined): string | undefined {
  return text === undefined || text === 'signed' ? text : httpUrl('redirect', text);
}

function httpUrl(parameter: string, text: string): string {
  const url = parseWebUrl(text);
  if (url === undefined) {
    throw invalid(`The parameter ${parameter} must be a URL that begins with http:// or https://`);
  }
  return url.href.replace(/\/$/, '');
}

function invalid(reason: string): ServerError {
  return new ServerError(`Invalid storage: ${reason}. Set --storage to a URL such as ${EXAMPLE}.`);
}
