import type { Db } from '../database/schema.ts';
import type { AppContext } from '../http/app-env.ts';
import type { Outbox } from '../storage/outbox.ts';
import type { Access } from './access.ts';
import type { PasswordCost } from './passwords.ts';
import type { SessionStore } from './session-store.ts';

/** Shared by the routes of accounts and sessions. */
export interface AuthContext {
  readonly db: Db;
  readonly clock: () => number;
  readonly access: Access;
  readonly sessions: SessionStore;
  readonly outbox: Outbox;
  /** The origin at which the caller reaches this service. */
  readonly origin: (c: AppContext) => string;
  /** The origin to write into mails, if it is known; see http/mail-origin.ts. */
  readonly mailOrigin: (c: AppContext) => string | undefined;
  /** The scrypt cost of new passwords. */
  readonly passwordCost: PasswordCost;
  /** Whether the seeded demo accounts may sign in. */
  readonly demo: boolean;
}
