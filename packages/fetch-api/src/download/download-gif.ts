import { altText, type Gif } from '@zoetrope/model';
import { PROVIDER_RULES, type ProviderRules } from '@zoetrope/model/provider-rules';
import { isZoetropeError, send, ZoetropeError } from '@zoetrope/transport';
import { PACKAGE_NAME } from '../version.ts';
import { type BlurhashModule, computeBlurhash } from './compute-blurhash.ts';
import { detectFileType, EXTENSIONS, type FileType } from './file-type.ts';
import { listFiles } from './list-files.ts';

export type { BlurhashModule };

/** A file of a GIF, with what an upload needs to know about it. */
export interface DownloadedGif {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The MIME type of the bytes. */
  readonly type: FileType;
  /** A name for the file, such as `cat-nap.gif`. */
  readonly name: string;
  /** The URL that it was loaded from. */
  readonly url: string;
  /** Pixels; 0 if unknown. */
  readonly width: number;
  /** Pixels; 0 if unknown. */
  readonly height: number;
  /** Never empty. */
  readonly altText: string;
  /** Of the bytes, in hexadecimal digits. Undefined where the page is not a secure context. */
  readonly sha256?: string | undefined;
  /** The service's, or else a computed one. Undefined without `blurhash`, for an MP4, and outside of browsers. */
  readonly blurhash?: string | undefined;
}

export interface DownloadOptions {
  /** The accepted MIME types, in order of preference. @default ['image/gif', 'image/webp'] */
  readonly types?: readonly FileType[] | undefined;
  /** @default 10_000_000 */
  readonly maxBytes?: number | undefined;
  /** Pixels. @default unlimited */
  readonly maxWidth?: number | undefined;
  /** Pixels. @default unlimited */
  readonly maxHeight?: number | undefined;
  /** Downloads the first frame. Its types are usually `['image/jpeg', 'image/png', 'image/gif']`. @default false */
  readonly still?: boolean | undefined;
  /**
   * Permissions that the provider has given to you, such as `giphy:caching`. They are required for providers that
   * forbid to store media, and for those whose rules are not known.
   */
  readonly permissions?: readonly string[] | undefined;
  /** Loads the package `blurhash`, to compute one in browsers: `() => import('blurhash')`. @default none is computed */
  readonly blurhash?: (() => Promise<BlurhashModule>) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for each file that is tried. @default 15_000 */
  readonly timeout?: number | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof fetch | undefined;
}

/**
 * Downloads the largest file of a GIF within the limits, for applications that upload it to a server of their own or
 * encrypt it. The size of a file may be unknown before it is loaded; if it is too large then, the next smaller one is
 * tried.
 *
 * Rejects with a `not-permitted` error, before any request, if the provider's rules forbid to store media and
 * `permissions` does not state a permission; and with a `not-found` error if no file is within the limits.
 *
 * @example
 * const { data } = await client.gif('gif-1');
 * const file = await downloadGif(data, { types: ['image/webp', 'image/gif'], maxBytes: 2_000_000, maxWidth: 640 });
 * const upload = new File([file.bytes], file.name, { type: file.type });
 */
export async function downloadGif(gif: Gif, options: DownloadOptions = {}): Promise<DownloadedGif> {
  const { types = DEFAULT_TYPES, maxBytes = 10_000_000, still = false, signal } = options;
  const { maxWidth = Number.POSITIVE_INFINITY, maxHeight = Number.POSITIVE_INFINITY } = options;
  requirePermission(gif.provider, options.permissions);
  for (const file of listFiles(gif, { types, maxBytes, maxWidth, maxHeight, still })) {
    const bytes = await loadBytes(file.url, { ...options, maxBytes });
    const type = bytes && detectFileType(bytes);
    if (!type || !types.includes(type)) continue;
    const [sha256, blurhash] = await Promise.all([
      digest(bytes),
      gif.blurhash ?? (options.blurhash && computeBlurhash(new Blob([bytes], { type }), options.blurhash)),
    ]);
    signal?.throwIfAborted();
    return { ...file, bytes, type, name: `${gif.id}.${EXTENSIONS[type]}`, altText: altText(gif), sha256, blurhash };
  }
  throw new ZoetropeError(
    `The GIF ${gif.id} has no file within the limits: ${types.join(', ')}, at most ${maxBytes} bytes. Accept more types or a larger size.`,
    { code: 'not-found' },
  );
}

const DEFAULT_TYPES: readonly FileType[] = ['image/gif', 'image/webp'];

/** An upload stores media, which is the use `caching` of the rules. */
function requirePermission(provider: string, permissions: readonly string[] = []): void {
  const permission = `${provider}:caching`;
  if (permissions.includes(permission)) return;
  const rules = new Map<string, ProviderRules>(Object.entries(PROVIDER_RULES)).get(provider);
  const rule = rules?.uses.caching;
  if (rule?.isAllowed) return;
  const reason = rule
    ? `The rules of ${rules.name} forbid this: ${rule.text} (${rule.source.url}, read in ${rule.source.read}).`
    : `The rules of the provider ${provider} are not known.`;
  throw new ZoetropeError(`${reason} If it has given you permission, state it: permissions: ['${permission}']`, {
    code: 'not-permitted',
  });
}

interface LoadOptions extends Pick<DownloadOptions, 'fetch' | 'signal' | 'timeout'> {
  readonly maxBytes: number;
}

/** Undefined if the file is larger than `maxBytes`, or does not exist. */
async function loadBytes(
  url: string,
  { fetch, signal, timeout = 15_000, maxBytes }: LoadOptions,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const limits = { timeout, totalTimeout: timeout, maxBytes };
  const options = { ...limits, name: PACKAGE_NAME, credentials: 'omit', fetch, signal } as const;
  try {
    const { data } = await send(url, options, (body) => body);
    return data;
  } catch (error) {
    // `parse` is a body beyond `maxBytes`.
    if (isZoetropeError(error, 'parse') || isZoetropeError(error, 'not-found')) return undefined;
    throw error;
  }
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  // Undefined in pages without https.
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (!subtle) return undefined;
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
