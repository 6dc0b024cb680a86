import type { Account } from './account.ts';

/** What a sign-in gives: a token, or a cookie and the value that goes with its calls; never both. */
export interface Session {
  readonly user: Account;
  /** ISO 8601. */
  readonly expires_at: string;
  /** Given when no cookie was set. */
  readonly token?: string | undefined;
  /** For the `X-CSRFToken` header. Given when a cookie was set. */
  readonly csrf_token?: string | undefined;
}

/** Whether the caller is signed in, and as whom. */
export interface LoginCheck {
  readonly logged_in: boolean;
  readonly user?: Account | undefined;
  /** For the `X-CSRFToken` header of a session by cookie: a page that was loaded again gets it here. */
  readonly csrf_token?: string | undefined;
  /** ISO 8601. */
  readonly expires_at?: string | undefined;
}

export interface Credentials {
  /** The name or the e-mail address. */
  readonly username: string;
  readonly password: string;
}
