import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exponentialBackoff, RETRYABLE_STATUSES, withDeadline, ZoetropeError } from '@zoetrope/transport';
import type { S3mini } from 's3mini';
import { ApiError } from '../http/api-error.ts';
import { ServerError } from '../server-error.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { mediaType } from './file-response.ts';
import type { FileStorage, Redirect, StoredFile } from './file-storage.ts';
import { digestOf } from './folder-storage.ts';
import { createObjectCache, type ObjectCache } from './object-cache.ts';
import { objectStream } from './object-stream.ts';
import { parseStorageUrl, type StorageLocation } from './storage-url.ts';
import { tracedFetch } from './traced-fetch.ts';

export interface ObjectStorageOptions {
  /**
   * The bucket: `s3://bucket/prefix?endpoint=https://…`. `region` defaults to `us-east-1`, `endpoint` to that of AWS.
   * `redirect=signed`, or the public URL of the prefix, redirects requests for media to the bucket.
   */
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface ObjectStorageEdges {
  /** Records the requests that requests cause as spans of OpenTelemetry: the result of `createTracing`. Default: none. */
  readonly tracing?: Tracing | undefined;
}

/** Uploads and renditions in a bucket. */
export interface ObjectStorage {
  readonly uploads: FileStorage;
  readonly renditions: FileStorage;
  /** Rejects if the bucket cannot be read. */
  readonly probe: () => Promise<void>;
}

/** Time limits of requests, in milliseconds. */
export interface TimeLimits {
  /** Until the headers of a response. */
  readonly responseMs: number;
  /** For a request with its retries. */
  readonly deadlineMs: number;
  /** Until the next bytes of a body. */
  readonly stallMs: number;
}

const TIME_LIMITS: TimeLimits = { responseMs: 10_000, deadlineMs: 30_000, stallMs: 10_000 };
/** Seconds that a signed URL is valid. A redirect to it is cached for half of that. */
const SIGNED_SECONDS = 3600;
const DAY_SECONDS = 86_400;
/** Metadata of each object: the ETags of a service are not always digests of the content. */
const DIGEST_HEADER = 'x-amz-meta-sha256';

/**
 * Opens a bucket of S3 or of a compatible service. Requires the package `s3mini`. Sends no request.
 *
 * Requests that fail in transit or with a transient status are retried twice. After that, operations reject with an
 * `ApiError` of status 503.
 */
export function openObjectStorage(
  options: ObjectStorageOptions,
  edges: ObjectStorageEdges = {},
): Promise<ObjectStorage> {
  return openBucket(options, { limits: TIME_LIMITS, ...edges });
}

/** `openObjectStorage` with other time limits. */
export async function openBucket(
  { url, ...credentials }: ObjectStorageOptions,
  { limits, tracing }: ObjectStorageEdges & { readonly limits: TimeLimits },
): Promise<ObjectStorage> {
  const location = parseStorageUrl(url);
  const { bucket, prefix, endpoint, region } = location;
  const { S3mini } = await loadS3mini();
  const send = tracing === undefined ? fetch : tracedFetch(tracing);
  const s3 = new S3mini({
    ...credentials,
    region,
    endpoint: `${endpoint}/${bucket}`,
    fetch: fetchWithRetries(send, limits),
  });
  const cache = createObjectCache();
  const storage = (folder: string) =>
    createObjectStorage(s3, `${prefix}${folder}/`, { location, limits, cache, tracing });
  return {
    uploads: storage('uploads'),
    renditions: storage('media'),
    async probe() {
      if (await available(s3.bucketExists())) return;
      throw new ServerError(`There is no bucket ${bucket} at ${endpoint} that the access key may read.`);
    },
  };
}

/** Loads the optional peer dependency. Throws a `ServerError` with the install command if it is missing. */
export async function loadS3mini(load = () => import('s3mini')): Promise<typeof import('s3mini')> {
  try {
    return await load();
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing) throw cause;
    throw new ServerError('Object storage requires the package s3mini. Install it: npm install s3mini@1', { cause });
  }
}

interface BucketSettings {
  readonly location: StorageLocation;
  readonly limits: TimeLimits;
  readonly cache: ObjectCache;
  readonly tracing: Tracing | undefined;
}

function createObjectStorage(s3: S3mini, prefix: string, settings: BucketSettings): FileStorage {
  const { redirect } = settings.location;
  const isPublic = redirect !== undefined && redirect !== 'signed';
  const write = async (name: string, content: Buffer) => {
    const headers = { [DIGEST_HEADER]: sha256(content) };
    await available(s3.putAnyObject(`${prefix}${name}`, content, mediaType(name), undefined, headers));
  };
  const list = async (name: string) => (await available(s3.listObjects('/', `${prefix}${name}/`))) ?? [];
  const copyFolder = async (name: string, newName: string) => {
    // Not by the service: s3mini encodes the slashes of the source, which not every service decodes.
    for (const { Key } of await list(name)) {
      const content = await contentOf(storedObject(s3, Key, settings));
      await write(`${newName}/${Key.slice(prefix.length + name.length + 1)}`, content);
    }
  };
  const deleteFolder = async (name: string) => {
    settings.cache.deleteFolder(`${prefix}${name}/`);
    const objects = await list(name);
    // One by one: a request that deletes many needs a checksum that not every service knows.
    await available(Promise.all(objects.map(({ Key }) => s3.deleteObject(Key))));
  };

  return {
    file: (name) => storedObject(s3, `${prefix}${name}`, settings),
    write,
    deleteFolder,
    copyFolder: redirect === undefined ? undefined : copyFolder,
    publicUrl: isPublic ? (name) => publicUrl(settings.location, `${prefix}${name}`) : undefined,
    async addFolder(name, localFolder) {
      try {
        for (const file of await readdir(localFolder)) {
          await write(`${name}/${file}`, await readFile(join(localFolder, file)));
        }
      } catch (error) {
        await deleteFolder(name).catch(() => undefined);
        throw error;
      }
      await rm(localFolder, { recursive: true });
    },
  };
}

