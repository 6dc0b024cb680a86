import type { Db } from '../database/schema.ts';
import type { AppContext } from '../http/app-env.ts';
import type { Outbox } from '../storage/outbox.ts';
import type { Access } from './access.ts';
import type { PasswordHasher } from './password-hasher.ts';
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
  /** The network of the caller: an IPv4 address, or the /64 of an IPv6 address. */
  readonly network: (c: AppContext) => string;
  readonly passwords: PasswordHasher;
  /** Whether the seeded demo accounts may sign in. */
  readonly demo: boolean;
}
