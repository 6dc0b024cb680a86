import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import type { Catalogue } from '../../storage/catalogue.ts';
import { channelLexemes } from '../channels/channel-index.ts';
import { insertRows } from './insert-rows.ts';

type Tx = Transaction<Tables>;

/**
 * Updates the channels to match the catalogue, except those that users have created, changed or deleted. Resolves with
 * whether any channel has changed.
 */
export async function replaceChannels(tx: Tx, { channels }: Catalogue): Promise<boolean> {
  const before = await channelsDigest(tx);
  const slugs = JSON.stringify(channels.map(({ slug }) => slug));
  // Channels that the catalogue no longer has are deleted, unless they have an owner.
  await sql`DELETE FROM channels WHERE NOT is_changed AND owner IS NULL AND from_catalogue
    AND slug NOT IN (SELECT jsonb_array_elements_text(${slugs}::jsonb))`.execute(tx);
  await insertRows(
    tx,
    channels.map((data, position) => ({ data, position, lexemes: channelLexemes(data) })),
    (batch) => sql`
      INSERT INTO channels (slug, data, position, search)
      SELECT data ->> 'slug', data, position, lexemes::tsvector
      FROM jsonb_to_recordset(${batch}) AS t(data jsonb, position integer, lexemes text)
      WHERE NOT EXISTS (SELECT FROM deleted_channels WHERE slug = data ->> 'slug')
      ON CONFLICT (slug) DO UPDATE SET data = excluded.data, search = excluded.search WHERE NOT channels.is_changed`,
  );
  await closeGaps(tx);
  return (await channelsDigest(tx)) !== before;
}

async function channelsDigest(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ digest: string }>`
    SELECT md5(string_agg(slug || data::text, '' ORDER BY slug)) AS digest FROM channels`.execute(tx);
  return rows[0]?.digest;
}

/** Renumbers the children of each channel, and the top level, from 0 without gaps. */
async function closeGaps(tx: Tx): Promise<void> {
  await sql`
    UPDATE channels SET position = places.place FROM (
      SELECT slug, row_number() OVER (PARTITION BY parent ORDER BY position, slug) - 1 AS place FROM channels
    ) AS places WHERE places.slug = channels.slug AND channels.position <> places.place`.execute(tx);
}
