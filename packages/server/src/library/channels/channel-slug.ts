import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/**
 * Whether a name is the slug of a channel, ignoring case, or of a deleted channel of the catalogue, whose GIFs still
 * carry it.
 */
export async function isChannelSlug(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM channels WHERE lower(slug) = ${name.toLowerCase()}
    UNION ALL SELECT 1 FROM deleted_channels WHERE lower(slug) = ${name.toLowerCase()}`.execute(db);
  return rows.length > 0;
}
