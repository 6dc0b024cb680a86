import type { Story } from '@zoetrope/model';
import type {
  Build,
  Dashboard,
  DashboardDay,
  DependencyStates,
  ScheduleActivity,
  ScheduleEntry,
  SearchTermModeration,
  StorageUse,
  StoredSearchReport,
  TrendingSearch,
  TrendingStoryEntry,
} from '@zoetrope/model/management';
import { z } from 'zod';
import { gif, gifType, user } from './gif.ts';
import { boolean, count, nonEmptyText, shapeOf, text, time } from './shape-of.ts';

export const story = shapeOf<Story>({
  story_id: nonEmptyText.optional(),
  slug: nonEmptyText.optional(),
  title: nonEmptyText,
  username: nonEmptyText,
  user: user.optional(),
  cover: gif.optional(),
  gifs: z.array(gif).optional(),
  is_published: boolean,
  publish_datetime: time.optional(),
});

export const trendingStoryEntry = shapeOf<TrendingStoryEntry>({
  id: nonEmptyText,
  story_id: nonEmptyText,
  publish_datetime: time,
  is_live: boolean,
  story,
});

export const scheduleEntry = shapeOf<ScheduleEntry>({
  id: nonEmptyText,
  gif_id: nonEmptyText,
  is_sticker: boolean,
  type: gifType,
  timestamp: count,
  status: z.enum(['scheduled', 'live']),
  gif,
  scheduled_by: nonEmptyText,
});

export const scheduleActivity = shapeOf<ScheduleActivity>({
  id: nonEmptyText,
  action: z.enum(['scheduled', 'went-live', 'removed']),
  gif_id: nonEmptyText,
  entry_id: nonEmptyText,
  username: nonEmptyText.optional(),
  at: time,
});

export const trendingSearch = shapeOf<TrendingSearch>({ term: nonEmptyText, count: z.number().positive() });
export const searchTermModeration = shapeOf<SearchTermModeration>({
  term: nonEmptyText,
  status: z.enum(['approved', 'rejected']),
  note: nonEmptyText.optional(),
  moderator: nonEmptyText,
  moderated_at: time,
});
const storageUse = shapeOf<StorageUse>({ items: count, bytes: count, is_estimate: boolean });
export const dashboard = shapeOf<Dashboard>({
  items: z.strictObject({ gif: count, sticker: count, video: count, text: count }),
  waiting: count,
  reported: count,
  accounts: count,
  storage: z.strictObject({ uploads: storageUse, renditions: storageUse.optional() }),
  days: z
    .array(
      shapeOf<DashboardDay>({
        day: z.string().regex(/^\d{4}-\d\d-\d\d$/),
        seen: count,
        hover: count,
        click: count,
        start: count,
      }),
    )
    .length(14),
  dependencies: shapeOf<DependencyStates>({
    database: z.enum(['ok', 'read-only', 'unavailable']),
    replica: z.enum(['ok', 'behind', 'promoted', 'unavailable']).optional(),
    storage: z.enum(['ok', 'storage-full', 'storage-unavailable']),
    ffmpeg: z.enum(['ok', 'missing']),
    log: z.enum(['ok', 'full', 'unavailable']).optional(),
    limits: z.enum(['ok', 'unavailable']).optional(),
  }),
});

export const build = shapeOf<Build>({
  name: nonEmptyText,
  version: nonEmptyText.optional(),
  node: nonEmptyText.optional(),
  is_demo: boolean,
  has_admin: boolean,
});
export const storedSearchReport = shapeOf<StoredSearchReport>({
  id: nonEmptyText,
  reasons: z.array(nonEmptyText),
  additional_info: text,
  search_response_id: text,
  search_term: text,
  search_content_type: text,
  reported_at: time,
});
