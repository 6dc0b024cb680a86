import type { User } from '../user.ts';

/** An artist in the directory. */
export interface Artist {
  readonly id: string;
  readonly username: string;
  readonly user: User;
  /** Whether the artist accepts commissions. */
  readonly is_freelance: boolean;
  readonly spotify_url?: string | undefined;
  /** When the account or one of its GIFs last changed, ISO 8601. */
  readonly updatetime: string;
}
