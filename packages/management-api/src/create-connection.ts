import { type AnswerData, request, ZoetropeError } from '@zoetrope/transport';
import { authParts } from './auth.ts';
import type { Connection, ManagementOptions } from './connection.ts';
import { countDownload } from './transfer/count-download.ts';
import { defaultSendForm } from './transfer/default-send-form.ts';
import { PACKAGE_NAME } from './version.ts';

/** Milliseconds; a film of 25 MB over a slow line takes minutes. */
const TRANSFER_TIMEOUT_MS = 600_000;
/** Bytes; a trimmed GIF is larger than the film it was. */
const MAX_FILE_BYTES = 200_000_000;

/** Joins a provider and a caller to the network. */
export function createConnection({
  provider,
  auth,
  fetch = globalThis.fetch,
  retry = {},
  log = (message) => console.warn(message),
  sendForm = defaultSendForm(),
  ...deadlines
}: ManagementOptions): Connection {
  const url: Connection['url'] = ({ host, path }) => {
    const base = provider[host];
    if (base !== undefined) return base + path;
    throw new ZoetropeError(`The provider "${provider.id}" has no ${host}: this call cannot be made there`, {
      code: 'validation',
    });
  };

  return {
    provider,
    auth,
    log,
    url,
    async send<As extends keyof AnswerData>(
      { method = 'GET', query, headers, body, ...place }: Parameters<Connection['send']>[0],
      as: As,
      { signal, onUploadProgress, onDownloadProgress, timeout }: Parameters<Connection['send']>[2],
    ) {
      const isForm = body instanceof FormData;
      const whole = isForm || as === 'blob' ? (timeout ?? TRANSFER_TIMEOUT_MS) : timeout;
      const { headers: who, credentials } = authParts(auth);
      const sender = isForm && onUploadProgress ? sendForm(fetch, onUploadProgress) : fetch;
      const { data } = await request<As>(url(place), {
        ...deadlines,
        ...(whole === undefined ? {} : { timeout: whole, totalTimeout: whole }),
        ...(as === 'blob' ? { maxBytes: MAX_FILE_BYTES } : {}),
        method,
        query,
        as,
        signal,
        credentials,
        name: PACKAGE_NAME,
        // A method of its own choice could be a write: it is not the caller's to say.
        retry: retry && { ...retry, methods: ['GET'] },
        fetch: onDownloadProgress ? countDownload(sender, onDownloadProgress) : sender,
        headers: { ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}), ...headers, ...who },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      });
      return data;
    },
  };
}
