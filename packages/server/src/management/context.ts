import type { Access } from '../access/access.ts';
import type { PasswordCost } from '../accounts/passwords.ts';
import type { Db } from '../database/schema.ts';
import type { AppContext } from '../http/app-env.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { RemovedItems } from '../moderation/removed-items.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { GifAnswers } from './gif-answers.ts';

/** What every group of management routes is made with. */
export interface ManagementContext {
  readonly db: Db;
  readonly clock: () => number;
  readonly access: Access;
  readonly sessions: SessionStore;
  readonly outbox: Outbox;
  readonly gifs: GifAnswers;
  readonly removed: RemovedItems;
  /** Where the caller reaches this service, without a trailing slash. */
  readonly origin: (c: AppContext) => string;
  /** What a new password costs. */
  readonly passwordCost: PasswordCost;
  /** Whether the seeded accounts of the demo may sign in. */
  readonly demo: boolean;
}
