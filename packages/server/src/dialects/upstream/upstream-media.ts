import { ApiError } from '../../http/api-error.ts';
import type { Upstream } from './upstream.ts';

/** Headers that are forwarded to the provider, and back. */
const REQUEST_HEADERS = ['Accept', 'Range', 'If-Range', 'If-None-Match'];
const RESPONSE_HEADERS = [
  'Content-Type',
  'Content-Length',
  'Content-Range',
  'Accept-Ranges',
  'Cache-Control',
  'ETag',
  'Last-Modified',
];

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 50_000_000;

/** Proxies a media file. The provider sees this service and not the viewer. */
export async function upstreamMedia(file: string, incoming: Request, { name }: Upstream): Promise<Response> {
  const signal = AbortSignal.any([incoming.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const headers = new Headers({ 'User-Agent': 'zoetrope-server', 'Accept-Encoding': 'identity' });
  for (const header of REQUEST_HEADERS) copy(incoming.headers, headers, header);
  const method = incoming.method === 'HEAD' ? 'HEAD' : 'GET';
  const response = await fetch(file, { method, headers, signal, redirect: 'manual' }).catch((cause: unknown) => {
    throw new ApiError(`${name} could not be reached.`, { status: 502, code: 'upstream', cause });
  });
  if (!isMedia(response)) {
    await response.body?.cancel();
    const missing = response.status === 404 || response.status === 410;
    if (missing) throw new ApiError(`${name} has no such file.`, { status: 404, code: 'not-found' });
    throw new ApiError(`${name} did not send this file.`, { status: 502, code: 'upstream' });
  }
  const responseHeaders = new Headers({
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  for (const header of RESPONSE_HEADERS) copy(response.headers, responseHeaders, header);
  return new Response(response.body?.pipeThrough(limitBytes(MAX_BYTES)) ?? null, {
    status: response.status,
    headers: responseHeaders,
  });
}

/** Images and videos, and responses without a body (304, 416). SVG is excluded, because it can contain scripts. */
function isMedia({ status, headers }: Response): boolean {
  if (status === 304 || status === 416) return true;
  return (status === 200 || status === 206) && /^(?:image\/(?!svg)|video\/)/i.test(headers.get('Content-Type') ?? '');
}

function copy(from: Headers, to: Headers, name: string): void {
  const value = from.get(name);
  if (value !== null) to.set(name, value);
}

function limitBytes(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0;
  return new TransformStream({
    transform(chunk, controller) {
      passed += chunk.byteLength;
      if (passed > bytes) controller.error(new Error(`A media file of more than ${bytes} bytes is not proxied.`));
      else controller.enqueue(chunk);
    },
  });
}
