import { type RequestOptions, type ResponseData, request, ZoetropeError } from '@zoetrope/transport';
import { authParts } from './auth.ts';
import type {
  BaseManagementClient,
  ManagementCall,
  ManagementOptions,
  SendCallOptions,
} from './base-management-client.ts';
import { trackDownload } from './transfer/track-download.ts';
import { defaultUploadTracker } from './transfer/upload-tracker.ts';
import { PACKAGE_NAME } from './version.ts';

/** A video of 25 MB takes minutes over a slow connection. */
const TRANSFER_TIMEOUT_MS = 600_000;
/** A trimmed GIF may be larger than the video that it was made from. */
const MAX_FILE_BYTES = 200_000_000;

/**
 * Creates a client without methods, for the plain functions.
 *
 * @example
 * const provider = localProvider('https://gifs.example');
 * const client = createBaseManagementClient({ provider, auth: { token: 'my-token' } });
 * await moveChannel(client, { id: 'cats', position: 0, target_channel: null });
 */
export function createBaseManagementClient({
  provider,
  auth,
  fetch = globalThis.fetch,
  retry = {},
  log = (message) => console.warn(message),
  uploadTracker = defaultUploadTracker(),
  ...timeouts
}: ManagementOptions): BaseManagementClient {
  const url: BaseManagementClient['url'] = ({ host, path }) => {
    const base = provider[host];
    if (base !== undefined) return base + path;
    throw new ZoetropeError(`The provider "${provider.id}" has no ${host}, which this call needs`, {
      code: 'validation',
    });
  };

  return {
    provider,
    auth,
    log,
    url,
    async send<As extends keyof ResponseData>(call: ManagementCall, options: SendCallOptions<As>) {
      const { method = 'GET', query, headers } = call;
      const { as, signal, onUploadProgress, onDownloadProgress } = options;
      const isUpload = call.body instanceof FormData;
      const isTransfer = isUpload || as === 'blob';
      const { headers: authHeaders, credentials } = authParts(auth);
      const uploadFetch = isUpload && onUploadProgress ? uploadTracker(fetch, onUploadProgress) : fetch;
      const requestOptions: RequestOptions<As> = {
        ...timeouts,
        ...transferTimeouts(options.timeout ?? (isTransfer ? TRANSFER_TIMEOUT_MS : undefined)),
        ...(as === 'blob' && { maxBytes: MAX_FILE_BYTES }),
        ...encodeBody(call.body),
        method,
        query,
        as,
        signal,
        credentials,
        name: PACKAGE_NAME,
        // Fixed, because a retried write could be executed twice.
        retry: retry && { ...retry, methods: ['GET'] },
        fetch: onDownloadProgress ? trackDownload(uploadFetch, onDownloadProgress) : uploadFetch,
        headers: { ...(call.body && !isUpload && { 'Content-Type': 'application/json' }), ...headers, ...authHeaders },
      };
      const { data } = await request<As>(url(call), requestOptions);
      return data;
    },
  };
}

function transferTimeouts(ms: number | undefined): Pick<RequestOptions, 'timeout' | 'totalTimeout'> {
  return ms === undefined ? {} : { timeout: ms, totalTimeout: ms };
}

function encodeBody(body: object | undefined): Pick<RequestOptions, 'body'> {
  if (!body) return {};
  return { body: body instanceof FormData ? body : JSON.stringify(body) };
}
