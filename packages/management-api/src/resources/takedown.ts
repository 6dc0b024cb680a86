import type { TakedownRequest } from '@zoetrope/model';
import type { List, Takedown } from '@zoetrope/model/management';
import type { CallOptions, Connection } from '../connection.ts';
import { list } from '../results.ts';

/** `POST /api/v3/content-takedown/takedown`: hides GIFs from every public call, all of them or none. */
export async function takedown(
  connection: Connection,
  request: TakedownRequest,
  options: CallOptions = {},
): Promise<List<Takedown>> {
  const path = '/api/v3/content-takedown/takedown';
  return list(connection, { method: 'POST', host: 'siteApiUrl', path, body: request }, options);
}
