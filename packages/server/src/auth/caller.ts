import type { Account } from './account.ts';
import type { Reach } from './permissions.ts';

/** Who calls a guarded route, and how far the route's action reaches for them. */
export interface Caller {
  readonly account: Account;
  readonly reach: Reach;
}
