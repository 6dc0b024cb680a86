import type { Db } from '../database/schema.ts';
import { insertAccount } from './account-store.ts';
import { digestPassword, type PasswordCost } from './passwords.ts';
import type { Role } from './roles.ts';

/**
 * Password of the seeded accounts, and the demo's token for links. It is public: both exist, and are accepted, only
 * with `demo`.
 */
export const DEMO_PASSWORD = 'zoetrope-demo';

interface Seed {
  readonly username: string;
  readonly display_name: string;
  readonly roles: readonly Role[];
  /** Channels to assign to the account, if they have no owner. */
  readonly owns: readonly string[];
}

const SEEDS: readonly Seed[] = [
  { username: 'ada', display_name: 'Ada', roles: ['admin'], owns: [] },
  { username: 'mo', display_name: 'Mo', roles: ['moderator'], owns: [] },
  { username: 'ann', display_name: 'Ann', roles: ['author'], owns: [] },
  { username: 'art', display_name: 'Art', roles: ['artist'], owns: ['zoohop', 'looplab'] },
];

export interface SeedOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly passwordCost?: PasswordCost | undefined;
}

/** Adds the demo accounts. Existing ones remain unchanged. */
export async function seedDemo(db: Db, { now, passwordCost }: SeedOptions): Promise<void> {
  const existing = await db.selectFrom('accounts').select('username').where('seeded', '=', true).execute();
  const missing = SEEDS.filter(({ username }) => existing.every((row) => row.username !== username));
  if (missing.length === 0) return;
  const passwordDigest = await digestPassword(DEMO_PASSWORD, passwordCost);
  for (const { username, display_name, roles, owns } of missing) {
    const email = `${username}@demo.invalid`;
    const profile = { display_name, is_freelance: roles.includes('artist') };
    const accountInput = { username, email, passwordDigest, roles, profile, isConfirmed: true, seeded: true, now };
    const account = await insertAccount(db, accountInput);
    if (account === undefined || owns.length === 0) continue;
    await db
      .updateTable('channels')
      .set({ owner: account.id })
      .where('slug', 'in', owns)
      .where('owner', 'is', null)
      .execute();
  }
}