function storedObject(s3: S3mini, key: string, { location, limits, cache, tracing }: BucketSettings): StoredFile {
  const { redirect } = location;
  let knownSize: number | undefined;
  const size = async () => {
    knownSize ??= cache.get(key)?.length;
    knownSize ??= await available(s3.getContentLength(key).catch(undefinedIfMissing));
    return knownSize;
  };
  const stream: StoredFile['stream'] = (range) => {
    const cached = cache.get(key);
    if (cached !== undefined) return new Blob([new Uint8Array(cached.subarray(range.start, range.end + 1))]).stream();
    const isKept = range.start === 0 && range.end + 1 === knownSize && cache.accepts(knownSize);
    const open = async (start: number) => {
      const response = await available(s3.getObjectRaw(key, false, start, range.end + 1));
      if (response.body === null || (response.status !== 206 && start > 0)) throw unavailable();
      const isWhole = range.start === 0 && range.end + 1 === (await size());
      return {
        body: response.body,
        sha256: isWhole ? (response.headers.get(DIGEST_HEADER) ?? undefined) : undefined,
      };
    };
    return objectStream({
      range,
      stallMs: limits.stallMs,
      onComplete: isKept ? (content) => cache.set(key, content) : undefined,
      open: tracing?.bind(open) ?? open,
    });
  };
  const redirectTo = async (): Promise<Redirect> =>
    redirect === 'signed'
      ? { url: await s3.getPresignedUrl('GET', key, SIGNED_SECONDS), maxAge: SIGNED_SECONDS / 2 }
      : { url: publicUrl(location, key), maxAge: DAY_SECONDS };
  return {
    name: key,
    size,
    stream,
    // A service stores all of an object or nothing.
    isComplete: async () => (await size()) !== undefined,
    async digest() {
      const etag = await available(s3.getEtag(key));
      if (etag === null) throw missing(key);
      return digestOf(Buffer.from(etag));
    },
    source: () => contentOf({ name: key, size, stream }),
    redirect: redirect === undefined ? undefined : redirectTo,
  };
}

async function contentOf({ name, size, stream }: Pick<StoredFile, 'name' | 'size' | 'stream'>): Promise<Buffer> {
  const bytes = await size();
  if (bytes === undefined) throw missing(name);
  return Buffer.from(await new Response(stream({ start: 0, end: bytes - 1 })).arrayBuffer());
}

function publicUrl({ prefix, redirect }: StorageLocation, key: string): string {
  return `${redirect}/${key.slice(prefix.length)}`;
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function md5(content: Uint8Array): string {
  return createHash('md5').update(content).digest('base64');
}

function missing(key: string): Error {
  return new Error(`The object ${key} is missing.`);
}

/** For errors of `getContentLength`, whose cause is the response. */
function undefinedIfMissing(error: unknown): undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && 'status' in cause && cause.status === 404) return undefined;
  throw error;
}

async function available<T>(operation: Promise<T>): Promise<T> {
  try {
    return await operation;
  } catch (cause) {
    throw unavailable(cause);
  }
}

function unavailable(cause?: unknown): ApiError {
  const message = 'The object storage did not respond as expected. Try again in a few seconds.';
  return new ApiError(message, { status: 503, code: 'unavailable', headers: { 'Retry-After': '5' }, cause });
}

/** `fetch` with time limits, and retries of transient failures: every request to an object storage can be repeated. */
function fetchWithRetries(send: typeof fetch, { responseMs, deadlineMs }: TimeLimits): typeof fetch {
  const retry = exponentialBackoff({ methods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'] });
  return (url, init = {}) =>
    retry(() => fetchOnce(send, { url, init: withDigest(init), ms: responseMs }), {
      method: init.method,
      deadline: performance.now() + deadlineMs,
    });
}

/** Adds the digest of an upload, or of one of its parts, with which services compare the bytes that they receive. */
function withDigest(init: RequestInit): RequestInit {
  if (init.method !== 'PUT' || !(init.body instanceof Uint8Array)) return init;
  const headers = new Headers(init.headers);
  headers.set('content-md5', md5(init.body));
  return { ...init, headers };
}

interface SingleRequest {
  readonly url: Parameters<typeof fetch>[0];
  readonly init: RequestInit;
  readonly ms: number;
}

async function fetchOnce(send: typeof fetch, { url, init, ms }: SingleRequest): Promise<Response> {
  const response = await withDeadline({ ms }, (signal) => send(url, { ...init, signal }).catch(networkError));
  const { status } = response;
  if (!RETRYABLE_STATUSES.has(status)) return response;
  await response.body?.cancel();
  throw new ZoetropeError(`The object storage responded with ${status}`, { code: 'http', status });
}

/** Without the URL, which can contain a signature. */
function networkError(cause: unknown): never {
  throw new ZoetropeError('The object storage cannot be reached', { code: 'network', cause });
}
