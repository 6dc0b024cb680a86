import type { User } from '../user.ts';

/** Additional permissions of an account. Owning a channel is not a role. */
export type Role = 'admin' | 'moderator' | 'author' | 'artist';

/** A user account. Private fields are undefined for other users. */
export interface Account extends User {
  readonly id: string;
  /** ISO 8601. */
  readonly created_at: string;
  /** Only for the user, for admins, and with the user's password. */
  readonly email?: string | undefined;
  /** As private as `email`. */
  readonly roles?: readonly Role[] | undefined;
  /** Whether the email address has been confirmed. As private as `email`. */
  readonly is_confirmed?: boolean | undefined;
  /** Ids of the channels of the account. As private as `email`. */
  readonly channels?: readonly string[] | undefined;
}

/** The properties to change with `PATCH users/{id}/`. */
export interface AccountChange {
  readonly display_name?: string | undefined;
  /** http(s) only. */
  readonly avatar_url?: string | undefined;
  /** http(s) only. */
  readonly profile_url?: string | undefined;
  readonly is_public?: boolean | undefined;
  /** Whether the user wants no attribution. */
  readonly suppress_chrome?: boolean | undefined;
  /** Whether an artist accepts commissions. */
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

/** An artist in the directory. */
export interface Artist {
  readonly id: string;
  readonly username: string;
  readonly user: User;
  /** Whether the artist accepts commissions. */
  readonly is_freelance: boolean;
  readonly spotify_url?: string | undefined;
  /** When the account or one of its GIFs last changed, ISO 8601. */
  readonly updatetime: string;
}
