import type { SearchServiceResponse } from '@zoetrope/model';
import type { SearchServiceGif, SearchServiceQuery } from '@zoetrope/model/management';
import { ZoetropeError } from '@zoetrope/transport';
import type { Call, CallOptions, Connection, TransferOptions } from '../connection.ts';
import { isObject, one } from '../results.ts';
import { PACKAGE_NAME } from '../version.ts';

/** `GET /api/v1/search-service/search/`: the moderators' search, which also finds what is hidden or removed. */
export async function searchService(
  connection: Connection,
  query: SearchServiceQuery,
  options: CallOptions = {},
): Promise<SearchServiceResponse<SearchServiceGif>> {
  const call = callOf('/api/v1/search-service/search/', query);
  return unwrap(await one<Wrapped>(connection, call, options), connection.url(call));
}

/** `GET /api/v1/search-service/csv/`: the same as a table, for a spreadsheet. */
export async function searchServiceCsv(
  connection: Connection,
  query: SearchServiceQuery,
  options: TransferOptions = {},
): Promise<Blob> {
  return connection.send(callOf('/api/v1/search-service/csv/', query), 'blob', options);
}

function callOf(path: string, { q, rating, offset, limit }: SearchServiceQuery): Call {
  return { host: 'siteApiUrl', path, query: { q, rating, offset, limit } };
}

interface Wrapped {
  readonly status?: unknown;
  readonly result?: unknown;
}

/** This service alone puts its answers into `{ status, result }` (spec §8); a status of failure is one, whatever HTTP says. */
function unwrap(body: Wrapped, url: string): SearchServiceResponse<SearchServiceGif> {
  const { status, result } = 'status' in body && 'result' in body ? body : { status: 200, result: body };
  if (typeof status === 'number' && (status < 200 || status > 299)) {
    const { message = 'Error fetching' } = Object(result);
    throw new ZoetropeError(`${PACKAGE_NAME}: ${message}`, { code: 'http', url, status, body });
  }
  if (isObject(result)) return result as SearchServiceResponse<SearchServiceGif>;
  throw new ZoetropeError('unexpected response', { code: 'parse', url });
}
