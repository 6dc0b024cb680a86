import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** The secret that payloads are signed with: made once per database, so that every process knows it. */
export async function payloadSecret(db: Db): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  await sql`INSERT INTO settings (name, value) VALUES ('payload_secret', ${fresh}) ON CONFLICT DO NOTHING`.execute(db);
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'payload_secret')
    .executeTakeFirstOrThrow();
  return value;
}
