/** Mutants of the rules of the model, which all packages share (spec §4, §5 and §9). See index.mjs. */
export const modelRules = [
  {
    requirement: 'M-3',
    file: 'packages/model/src/best-fit.ts',
    tests: ['packages/model/src/best-rendition.test.ts'],
    changes: {
      'SCALE_UP_TOLERANCE = 50': ['SCALE_UP_TOLERANCE = 49', 'SCALE_UP_TOLERANCE = 51'],
      'width - candidate.width <= tolerance': ['width - candidate.width < tolerance'],
      'height - candidate.height <= tolerance': ['height - candidate.height < tolerance'],
      'tolerance && height': ['tolerance || height'],
    },
  },
  {
    requirement: 'M-4',
    file: 'packages/model/src/alt-text.ts',
    tests: ['packages/model/src/alt-text.test.ts'],
    changes: {
      'TAGS_WITH_USERNAME = 4': ['TAGS_WITH_USERNAME = 3', 'TAGS_WITH_USERNAME = 5'],
      'TAGS_ALONE = 5': ['TAGS_ALONE = 4', 'TAGS_ALONE = 6'],
      "IGNORED_TAG = 'transparent'": ["IGNORED_TAG = ''"],
      'tag.toLowerCase() !== IGNORED_TAG': ['tag !== IGNORED_TAG'],
      'trimText(gif.alt_text) || trimText(gif.title)': ['trimText(gif.title) || trimText(gif.alt_text)'],
    },
  },
  {
    requirement: 'W-9',
    file: 'packages/model/src/attribution.ts',
    tests: ['packages/model/src/attribution.test.ts'],
    changes: {
      '!user?.is_public || user.suppress_chrome': ['user?.suppress_chrome', '!user?.is_public'],
      'if (displayName) return displayName;': [''],
      'return username ?': ['return true ?'],
      '`@$': ['`$'],
    },
  },
  {
    requirement: 'W-9',
    file: 'packages/model/src/avatar-url.ts',
    tests: ['packages/model/src/avatar-url.test.ts'],
    changes: {
      '/80h$': ['/79h$', '/81h$'],
      'default[1-5]': ['default[1-2]'],
    },
  },
  {
    requirement: 'W-9',
    file: 'packages/model/src/default-avatar.ts',
    tests: ['packages/model/src/avatar-url.test.ts'],
    changes: {
      "['#1565c0', '#c9e4ff'],": [''],
      '(hash % COLORS.length) + 1)': ['(hash % COLORS.length))', '(hash % COLORS.length) + 2)', '(hash % 4) + 1)'],
      'COLORS[number - 1]': ['COLORS[number]'],
    },
    equivalent: {
      'COLORS[number]': 'It only gives the five pictures other numbers, which no specification does.',
    },
  },
  {
    requirement: 'H-2',
    file: 'packages/model/src/embed-code.ts',
    tests: ['packages/model/src/embed-code.test.ts'],
    changes: { 'EMBED_CODE_SIZE = 480': ['EMBED_CODE_SIZE = 479', 'EMBED_CODE_SIZE = 481'] },
  },
  {
    requirement: 'H-1',
    file: 'packages/model/src/share-links.ts',
    tests: ['packages/model/src/share-links.test.ts'],
    changes: {
      'facebook: { width: 480, height: 480 }': [
        'facebook: { width: 479, height: 480 }',
        'facebook: { width: 480, height: 481 }',
      ],
      '{ width: 750, height: 350 }': ['{ width: 749, height: 350 }', '{ width: 750, height: 351 }'],
    },
  },
  {
    requirement: 'W-5',
    file: 'packages/model/src/list-progress.ts',
    tests: ['packages/model/src/list-progress.test.ts'],
    changes: {
      'nextOffset >= (total': ['nextOffset > (total'],
      '(total_count ?? Number.POSITIVE_INFINITY)': ['(total_count ?? nextOffset)', '(total_count ?? 0)'],
      "cursor === '' ||": [''],
      "if (received === 0) return 'empty';": [''],
      "added === 0 ? 'stalled' : undefined": ['undefined'],
      'Math.max(offset, pageOffset)': ['offset', 'pageOffset'],
      '(count || received)': ['(count ?? received)'],
    },
  },
];
