import type { Story } from '@zoetrope/model';
import type { CursorPage, List, StoryDraft } from '@zoetrope/model/management';
import type { ById } from '../by-id.ts';
import type { CallOptions, Connection } from '../connection.ts';
import { path } from '../path.ts';
import { done, list, one } from '../results.ts';

const host = 'storiesUrl';
/** Stories of partner artists in an answer (spec §9). */
const PARTNER_ARTIST_LIMIT = 50;

/** How much of each story is given. */
export interface HydrationArgs {
  /** True leaves the GIFs of a story out, all but its cover. @default false */
  readonly cover_only?: boolean | undefined;
}

export interface UserStoriesArgs extends HydrationArgs {
  readonly username: string | undefined;
  /** Also those that are not published; for the author and moderators. */
  readonly fetch_unpublished?: boolean | undefined;
  /** @default 25 */
  readonly limit?: number | undefined;
  /** Of the page before. */
  readonly next_cursor?: string | undefined;
}

export interface PartnerArtistArgs extends HydrationArgs {
  /** @default 50 */
  readonly limit?: number | undefined;
  /** ISO 8601: published at that moment or after. */
  readonly since?: string | undefined;
  /** ISO 8601: published before that moment. */
  readonly until?: string | undefined;
}

/** `GET stories/{id}` */
export async function getStory(
  connection: Connection,
  { id, cover_only }: ById & HydrationArgs,
  options: CallOptions = {},
): Promise<Story> {
  return one(connection, { host, path: path`/${id}`, query: { cover_only } }, options);
}

/** `GET stories/slug/{slug}` */
export async function getStoryBySlug(
  connection: Connection,
  { slug, cover_only }: { readonly slug: string } & HydrationArgs,
  options: CallOptions = {},
): Promise<Story> {
  return one(connection, { host, path: path`/slug/${slug}`, query: { cover_only } }, options);
}

/** `GET stories`: the stories of an author, newest first. Without a name it says so and gives none (spec §5). */
export async function getUserStories(
  connection: Connection,
  { username, fetch_unpublished, limit, next_cursor, cover_only }: UserStoriesArgs,
  options: CallOptions = {},
): Promise<CursorPage<Story>> {
  if (!username) {
    connection.log('No username specified for getUserStories');
    return { data: [], next_cursor: '' };
  }
  const query = { username, fetch_unpublished, limit, next_cursor, cover_only };
  return list(connection, { host, path: '', query }, options);
}

/** `GET stories/partnerArtist`: stories of artists, newest first. */
export async function getPartnerArtistStories(
  connection: Connection,
  { limit = PARTNER_ARTIST_LIMIT, since, until, cover_only }: PartnerArtistArgs = {},
  options: CallOptions = {},
): Promise<List<Story>> {
  return list(connection, { host, path: '/partnerArtist', query: { limit, since, until, cover_only } }, options);
}

/** `POST` or `PUT stories`: makes a story when it has no id yet, else changes it (spec §4). */
export async function saveStory(
  connection: Connection,
  { cover_only, ...draft }: StoryDraft & HydrationArgs,
  options: CallOptions = {},
): Promise<Story> {
  const method = draft.story_id ? 'PUT' : 'POST';
  return one(connection, { method, host, path: '', query: { cover_only }, body: draft }, options);
}

/** `DELETE stories/{id}` */
export async function deleteStory(connection: Connection, { id }: ById, options: CallOptions = {}): Promise<void> {
  return done(connection, { method: 'DELETE', host, path: path`/${id}` }, options);
}
