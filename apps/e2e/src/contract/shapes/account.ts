import { RATINGS } from '@zoetrope/model';
import type {
  Account,
  AccountData,
  AccountDeletion,
  AccountQuota,
  ApiKey,
  Artist,
  EndedSessions,
  ListedAccount,
  LoginCheck,
  Quota,
  QuotaChange,
  Registration,
  Session,
  StoredRow,
  ViewCount,
} from '@zoetrope/model/management';
import { z } from 'zod';
import { user } from './gif.ts';
import { boolean, count, httpUrl, nonEmptyText, shapeOf, text, time } from './shape-of.ts';

export const account = shapeOf<Account>({
  id: nonEmptyText,
  username: nonEmptyText,
  display_name: text.optional(),
  attribution_display_name: text.optional(),
  avatar_url: httpUrl.optional(),
  profile_url: httpUrl.optional(),
  is_public: boolean,
  is_verified: boolean,
  suppress_chrome: boolean,
  created_at: time,
  email: nonEmptyText.optional(),
  roles: z.array(z.enum(['admin', 'moderator', 'author', 'artist'])).optional(),
  is_confirmed: boolean.optional(),
  channels: z.array(nonEmptyText).optional(),
});

export const session = shapeOf<Session>({
  user: account,
  expires_at: time,
  token: nonEmptyText.optional(),
  csrf_token: nonEmptyText.optional(),
});

export const loginCheck = shapeOf<LoginCheck>({
  logged_in: boolean,
  user: account.optional(),
  csrf_token: nonEmptyText.optional(),
  expires_at: time.optional(),
});

export const registration = shapeOf<Registration>({
  username: nonEmptyText,
  email: nonEmptyText,
  is_confirmed: boolean,
});

export const viewCount = shapeOf<ViewCount>({ view_count: count });

export const artist = shapeOf<Artist>({
  id: nonEmptyText,
  username: nonEmptyText,
  user,
  is_freelance: boolean,
  spotify_url: httpUrl.optional(),
  updatetime: time,
});

export const listedAccount = shapeOf<ListedAccount>({ account, sessions: count, uploads: count });

const row: z.ZodType<StoredRow> = z.record(z.string(), z.unknown());
const rows = z.array(row);

export const accountData = shapeOf<AccountData>({
  account: shapeOf<AccountData['account']>({
    id: nonEmptyText,
    username: nonEmptyText,
    email: nonEmptyText,
    roles: z.array(z.enum(['admin', 'moderator', 'author', 'artist'])),
    profile: row,
    quota: row,
    confirmed_at: time.nullable(),
    created_at: time,
    updated_at: time,
  }),
  sessions: rows,
  sign_ins: rows,
  channels: rows,
  uploads: rows,
  stories: rows,
  reports: rows,
  moderation: shapeOf<AccountData['moderation']>({
    actions: rows,
    takedowns: rows,
    search_terms: rows,
    tag_aliases: rows,
  }),
  schedule: shapeOf<AccountData['schedule']>({ entries: rows, activity: rows }),
});

export const endedSessions = shapeOf<EndedSessions>({ sessions: count });

export const accountDeletion = shapeOf<AccountDeletion>({
  username: nonEmptyText,
  uploads_kept: count,
  uploads_deleted: count,
  channels_deleted: count,
});

export const accountQuota = shapeOf<AccountQuota>({
  usage: shapeOf<AccountQuota['usage']>({ items: count, bytes: count }),
  quota: shapeOf<Quota>({ items: count.optional(), bytes: count.optional() }),
  own: shapeOf<QuotaChange>({ items: count.nullable().optional(), bytes: count.nullable().optional() }),
});

export const apiKey = shapeOf<ApiKey>({
  key: nonEmptyText,
  name: text,
  type: z.enum(['web', 'mobile', '404', 'tagger', 'stories']),
  limits: z.record(z.string(), count),
  max_rating: z.enum(RATINGS).optional(),
  created_at: time,
  revoked_at: time.optional(),
});
