import type { Story } from '@zoetrope/model';
import type {
  Build,
  ScheduleActivity,
  ScheduleEntry,
  SearchTermModeration,
  StoredSearchReport,
  TrendingSearch,
  TrendingStoryEntry,
} from '@zoetrope/model/management';
import { z } from 'zod';
import { gif, gifType, user } from './gif.ts';
import { count, filled, flag, shapeOf, text, time } from './shape-of.ts';

export const story = shapeOf<Story>({
  story_id: filled.optional(),
  slug: filled.optional(),
  title: filled,
  username: filled,
  user: user.optional(),
  cover: gif.optional(),
  gifs: z.array(gif).optional(),
  is_published: flag,
  publish_datetime: time.optional(),
});

export const trendingStoryEntry = shapeOf<TrendingStoryEntry>({
  id: filled,
  story_id: filled,
  publish_datetime: time,
  is_live: flag,
  story,
});

export const scheduleEntry = shapeOf<ScheduleEntry>({
  id: filled,
  gif_id: filled,
  is_sticker: flag,
  type: gifType,
  timestamp: count,
  status: z.enum(['scheduled', 'live']),
  gif,
  scheduled_by: filled,
});

export const scheduleActivity = shapeOf<ScheduleActivity>({
  id: filled,
  action: z.enum(['scheduled', 'went-live', 'removed']),
  gif_id: filled,
  entry_id: filled,
  username: filled.optional(),
  at: time,
});

export const trendingSearch = shapeOf<TrendingSearch>({ term: filled, count: z.number().positive() });
export const searchTermModeration = shapeOf<SearchTermModeration>({
  term: filled,
  status: z.enum(['approved', 'rejected']),
  note: filled.optional(),
  moderator: filled,
  moderated_at: time,
});
export const build = shapeOf<Build>({
  name: filled,
  version: filled.optional(),
  node: filled.optional(),
  is_demo: flag,
});
export const keptSearchReport = shapeOf<StoredSearchReport>({
  id: filled,
  reasons: z.array(filled),
  additional_info: text,
  search_response_id: text,
  search_term: text,
  search_content_type: text,
  reported_at: time,
});
