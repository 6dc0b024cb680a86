import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { ApiError } from '../http/api-error.ts';
import { type ByteRange, parseByteRange } from './byte-range.ts';
import { fileStream } from './file-stream.ts';

/** An immutable file: other content has another ETag. */
export interface StoredFile {
  readonly path: string;
  /** The strong ETag, without quotes. */
  readonly etag: string;
}

const YEAR = 'public, max-age=31536000, immutable';

/**
 * Responds to GET and HEAD for a file: complete, in part, unchanged (304) or out of range (416), according to RFC 9110.
 */
export async function fileResponse(file: StoredFile, request: Request): Promise<Response> {
  const etag = `"${file.etag}"`;
  const headers = new Headers({ ETag: etag, 'Cache-Control': YEAR });
  if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });

  const { size } = await stat(file.path);
  headers.set('Content-Type', mediaType(file.path));
  headers.set('Accept-Ranges', 'bytes');
  const range = request.method === 'HEAD' ? 'whole' : requestedRange(request.headers, etag, size);
  if (range === 'unsatisfiable') throw rangeNotSatisfiable(size);
  if (range === 'whole') {
    headers.set('Content-Length', String(size));
    const body = request.method === 'HEAD' || size === 0 ? null : fileStream(file.path, { start: 0, end: size - 1 });
    return new Response(body, { headers });
  }
  headers.set('Content-Length', String(range.end - range.start + 1));
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  return new Response(fileStream(file.path, range), { status: 206, headers });
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
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** The content type of a media file by its extension. */
function mediaType(path: string): string {
  return TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}
