import type { ModerationStatus } from '@zoetrope/model/management';
import { sql } from 'kysely';
import type { Caller } from '../../auth/caller.ts';
import { permissionScope } from '../../auth/permissions.ts';
import type { Db } from '../../database/schema.ts';
import type { Moderate } from '../shared/admin-context.ts';

/** Accounts with at least this many public uploads are not new. */
const MIN_PUBLIC_UPLOADS = 3;

/** Whether an upload of an account is public at once, or waits for the approval of a moderator. */
export async function uploadStatus(db: Db, { account }: Caller, rule: Moderate): Promise<ModerationStatus> {
  if (rule === 'none' || permissionScope(account.roles, 'gif.moderate') === 'any') return 'approved';
  if (rule === 'all') return 'pending';
  const { rows } = await sql`
    SELECT FROM items WHERE added_by = ${account.id} AND NOT removed LIMIT ${sql.lit(MIN_PUBLIC_UPLOADS)}`.execute(db);
  return rows.length < MIN_PUBLIC_UPLOADS ? 'pending' : 'approved';
}
