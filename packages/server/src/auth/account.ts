import type { Profile } from '../database/management-tables.ts';
import type { Role } from './roles.ts';

export const DEFAULT_PROFILE: Profile = {
  is_public: true,
  is_verified: false,
  suppress_chrome: false,
  is_freelance: false,
};

/** An account without its password digest. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly profile: Profile;
  readonly confirmed_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** The columns of an `Account`. */
export const ACCOUNT_COLUMNS = [
  'accounts.id',
  'accounts.username',
  'accounts.email',
  'accounts.roles',
  'accounts.profile',
  'accounts.confirmed_at',
  'accounts.created_at',
  'accounts.updated_at',
] as const;
