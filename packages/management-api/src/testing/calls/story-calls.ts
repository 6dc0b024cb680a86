import type { CallRow } from './call-row.ts';

const DRAFT = { username: 'ann', story: { title: 'Cats', gifs: ['a', 'b'], is_published: true } };
const TRENDING = { story_id: 's1', publish_datetime: '2026-12-01T08:00:00.000Z' };
const gifs = [{ id: 'cat', is_sticker: false, type: 'gif' }] as const;

/** Rows G-7 and G-8. */
export const STORY_CALLS: readonly CallRow[] = [
  ['getStory', (c) => c.getStory({ id: 's1' }), 'GET /stories/s1'],
  ['getStory', (c) => c.getStory({ id: 's1', cover_only: true }), 'GET /stories/s1?cover_only=true'],
  ['getStoryBySlug', (c) => c.getStoryBySlug({ slug: 'cats' }), 'GET /stories/slug/cats'],
  ['getUserStories', (c) => c.getUserStories({ username: 'ann' }), 'GET /stories?username=ann'],
  [
    'getUserStories',
    (c) =>
      c.getUserStories({ username: 'ann', fetch_unpublished: true, limit: 5, next_cursor: 'x=', cover_only: true }),
    'GET /stories?username=ann&fetch_unpublished=true&limit=5&next_cursor=x%3D&cover_only=true',
  ],
  ['getPartnerArtistStories', (c) => c.getPartnerArtistStories(), 'GET /stories/partnerArtist?limit=50'],
  [
    'getPartnerArtistStories',
    (c) =>
      c.getPartnerArtistStories({ limit: 5, since: '2026-01-01T00:00:00.000Z', until: '2026-02-01T00:00:00.000Z' }),
    'GET /stories/partnerArtist?limit=5&since=2026-01-01T00%3A00%3A00.000Z&until=2026-02-01T00%3A00%3A00.000Z',
  ],
  ['saveStory', (c) => c.saveStory(DRAFT), 'POST /stories', DRAFT],
  [
    'saveStory',
    (c) => c.saveStory({ ...DRAFT, story_id: 's1', cover_only: true }),
    'PUT /stories?cover_only=true',
    { ...DRAFT, story_id: 's1' },
  ],
  ['deleteStory', (c) => c.deleteStory({ id: 's1' }), 'DELETE /stories/s1'],
  ['getTrendingStories', (c) => c.getTrendingStories(), 'GET /stories/trending?sort=desc'],
  ['addTrendingStory', (c) => c.addTrendingStory(TRENDING), 'POST /stories/trending', { trending_story: TRENDING }],
  ['deleteTrendingStory', (c) => c.deleteTrendingStory({ id: 'e1' }), 'DELETE /stories/trending/e1'],
  [
    'scheduleGifs',
    (c) => c.scheduleGifs({ gifs, timestamp: 1_795_000_000_000 }),
    'POST /trendingscheduler/schedule?timestamp=1795000000000&access_token=t-secret',
    { gifs },
  ],
  ['getSchedule', (c) => c.getSchedule(), 'GET /trendingscheduler/schedule?limit=25&offset=0&type=gif'],
  [
    'getSchedule',
    (c) => c.getSchedule({ limit: 5, offset: 5, type: 'sticker' }),
    'GET /trendingscheduler/schedule?limit=5&offset=5&type=sticker',
  ],
  ['getScheduleActivity', (c) => c.getScheduleActivity(), 'GET /trendingscheduler/activity'],
  ['deleteScheduled', (c) => c.deleteScheduled({ id: 'e1' }), 'DELETE /trendingscheduler/schedule/e1'],
];
