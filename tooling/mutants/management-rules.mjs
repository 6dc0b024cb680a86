const requestsTest = ['packages/management-api/src/requests.test.ts'];
const responsesTest = ['packages/management-api/src/responses.test.ts'];

/** The calls of owners, authors and moderators (spec §4, §5 and §9). */
export const managementRules = [
  {
    row: 'G-7',
    file: 'packages/management-api/src/resources/stories.ts',
    tests: [...requestsTest, ...responsesTest],
    changes: {
      'PARTNER_ARTIST_LIMIT = 50': ['PARTNER_ARTIST_LIMIT = 49', 'PARTNER_ARTIST_LIMIT = 51'],
      "draft.story_id ? 'PUT' : 'POST'": ["draft.story_id ? 'POST' : 'PUT'", "'POST'"],
      'if (!username)': ['if (username)', 'if (false)'],
      'No username specified for getUserStories': ['No username specified'],
    },
  },
  {
    row: 'G-7',
    file: 'packages/management-api/src/resources/trending-stories.ts',
    tests: requestsTest,
    changes: { "sort = 'desc'": ["sort = 'asc'"] },
  },
  {
    row: 'G-8',
    file: 'packages/management-api/src/resources/scheduler.ts',
    tests: requestsTest,
    changes: {
      'SCHEDULE_LIMIT = 25': ['SCHEDULE_LIMIT = 24', 'SCHEDULE_LIMIT = 26'],
      'offset = 0': ['offset = 1'],
      "type = 'gif'": ["type = 'sticker'"],
    },
  },
  {
    row: 'S-5',
    file: 'packages/management-api/src/resources/artists.ts',
    tests: requestsTest,
    changes: { "order = 'desc'": ["order = 'asc'"], "sort = 'updatetime'": ["sort = 'username'"] },
  },
  {
    row: 'S-6',
    file: 'packages/management-api/src/resources/channels.ts',
    tests: [...requestsTest, ...responsesTest],
    changes: {
      'FEED_LIMIT = 25': ['FEED_LIMIT = 24', 'FEED_LIMIT = 26'],
      "without its parent's id.": ["without its parent's id"],
    },
  },
];
