import { extname } from 'node:path';
import { ApiError } from '../http/api-error.ts';
import { IMMUTABLE } from '../http/caching.ts';
import { type ByteRange, parseByteRange } from './byte-range.ts';
import type { StoredFile } from './file-storage.ts';

/** A file to send: other content has another ETag. */
export interface ServedFile {
  readonly file: StoredFile;
  /** The strong ETag, without quotes. */
  readonly etag: string;
}

/**
 * Responds to GET and HEAD for a file: complete, in part, unchanged (304) or out of range (416), according to RFC 9110;
 * or with a redirect to its storage.
 */
export async function fileResponse(served: ServedFile, request: Request): Promise<Response> {
  const { file } = served;
  const etag = `"${served.etag}"`;
  const headers = new Headers({ ETag: etag, 'Cache-Control': IMMUTABLE });
  if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });

  if (file.redirect) {
    const { url, maxAge } = await file.redirect();
    headers.set('Location', url);
    headers.set('Cache-Control', `public, max-age=${maxAge}`);
    return new Response(null, { status: 302, headers });
  }
  const size = await file.size();
  if (size === undefined) throw new Error(`The file ${file.name} is missing.`);
  headers.set('Content-Type', mediaType(file.name));
  headers.set('Accept-Ranges', 'bytes');
  const range = request.method === 'HEAD' ? 'whole' : requestedRange(request.headers, etag, size);
  if (range === 'unsatisfiable') throw rangeNotSatisfiable(size);
  if (range === 'whole') {
    headers.set('Content-Length', String(size));
    const body = request.method === 'HEAD' || size === 0 ? null : file.stream({ start: 0, end: size - 1 });
    return new Response(body, { headers });
  }
  headers.set('Content-Length', String(range.end - range.start + 1));
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  return new Response(file.stream(range), { status: 206, headers });
}

/** `If-None-Match` compares weakly, so a `W/` prefix does not matter. */
function matchesEtag(header: string | null, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

/** `If-Range` compares strongly; dates never match, since there is no `Last-Modified`. */
function requestedRange(headers: Headers, etag: string, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const condition = headers.get('if-range');
  if (condition !== null && condition.trim() !== etag) return 'whole';
  return parseByteRange(headers.get('range') ?? undefined, size);
}

function rangeNotSatisfiable(size: number): ApiError {
  const headers = { 'Content-Range': `bytes */${size}` };
  return new ApiError(`The file ends at byte ${size}.`, {
    status: 416,
    code: 'validation',
    parameter: 'Range',
    headers,
  });
}

const TYPES: { readonly [extension: string]: string | undefined } = {
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** The content type of a media file by its extension. */
export function mediaType(name: string): string {
  return TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream';
}
