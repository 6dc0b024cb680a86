import type { Account } from '@zoetrope/model/management';
import type { Management } from './account/create-management.ts';
import type { Clients } from './clients.ts';

/** Props of every section of the admin pages. */
export interface SectionProps {
  readonly clients: Clients;
  readonly management: Management;
  /** The account that is signed in. */
  readonly user: Account;
  /** What the URL's hash opens in the section, as in `#history/cat-nap`. Empty for all. */
  readonly detail: string;
  /** Reloads `user`, after a change to its permissions. */
  readonly refreshUser: () => Promise<void>;
}
