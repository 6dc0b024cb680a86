import type { SearchServiceResponse } from '@zoetrope/model';
import type { SearchServiceGif, SearchServiceQuery } from '@zoetrope/model/management';
import { parseErrorMessage, ZoetropeError } from '@zoetrope/transport';
import type {
  BaseManagementClient,
  ManagementCall,
  ManagementCallOptions,
  TransferOptions,
} from '../base-management-client.ts';
import { isObject, requestOne } from '../request-results.ts';
import { PACKAGE_NAME } from '../version.ts';

/**
 * `GET /api/v1/search-service/search/`: the moderators' search, which includes hidden and removed GIFs.
 *
 * @example
 * const { results } = await searchService(client, { q: 'cat', rating: 'pg' });
 */
export async function searchService(
  client: BaseManagementClient,
  query: SearchServiceQuery,
  options: ManagementCallOptions = {},
): Promise<SearchServiceResponse<SearchServiceGif>> {
  const call = searchCall('/api/v1/search-service/search/', query);
  return unwrap(await requestOne<WrappedResponse>(client, call, options), client.url(call));
}

/**
 * `GET /api/v1/search-service/csv/`: the results of the moderators' search as CSV.
 *
 * @example
 * const csv = await searchServiceCsv(client, { q: 'cat' });
 */
export async function searchServiceCsv(
  client: BaseManagementClient,
  query: SearchServiceQuery,
  options: TransferOptions = {},
): Promise<Blob> {
  return client.send(searchCall('/api/v1/search-service/csv/', query), { ...options, as: 'blob' });
}

function searchCall(path: string, { q, rating, offset, limit }: SearchServiceQuery): ManagementCall {
  return { host: 'siteApiUrl', path, query: { q, rating, offset, limit } };
}

interface WrappedResponse {
  readonly status?: unknown;
  readonly result?: unknown;
}

/** This service wraps its responses in `{ status, result }`. A failure may have HTTP status 200. */
function unwrap(body: WrappedResponse, url: string): SearchServiceResponse<SearchServiceGif> {
  const { status, result } = 'status' in body && 'result' in body ? body : { status: 200, result: body };
  if (typeof status === 'number' && (status < 200 || status > 299)) {
    const message = parseErrorMessage(result) ?? 'Error fetching';
    throw new ZoetropeError(`${PACKAGE_NAME}: ${message}`, { code: 'http', url, status, body });
  }
  if (isObject(result)) return result as SearchServiceResponse<SearchServiceGif>;
  throw new ZoetropeError('unexpected response', { code: 'parse', url });
}
