import type { CallToAction } from '@zoetrope/model';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/**
 * Sets an item's link, or takes it away. It stays so when the catalogue is loaded anew. False where there is no row to keep
 * it in, as for an animated text.
 */
export async function setCallToAction(db: Db, id: string, cta: CallToAction | null): Promise<boolean> {
  const { numAffectedRows } = await sql`UPDATE items SET cta = ${JSON.stringify(cta)}::jsonb WHERE id = ${id}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
