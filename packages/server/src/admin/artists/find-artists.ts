import { sql } from 'kysely';
import { ACCOUNT_COLUMNS, type Account } from '../../auth/account.ts';
import { toPublicUser } from '../../auth/account-result.ts';
import type { Db } from '../../database/schema.ts';

export interface ArtistQuery {
  readonly filter?: string | undefined;
  readonly freelance?: boolean | undefined;
  readonly order: 'asc' | 'desc';
  readonly sort: 'updatetime' | 'username';
  readonly offset: number;
  readonly limit: number;
}

/** Public accounts with the role `artist`. */
export async function findArtists(db: Db, query: ArtistQuery) {
  const { filter = '', freelance } = query;
  const artists = publicArtists(db)
    .$if(filter !== '', (query) =>
      // `strpos` instead of LIKE: the text needs no escaping.
      query.where(
        sql<boolean>`strpos(lower(username || ' ' || COALESCE(profile ->> 'display_name', '')), lower(${filter})) > 0`,
      ),
    )
    .$if(freelance !== undefined, (query) =>
      query.where(sql<boolean>`COALESCE((profile ->> 'is_freelance')::boolean, false) = ${freelance === true}`),
    );
  const accounts = await artists
    .select(ACCOUNT_COLUMNS)
    .orderBy(query.sort === 'username' ? 'username' : 'updated_at', query.order)
    .orderBy('id')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  const { total } = await artists.select((row) => row.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { accounts, total: Number(total) };
}

/** The artist with this Spotify URL in the profile. Undefined if there is none. */
export function artistOfSpotify(db: Db, spotifyUrl: string): Promise<Account | undefined> {
  return publicArtists(db)
    .select(ACCOUNT_COLUMNS)
    .where(sql<boolean>`profile ->> 'spotify_url' = ${spotifyUrl}`)
    .orderBy('created_at')
    .executeTakeFirst();
}

function publicArtists(db: Db) {
  return db
    .selectFrom('accounts')
    .where(sql<boolean>`'artist' = ANY(roles)`)
    .where('confirmed_at', 'is not', null)
    .where(sql<boolean>`(profile ->> 'is_public')::boolean`);
}

/** An account as an entry of the artist directory. */
export function toArtist(account: Account, origin: string) {
  const { id, username, profile, updated_at } = account;
  return {
    id,
    username,
    user: toPublicUser(account, origin),
    is_freelance: profile.is_freelance,
    ...(profile.spotify_url === undefined ? {} : { spotify_url: profile.spotify_url }),
    updatetime: updated_at.toISOString(),
  };
}
