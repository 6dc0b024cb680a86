import { sql } from 'kysely';
import type { Account } from '../../auth/account.ts';
import type { Db } from '../../database/schema.ts';
import { itemData } from '../../library/gifs/item-data.ts';
import { reportsOf } from '../moderation/gif-reports.ts';

/**
 * Everything that is stored about a person, as JSON. Secrets, which are stored as digests, are left out, and so are the
 * files of uploads: `export --channel` writes those.
 */
export async function exportAccount(db: Db, secret: string, account: Account) {
  const { id, username, email, roles, profile, confirmed_at, created_at, updated_at } = account;
  const { quota } = await db.selectFrom('accounts').select('quota').where('id', '=', id).executeTakeFirstOrThrow();
  const [sessions, networks, channels, uploads, stories] = await Promise.all([
    db.selectFrom('sessions').select('expires_at').where('account_id', '=', id).orderBy('expires_at').execute(),
    db
      .selectFrom('known_networks')
      .select('signed_in_at')
      .where('account_id', '=', id)
      .orderBy('signed_in_at')
      .execute(),
    db.selectFrom('channels').select('data').where('owner', '=', id).orderBy('slug').execute(),
    uploadsOf(db, id),
    db.selectFrom('stories').selectAll().where('author', '=', id).orderBy('created_at').execute(),
  ]);
  const [reports, moderation_actions, takedowns, search_terms, tag_aliases, scheduled, schedule_activity] =
    await Promise.all([
      reportsOf(db, secret, id),
      db.selectFrom('moderation_actions').selectAll().where('moderator', '=', username).orderBy('seq').execute(),
      db.selectFrom('takedowns').selectAll().where('moderator', '=', username).orderBy('item_id').execute(),
      db.selectFrom('search_term_moderations').selectAll().where('moderator', '=', username).orderBy('term').execute(),
      db.selectFrom('tag_aliases').selectAll().where('added_by', '=', username).orderBy('alias').execute(),
      db.selectFrom('schedule').selectAll().where('scheduled_by', '=', username).orderBy('starts_at').execute(),
      db.selectFrom('schedule_activity').selectAll().where('username', '=', username).orderBy('seq').execute(),
    ]);
  return {
    account: { id, username, email, roles, profile, quota, confirmed_at, created_at, updated_at },
    sessions,
    sign_ins: networks,
    channels: channels.map(({ data }) => data),
    uploads,
    stories: stories.map(({ author: _, ...story }) => story),
    reports: reports.map(({ viewer_digest: _, item_id: gif_id, ...report }) => ({ gif_id, ...report })),
    moderation: { actions: moderation_actions, takedowns, search_terms, tag_aliases },
    schedule: { entries: scheduled, activity: schedule_activity },
  };
}

/** With the edits, also those that were rejected or taken down. */
async function uploadsOf(db: Db, accountId: string) {
  const { rows } = await sql<{
    item: unknown;
    channel: string | null;
    moderation: string;
    moderation_reason: string | null;
    moderation_message: string | null;
    taken_down_at: Date | null;
  }>`
    SELECT ${itemData()} AS item, channel, moderation, moderation_reason, moderation_message, taken_down_at
    FROM items WHERE added_by = ${accountId} ORDER BY data ->> 'created', id`.execute(db);
  return rows;
}
