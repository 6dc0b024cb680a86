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
  /** Printed by a server without an admin at its start. Makes the account an admin. */
  readonly setup_token?: string | undefined;
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

/** A row as it is stored. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** Everything that is stored about a user, except secrets and the files of uploads. */
export interface AccountData {
  readonly account: {
    readonly id: string;
    readonly username: string;
    readonly email: string;
    readonly roles: readonly Role[];
    readonly profile: StoredRow;
    readonly quota: StoredRow;
    /** ISO 8601, or null until the address is confirmed. */
    readonly confirmed_at: string | null;
    /** ISO 8601. */
    readonly created_at: string;
    /** ISO 8601. */
    readonly updated_at: string;
  };
  readonly sessions: readonly StoredRow[];
  readonly sign_ins: readonly StoredRow[];
  readonly channels: readonly StoredRow[];
  readonly uploads: readonly StoredRow[];
  readonly stories: readonly StoredRow[];
  readonly reports: readonly StoredRow[];
  readonly moderation: {
    readonly actions: readonly StoredRow[];
    readonly takedowns: readonly StoredRow[];
    readonly search_terms: readonly StoredRow[];
    readonly tag_aliases: readonly StoredRow[];
  };
  readonly schedule: { readonly entries: readonly StoredRow[]; readonly activity: readonly StoredRow[] };
}

/** What becomes of the uploads of a deleted account. Those that are kept no longer have an author. */
export type UploadsChoice = 'keep' | 'delete';

/** What was deleted with an account. */
export interface AccountDeletion {
  readonly username: string;
  readonly uploads_kept: number;
  readonly uploads_deleted: number;
  /** Channels of the account without any GIF. */
  readonly channels_deleted: number;
}

export interface EndedSessions {
  readonly sessions: number;
}

/** Limits of the uploads of an account. A missing one is no limit. */
export interface Quota {
  readonly items?: number | undefined;
  /** Of the stored files, without renditions made on demand. */
  readonly bytes?: number | undefined;
}

/** What an account has stored, and what it may store. */
export interface AccountQuota {
  readonly usage: { readonly items: number; readonly bytes: number };
  readonly quota: Quota;
  /** The limits that were set for this account. */
  readonly own: QuotaChange;
}

/** The quota of one account. A missing limit is that of the service; null is no limit. */
export interface QuotaChange {
  readonly items?: number | null | undefined;
  readonly bytes?: number | null | undefined;
}

/** An account in the list of admins. */
export interface ListedAccount {
  readonly account: Account;
  readonly sessions: number;
  /** Stored uploads. */
  readonly uploads: number;
}

export interface AccountListArgs {
  /** The beginning of a user name or an email address. */
  readonly q?: string | undefined;
  /** @default 25 */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly next_cursor?: string | undefined;
}
