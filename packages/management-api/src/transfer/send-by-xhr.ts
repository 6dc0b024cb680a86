import type { SendForm } from './send-form.ts';

/** What is used of `XMLHttpRequest`, which packages that also run in workers and Node.js cannot name. */
export interface Xhr {
  responseType: string;
  withCredentials: boolean;
  readonly response: unknown;
  readonly status: number;
  readonly statusText: string;
  readonly upload: { onprogress: ((event: UploadEvent) => void) | null };
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getAllResponseHeaders(): string;
  send(body: FormData): void;
  abort(): void;
}

interface UploadEvent {
  readonly loaded: number;
  readonly total: number;
  readonly lengthComputable: boolean;
}

/**
 * Sends a form by `XMLHttpRequest`, the one way by which a browser tells how much of a body has gone over HTTP/1.1.
 * It follows redirects whatever one says, so only calls by cookie go this way: a browser gives no cookie to another
 * site, but would carry a header with a token there.
 */
export function sendByXhr(create: () => Xhr): SendForm {
  return (send, onProgress) => (input, init) => {
    const form = init?.body;
    if (!(form instanceof FormData)) return send(input, init);
    return new Promise((resolve, reject) => {
      const xhr = create();
      const { signal, headers } = init ?? {};
      const abort = () => xhr.abort();
      const leave = () => signal?.removeEventListener('abort', abort);
      const fail = (error: unknown) => {
        leave();
        reject(error);
      };
      xhr.open(init?.method ?? 'POST', String(input));
      xhr.responseType = 'arraybuffer';
      xhr.withCredentials = init?.credentials === 'include';
      for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        onProgress({ loaded, total: lengthComputable ? total : undefined });
      xhr.onerror = () => fail(new TypeError('The upload was interrupted'));
      xhr.onabort = () => fail(signal?.reason);
      xhr.onload = () => {
        leave();
        resolve(toResponse(xhr));
      };
      if (signal?.aborted) return fail(signal.reason);
      signal?.addEventListener('abort', abort);
      xhr.send(form);
    });
  };
}

function toResponse(xhr: Xhr): Response {
  const { status, statusText } = xhr;
  const lines = xhr.getAllResponseHeaders().trim().split('\r\n');
  const headers = new Headers();
  for (const line of lines.filter(Boolean))
    headers.append(line.split(':', 1).join(), line.slice(line.indexOf(':') + 1));
  // A status without a body refuses even an empty one.
  const body = [204, 205, 304].includes(status) ? null : (xhr.response as ArrayBuffer);
  return new Response(body, { status, statusText, headers });
}
