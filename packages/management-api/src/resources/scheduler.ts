import type { GifType } from '@zoetrope/model';
import type { List, Listing, ScheduleActivity, ScheduleEntry, ScheduleRequest } from '@zoetrope/model/management';
import { tokenOf } from '../auth.ts';
import type { ById } from '../by-id.ts';
import type { CallOptions, Connection } from '../connection.ts';
import { path } from '../path.ts';
import { done, list } from '../results.ts';

const host = 'schedulerUrl';
/** Entries in a page of the schedule (spec §9). */
const SCHEDULE_LIMIT = 25;

export interface ScheduleArgs {
  /** @default 25 */
  readonly limit?: number | undefined;
  /** @default 0 */
  readonly offset?: number | undefined;
  /** @default 'gif' */
  readonly type?: GifType | undefined;
}

/** `POST trendingscheduler/schedule`: lets GIFs trend from a moment on. This call has its token in the query too (spec §7). */
export async function scheduleGifs(
  connection: Connection,
  { gifs, timestamp }: ScheduleRequest,
  options: CallOptions = {},
): Promise<List<ScheduleEntry>> {
  const query = { timestamp, access_token: tokenOf(connection.auth) };
  return list(connection, { method: 'POST', host, path: '/schedule', query, body: { gifs } }, options);
}

/** `GET trendingscheduler/schedule`: what is to trend and what does, soonest first. */
export async function getSchedule(
  connection: Connection,
  { limit = SCHEDULE_LIMIT, offset = 0, type = 'gif' }: ScheduleArgs = {},
  options: CallOptions = {},
): Promise<Listing<ScheduleEntry>> {
  return list(connection, { host, path: '/schedule', query: { limit, offset, type } }, options);
}

/** `GET trendingscheduler/activity`: what happened to the schedule, newest first. */
export async function getScheduleActivity(
  connection: Connection,
  { limit, offset }: Pick<ScheduleArgs, 'limit' | 'offset'> = {},
  options: CallOptions = {},
): Promise<Listing<ScheduleActivity>> {
  return list(connection, { host, path: '/activity', query: { limit, offset } }, options);
}

/** `DELETE trendingscheduler/schedule/{id}`: ends an entry, also one that trends. */
export async function deleteScheduled(connection: Connection, { id }: ById, options: CallOptions = {}): Promise<void> {
  return done(connection, { method: 'DELETE', host, path: path`/schedule/${id}` }, options);
}
