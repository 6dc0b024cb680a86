import type { GifType } from '@zoetrope/model';
import type { List, OffsetPage, ScheduleActivity, ScheduleEntry, ScheduleRequest } from '@zoetrope/model/management';
import { resolveToken } from '../auth.ts';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import type { IdArgs } from '../id-args.ts';
import { path } from '../path.ts';
import { requestList, requestVoid } from '../request-results.ts';

const host = 'schedulerUrl';
/** Entries in a page of the schedule. */
const SCHEDULE_LIMIT = 25;

export interface ScheduleArgs {
  /** @default 25 */
  readonly limit?: number | undefined;
  /** @default 0 */
  readonly offset?: number | undefined;
  /** @default 'gif' */
  readonly type?: GifType | undefined;
}

/**
 * `POST trendingscheduler/schedule`: schedules GIFs to trend from a time on. The token is also sent in the query.
 *
 * @example
 * const gifs = [{ id: 'cat-nap', is_sticker: false, type: 'gif' }] as const;
 * await scheduleGifs(client, { gifs, timestamp: Date.now() + 3_600_000 });
 */
export async function scheduleGifs(
  client: BaseManagementClient,
  { gifs, timestamp }: ScheduleRequest,
  options: ManagementCallOptions = {},
): Promise<List<ScheduleEntry>> {
  const query = { timestamp, access_token: resolveToken(client.auth) };
  return requestList(client, { method: 'POST', host, path: '/schedule', query, body: { gifs } }, options);
}

/**
 * `GET trendingscheduler/schedule`: the scheduled and live entries, soonest first.
 *
 * @example
 * const { data } = await getSchedule(client, { type: 'sticker' });
 */
export async function getSchedule(
  client: BaseManagementClient,
  { limit = SCHEDULE_LIMIT, offset = 0, type = 'gif' }: ScheduleArgs = {},
  options: ManagementCallOptions = {},
): Promise<OffsetPage<ScheduleEntry>> {
  return requestList(client, { host, path: '/schedule', query: { limit, offset, type } }, options);
}

/**
 * `GET trendingscheduler/activity`: the history of the schedule, newest first.
 *
 * @example
 * const { data } = await getScheduleActivity(client, { limit: 10 });
 */
export async function getScheduleActivity(
  client: BaseManagementClient,
  { limit, offset }: Pick<ScheduleArgs, 'limit' | 'offset'> = {},
  options: ManagementCallOptions = {},
): Promise<OffsetPage<ScheduleActivity>> {
  return requestList(client, { host, path: '/activity', query: { limit, offset } }, options);
}

/**
 * `DELETE trendingscheduler/schedule/{id}`: removes an entry, even a live one.
 *
 * @example
 * await deleteScheduled(client, { id: '1' });
 */
export async function deleteScheduled(
  client: BaseManagementClient,
  { id }: IdArgs,
  options: ManagementCallOptions = {},
): Promise<void> {
  return requestVoid(client, { method: 'DELETE', host, path: path`/schedule/${id}` }, options);
}
