import type { Account, Artist, LoginCheck, Registration, Session, ViewCount } from '@zoetrope/model/management';
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
