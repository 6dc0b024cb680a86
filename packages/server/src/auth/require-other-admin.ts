import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { ApiError } from '../http/api-error.ts';
import type { Account } from './account.ts';

/**
 * Throws 409 if an account is the only admin who can sign in. Call it under `lockTree` in the transaction that changes the
 * account, so that two admins cannot remove each other. `seeded` accounts count in the demo.
 */
export async function requireOtherAdmin(
  db: Db,
  { id, roles }: Pick<Account, 'id' | 'roles'>,
  { countsSeeded }: { readonly countsSeeded: boolean },
): Promise<void> {
  if (!roles.includes('admin')) return;
  const { rows } = await sql`
    SELECT FROM accounts
    WHERE 'admin' = ANY(roles) AND id <> ${id} AND confirmed_at IS NOT NULL AND (${countsSeeded} OR NOT seeded)
    LIMIT 1`.execute(db);
  if (rows.length > 0) return;
  throw new ApiError('This is the only admin. Make another account an admin first.', {
    status: 409,
    code: 'conflict',
    parameter: 'id',
  });
}
