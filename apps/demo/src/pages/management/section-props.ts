import type { Account } from '@zoetrope/model/management';
import type { Clients } from '../../clients.ts';
import type { Management } from './account/create-management.ts';

/** Props of every section. */
export interface SectionProps {
  readonly clients: Clients;
  readonly management: Management;
  readonly user: Account;
  /** Reloads the account, after a change to its permissions. */
  readonly refreshUser: () => Promise<void>;
}
