import type { Story } from '@zoetrope/model';
import type { CursorPage, List, StoryDraft } from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import type { IdArgs } from '../id-args.ts';
import { path } from '../path.ts';
import { requestList, requestOne, requestVoid } from '../request-results.ts';

const host = 'storiesUrl';
/** Stories per page in the list of partner artists. */
const PARTNER_ARTIST_LIMIT = 50;

/** The parts of each story to return. */
export interface HydrationArgs {
  /** Omits the GIFs of a story, except its cover. @default false */
  readonly cover_only?: boolean | undefined;
}

export interface UserStoriesArgs extends HydrationArgs {
  readonly username: string | undefined;
  /** Includes unpublished stories; for the author and moderators. */
  readonly fetch_unpublished?: boolean | undefined;
  /** @default 25 */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly next_cursor?: string | undefined;
}

export interface PartnerArtistArgs extends HydrationArgs {
  /** @default 50 */
  readonly limit?: number | undefined;
  /** ISO 8601: published at this time or later. */
  readonly since?: string | undefined;
  /** ISO 8601: published before this time. */
  readonly until?: string | undefined;
}

/**
 * `GET stories/{id}`: a story.
 *
 * @example
 * const story = await getStory(client, { id: 'story-1' });
 */
export async function getStory(
  client: BaseManagementClient,
  { id, cover_only }: IdArgs & HydrationArgs,
  options: ManagementCallOptions = {},
): Promise<Story> {
  return requestOne(client, { host, path: path`/${id}`, query: { cover_only } }, options);
}

/**
 * `GET stories/slug/{slug}`: the story with a slug.
 *
 * @example
 * const story = await getStoryBySlug(client, { slug: 'ten-cats' });
 */
export async function getStoryBySlug(
  client: BaseManagementClient,
  { slug, cover_only }: { readonly slug: string } & HydrationArgs,
  options: ManagementCallOptions = {},
): Promise<Story> {
  return requestOne(client, { host, path: path`/slug/${slug}`, query: { cover_only } }, options);
}

/**
 * `GET stories`: the stories of an author, newest first. Without a username, logs a message and returns an empty page.
 *
 * @example
 * const { data, next_cursor } = await getUserStories(client, { username: 'zoe' });
 */
export async function getUserStories(
  client: BaseManagementClient,
  { username, fetch_unpublished, limit, next_cursor, cover_only }: UserStoriesArgs,
  options: ManagementCallOptions = {},
): Promise<CursorPage<Story>> {
  if (!username) {
    client.log('No username specified for getUserStories');
    return { data: [], next_cursor: '' };
  }
  const query = { username, fetch_unpublished, limit, next_cursor, cover_only };
  return requestList(client, { host, path: '', query }, options);
}

/**
 * `GET stories/partnerArtist`: the stories of artists, newest first.
 *
 * @example
 * const { data } = await getPartnerArtistStories(client, { since: '2026-01-01T00:00:00Z' });
 */
export async function getPartnerArtistStories(
  client: BaseManagementClient,
  { limit = PARTNER_ARTIST_LIMIT, since, until, cover_only }: PartnerArtistArgs = {},
  options: ManagementCallOptions = {},
): Promise<List<Story>> {
  return requestList(client, { host, path: '/partnerArtist', query: { limit, since, until, cover_only } }, options);
}

/**
 * `POST` or `PUT stories`: creates a story without an id, or else updates it.
 *
 * @example
 * const story = { title: 'Ten cats', gifs: ['cat-nap'], is_published: true };
 * const { story_id } = await saveStory(client, { username: 'zoe', story });
 */
export async function saveStory(
  client: BaseManagementClient,
  { cover_only, ...draft }: StoryDraft & HydrationArgs,
  options: ManagementCallOptions = {},
): Promise<Story> {
  const method = draft.story_id ? 'PUT' : 'POST';
  return requestOne(client, { method, host, path: '', query: { cover_only }, body: draft }, options);
}

/**
 * `DELETE stories/{id}`: deletes a story.
 *
 * @example
 * await deleteStory(client, { id: 'story-1' });
 */
export async function deleteStory(
  client: BaseManagementClient,
  { id }: IdArgs,
  options: ManagementCallOptions = {},
): Promise<void> {
  return requestVoid(client, { method: 'DELETE', host, path: path`/${id}` }, options);
}
