import type { Account } from './account.ts';

/** A session with either a token, or a cookie and its CSRF token. */
export interface Session {
  readonly user: Account;
  /** ISO 8601. */
  readonly expires_at: string;
  /** Present if no cookie was set. */
  readonly token?: string | undefined;
  /** For the `X-CSRFToken` header. Present if a cookie was set. */
  readonly csrf_token?: string | undefined;
}

/** Whether the caller is signed in, and the account. */
export interface LoginCheck {
  readonly logged_in: boolean;
  readonly user?: Account | undefined;
  /** For the `X-CSRFToken` header of a cookie session; a page needs it after a reload. */
  readonly csrf_token?: string | undefined;
  /** ISO 8601. */
  readonly expires_at?: string | undefined;
}

export interface Credentials {
  /** The username or the email address. */
  readonly username: string;
  readonly password: string;
}
