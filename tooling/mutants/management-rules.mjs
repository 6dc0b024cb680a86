const requestsTest = ['packages/management-api/src/requests.test.ts'];
const responsesTest = ['packages/management-api/src/responses.test.ts'];

/** Mutants of the rules of the management API (spec §4, §5 and §9). See index.mjs. */
export const managementRules = [
  {
    requirement: 'G-7',
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
    requirement: 'G-7',
    file: 'packages/management-api/src/resources/trending-stories.ts',
    tests: requestsTest,
    changes: { "sort = 'desc'": ["sort = 'asc'"] },
  },
  {
    requirement: 'G-8',
    file: 'packages/management-api/src/resources/scheduler.ts',
    tests: requestsTest,
    changes: {
      'SCHEDULE_LIMIT = 25': ['SCHEDULE_LIMIT = 24', 'SCHEDULE_LIMIT = 26'],
      'offset = 0': ['offset = 1'],
      "type = 'gif'": ["type = 'sticker'"],
    },
  },
  {
    requirement: 'S-5',
    file: 'packages/management-api/src/resources/artists.ts',
    tests: requestsTest,
    changes: { "order = 'desc'": ["order = 'asc'"], "sort = 'updatetime'": ["sort = 'username'"] },
  },
  {
    requirement: 'S-6',
    file: 'packages/management-api/src/resources/channels.ts',
    tests: [...requestsTest, ...responsesTest],
    changes: {
      'FEED_LIMIT = 25': ['FEED_LIMIT = 24', 'FEED_LIMIT = 26'],
      "without its parent's id.": ["without its parent's id"],
    },
  },
];
