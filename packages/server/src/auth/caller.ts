import type { Account } from './account.ts';
import type { PermissionScope } from './permissions.ts';

/** The caller of a guarded route, and how far their permission for its action reaches. */
export interface Caller {
  readonly account: Account;
  readonly reach: PermissionScope;
}
