import type { Account, Artist, LoginCheck, Registration, Session, ViewCount } from '@zoetrope/model/management';
import { z } from 'zod';
import { user } from './gif.ts';
import { count, filled, flag, link, shapeOf, text, time } from './shape-of.ts';

export const account = shapeOf<Account>({
  id: filled,
  username: filled,
  display_name: text.optional(),
  attribution_display_name: text.optional(),
  avatar_url: link.optional(),
  profile_url: link.optional(),
  is_public: flag,
  is_verified: flag,
  suppress_chrome: flag,
  created_at: time,
  email: filled.optional(),
  roles: z.array(z.enum(['admin', 'moderator', 'author', 'artist'])).optional(),
  is_confirmed: flag.optional(),
  channels: z.array(filled).optional(),
});

export const session = shapeOf<Session>({
  user: account,
  expires_at: time,
  token: filled.optional(),
  csrf_token: filled.optional(),
});

export const loginCheck = shapeOf<LoginCheck>({
  logged_in: flag,
  user: account.optional(),
  csrf_token: filled.optional(),
  expires_at: time.optional(),
});

export const registration = shapeOf<Registration>({ username: filled, email: filled, is_confirmed: flag });

export const viewCount = shapeOf<ViewCount>({ view_count: count });

export const artist = shapeOf<Artist>({
  id: filled,
  username: filled,
  user,
  is_freelance: flag,
  spotify_url: link.optional(),
  updatetime: time,
});
