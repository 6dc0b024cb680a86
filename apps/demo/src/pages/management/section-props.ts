import type { Account } from '@zoetrope/model/management';
import type { Clients } from '../../clients.ts';
import type { Management } from './account/create-management.ts';

/** What every section of work is given. */
export interface SectionProps {
  readonly clients: Clients;
  readonly management: Management;
  readonly user: Account;
  /** Asks for the account anew, where something that was done changes what it may do. */
  readonly renewUser: () => Promise<void>;
}
