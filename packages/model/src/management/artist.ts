import type { User } from '../user.ts';

/** A user with the role of an artist, as the directory shows it. */
export interface Artist {
  readonly id: string;
  readonly username: string;
  readonly user: User;
  /** Whether the artist takes commissions. */
  readonly is_freelance: boolean;
  readonly spotify_url?: string | undefined;
  /** ISO 8601, when the artist's account or one of its GIFs changed last. */
  readonly updatetime: string;
}
