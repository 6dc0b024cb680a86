import type { CallToAction } from '@zoetrope/model';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Sets an item's link, or takes it away. It stays so when the catalogue is loaded anew. */
export async function setCallToAction(db: Db, id: string, cta: CallToAction | null): Promise<void> {
  await sql`UPDATE items SET cta = ${JSON.stringify(cta)}::jsonb WHERE id = ${id}`.execute(db);
}
