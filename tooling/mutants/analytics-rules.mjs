const reports = 'packages/analytics/src/error-reports';
const reportsTest = [`${reports}/create-error-reports.test.ts`];

/** Mutants of the rules of pingbacks and error reports (spec §7, §8 and §9). See index.mjs. */
export const analyticsRules = [
  {
    requirement: 'N-4',
    file: 'packages/analytics/src/debounce.ts',
    tests: ['packages/analytics/src/debounce.test.ts'],
    changes: {
      'WAIT_MS = 1000': ['WAIT_MS = 999', 'WAIT_MS = 1001'],
      'cancelWait?.();\n      cancelWait =': ['cancelWait ='],
    },
  },
  {
    requirement: 'N-4',
    file: 'packages/analytics/src/create-pingback.ts',
    tests: ['packages/analytics/src/create-pingback.test.ts', 'packages/analytics/src/create-pingback-unload.test.ts'],
    changes: {
      'options.queueing === false': ['options.queueing === true'],
      "observePageLeave(page, () => sendNextEvents('unload'))": ['observePageLeave(page, () => {})'],
    },
  },
  {
    requirement: 'N-5',
    file: 'packages/analytics/src/to-pingback-event.ts',
    tests: ['packages/analytics/src/to-pingback-event.test.ts'],
    changes: {
      'context.logging ?': ['!context.logging ?'],
      '&mode=verification': ['&mode=verify'],
      'event.userId || context.userId || undefined': ['event.userId || undefined', 'context.userId || undefined'],
    },
  },
  {
    requirement: 'N-7',
    file: 'packages/analytics/src/tag-manager/page-path.ts',
    tests: ['packages/analytics/src/tag-manager/page-path.test.ts'],
    changes: {
      'FEED_LIMIT = 25': ['FEED_LIMIT = 24', 'FEED_LIMIT = 26'],
      'limit) + 1': ['limit)', 'limit) + 2'],
      "mode: 'embed' }": ["mode: 'page' }"],
    },
  },
  {
    requirement: 'N-9',
    file: `${reports}/create-error-reports.ts`,
    tests: reportsTest,
    changes: {
      'SAMPLE_RATE = 0.01': ['SAMPLE_RATE = 0.009', 'SAMPLE_RATE = 0.011'],
      'MAX_PER_SECOND = 10': ['MAX_PER_SECOND = 9', 'MAX_PER_SECOND = 11'],
      'createRateLimit(MAX_PER_SECOND, 1000': [
        'createRateLimit(MAX_PER_SECOND, 999',
        'createRateLimit(MAX_PER_SECOND, 1001',
      ],
      "port !== ''": ["port === ''"],
      'random() < sampleRate': ['random() <= sampleRate'],
    },
  },
  {
    requirement: 'N-9',
    file: `${reports}/rate-limit.ts`,
    tests: [`${reports}/rate-limit.test.ts`],
    changes: {
      'acceptedAt.length >= limit': ['acceptedAt.length > limit'],
      '< periodMs': ['<= periodMs'],
    },
  },
  {
    requirement: 'N-9',
    file: `${reports}/log-entries.ts`,
    tests: reportsTest,
    changes: { 'MAX_ENTRIES = 30': ['MAX_ENTRIES = 29', 'MAX_ENTRIES = 31'] },
  },
  {
    requirement: 'N-9',
    file: `${reports}/text-lengths.ts`,
    tests: [...reportsTest, `${reports}/sentry-client.test.ts`, `${reports}/text-lengths.test.ts`],
    changes: {
      'MAX_TEXT_LENGTH = 500': ['MAX_TEXT_LENGTH = 499', 'MAX_TEXT_LENGTH = 501'],
      'value: 1000': ['value: 999', 'value: 1001'],
      'text.length <= length': ['text.length < length'],
    },
  },
  {
    requirement: 'N-9',
    file: `${reports}/validate-options.ts`,
    tests: [`${reports}/validate-options.test.ts`],
    changes: {
      'sampleRate >= 0': ['sampleRate > 0'],
      'sampleRate <= 1': ['sampleRate < 1'],
      'if (!url.username)': ['if (false)'],
    },
  },
];
