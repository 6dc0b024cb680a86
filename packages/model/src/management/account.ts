import type { User } from '../user.ts';

/** What an account may do beside what everyone may. An owner of a channel is no role: it is told by the channel. */
export type Role = 'admin' | 'moderator' | 'author' | 'artist';

/** A user as the management calls know it. What others may not see is absent. */
export interface Account extends User {
  readonly id: string;
  /** ISO 8601. */
  readonly created_at: string;
  /** Only to the user, to admins, and to who knows the user's password. */
  readonly email?: string | undefined;
  /** As `email`. */
  readonly roles?: readonly Role[] | undefined;
  /** Whether the e-mail address was confirmed. As `email`. */
  readonly is_confirmed?: boolean | undefined;
  /** Ids of the channels that belong to the account. As `email`. */
  readonly channels?: readonly string[] | undefined;
}

/** What `PATCH users/{id}/` may change; what is absent stays. */
export interface AccountChange {
  readonly display_name?: string | undefined;
  /** http(s) only. */
  readonly avatar_url?: string | undefined;
  /** http(s) only. */
  readonly profile_url?: string | undefined;
  readonly is_public?: boolean | undefined;
  /** Asks for no attribution at all (spec §6). */
  readonly suppress_chrome?: boolean | undefined;
  /** Whether an artist takes commissions. */
  readonly is_freelance?: boolean | undefined;
  readonly spotify_url?: string | undefined;
  /** For admins only. */
  readonly roles?: readonly Role[] | undefined;
  /** For admins only. */
  readonly is_verified?: boolean | undefined;
}

export interface ViewCount {
  readonly view_count: number;
}
