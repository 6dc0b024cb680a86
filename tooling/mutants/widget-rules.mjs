const attributionTest = ['packages/react-components/src/attribution/attribution.test.tsx'];

/** Mutants of the rules of the widgets: lists, tiles, attribution and video (spec §4, §5 and §9). See index.mjs. */
export const widgetRules = [
  {
    requirement: 'W-1',
    file: 'packages/react-components/src/grid/grid-list.tsx',
    tests: ['packages/react-components/src/grid/grid-document.test.tsx'],
    changes: { 'DEFAULT_GUTTER = 6': ['DEFAULT_GUTTER = 5', 'DEFAULT_GUTTER = 7'] },
  },
  {
    requirement: 'W-2',
    file: 'packages/react-components/src/grid/grid.tsx',
    tests: ['packages/react-components/src/grid/grid.test.tsx'],
    changes: { 'FETCH_DEBOUNCE_MS = 250': ['FETCH_DEBOUNCE_MS = 249', 'FETCH_DEBOUNCE_MS = 251'] },
  },
  {
    requirement: 'W-2',
    file: 'packages/react-components/src/paging/create-pager.ts',
    tests: ['packages/react-components/src/grid/grid.test.tsx'],
    changes: { 'MAX_WAIT_MS = 1000': ['MAX_WAIT_MS = 999', 'MAX_WAIT_MS = 1001'] },
  },
  {
    requirement: 'W-4',
    file: 'packages/react-components/src/carousel/carousel.tsx',
    tests: [
      'packages/react-components/src/carousel/carousel.test.tsx',
      'packages/react-components/src/carousel/carousel-row.test.tsx',
    ],
    changes: {
      'FETCH_DEBOUNCE_MS = 100': ['FETCH_DEBOUNCE_MS = 99', 'FETCH_DEBOUNCE_MS = 101'],
      'gutter = 6': ['gutter = 5', 'gutter = 7'],
    },
  },
  {
    requirement: 'W-7',
    file: 'packages/react-components/src/gif/tile-hover.ts',
    tests: ['packages/react-components/src/gif/tile-hover.test.ts'],
    changes: {
      'HOVER_MS = 200': ['HOVER_MS = 199', 'HOVER_MS = 201'],
      'endTime - since >= HOVER_MS': ['endTime - since > HOVER_MS'],
    },
  },
  {
    requirement: 'W-7',
    file: 'packages/react-components/src/tracking/observe-seen.ts',
    tests: [
      'packages/react-components/src/tracking/observe-seen.test.ts',
      'packages/react-components/src/tracking/observe-seen.dom.test.ts',
    ],
    changes: {
      'SEEN_RATIO = 0.99': ['SEEN_RATIO = 0.98', 'SEEN_RATIO = 1'],
      'if (!seenIds.has(gif.id)) report(gif, entry);': ['report(gif, entry);'],
      'intersectionRatio >= required': ['intersectionRatio > required'],
    },
  },
  {
    requirement: 'W-8',
    file: 'packages/react-components/src/attribution/attribution.tsx',
    tests: attributionTest,
    changes: {
      'GRADIENT_HEIGHT = 75': ['GRADIENT_HEIGHT = 74', 'GRADIENT_HEIGHT = 76'],
      'AVATAR_SIZE = 32': ['AVATAR_SIZE = 31', 'AVATAR_SIZE = 33'],
      'BADGE_SIZE = 14': ['BADGE_SIZE = 13', 'BADGE_SIZE = 15'],
      "{ opacity: 0, visibility: 'hidden' }": ["{ visibility: 'hidden' }", '{ opacity: 0 }'],
      "{ opacity: 1, visibility: 'visible' }": ["{ opacity: 0.9, visibility: 'visible' }"],
    },
  },
  {
    requirement: 'W-8',
    file: 'packages/react-components/src/gif/tile-overlay.tsx',
    tests: ['packages/react-components/src/gif/gif-overlay.test.tsx'],
    changes: {
      "isHovered={interaction === 'active'}": ["isHovered={interaction === 'recent'}", 'isHovered={true}'],
      'hideAttribution ? undefined : AttributionOverlay': ['AttributionOverlay'],
    },
  },
  {
    requirement: 'W-10',
    file: 'packages/react-components/src/attribution/attribution.tsx',
    tests: attributionTest,
    changes: {
      'onClick(gif)}': ['onClick(undefined as never)}'],
      'target="_blank"': ['target="_self"'],
      'if (onClick) return': ['if (onClick && !href) return'],
    },
  },
  {
    requirement: 'W-6',
    file: 'packages/react-components/src/gif/tile-props.ts',
    tests: ['packages/react-components/src/gif/gif.test.tsx'],
    changes: { 'BORDER_RADIUS = 4': ['BORDER_RADIUS = 3', 'BORDER_RADIUS = 5'] },
  },
  {
    requirement: 'W-6',
    file: 'packages/react-components/src/gif/tile.styles.ts',
    tests: ['packages/react-components/src/gif/tile-background.test.ts'],
    changes: {
      'hash % 5': ['hash % 4', '(hash + 1) % 5'],
      'if (is_sticker)': ['if (!is_sticker)'],
      'hash * 31': ['hash * 1'],
    },
  },
  {
    requirement: 'W-5',
    file: 'packages/react-components/src/paging/paging.ts',
    tests: ['packages/react-components/src/paging/paging.test.ts'],
    changes: { "endReason ? 'end' : 'ready'": ["'ready'", "endReason ? 'ready' : 'end'"] },
  },
  {
    requirement: 'W-3',
    file: 'packages/react-components/src/paging/create-pager.ts',
    tests: [
      'packages/react-components/src/paging/create-pager.test.ts',
      'packages/react-components/src/paging/create-pager-list.test.ts',
      'packages/react-components/src/paging/create-pager-stop.test.ts',
    ],
    changes: {
      "setPaging({ status: 'failed' });": ["setPaging({ status: 'ready' });", "setPaging({ status: 'end' });"],
      "if (paging.status === 'failed') void load('reload');": ["if (paging.status === 'failed') void load();"],
      'callbacks().onGifsFetchError?.(error);': [''],
    },
  },
  {
    requirement: 'W-12',
    file: 'packages/react-components/src/video/media-element.ts',
    tests: ['packages/react-components/src/video/video-playback.test.tsx'],
    changes: { 'DEFAULT_VOLUME = 0.7': ['DEFAULT_VOLUME = 0.69', 'DEFAULT_VOLUME = 0.71'] },
  },
  {
    requirement: 'W-12',
    file: 'packages/react-components/src/video/attach-sound.ts',
    tests: ['packages/react-components/src/video/attach-sound.test.ts'],
    changes: {
      "if (!failure) return 'as-requested';": ["if (!failure) return 'muted-by-browser';"],
      "if (!mutedFailure) return 'muted-by-browser';": ["if (!mutedFailure) return 'as-requested';"],
      "failure !== 'blocked' || media.muted || signal.aborted": [
        'media.muted || signal.aborted',
        "failure !== 'blocked' || signal.aborted",
        "failure !== 'blocked' || media.muted",
      ],
      'media.muted = true;': ['media.muted = false;'],
    },
  },
  {
    requirement: 'W-13',
    file: 'packages/react-components/src/video/playhead.ts',
    tests: ['packages/react-components/src/video/playhead.test.ts'],
    changes: {
      '[0.25, 0.5, 0.75]': ['[0.24, 0.5, 0.75]', '[0.25, 0.51, 0.75]', '[0.25, 0.5, 0.76]'],
      'quartile * duration > from': ['quartile * duration >= from'],
      'quartile * duration <= to': ['quartile * duration < to'],
      '!head.reported.includes(quartile)': ['true'],
      'loops: head.loops + 1': ['loops: head.loops'],
    },
  },
  {
    requirement: 'W-13',
    file: 'packages/react-components/src/video/create-playback-reporter.ts',
    tests: ['packages/react-components/src/video/video-playback.test.tsx'],
    changes: {
      'if (!hasPlayed) {': ['if (true) {'],
      'loop = true }': ['loop = false }'],
      'waits += 1;': ['waits += 0;'],
      'if (hasLooped && loop) onLoop': ['if (hasLooped) onLoop'],
    },
  },
  {
    requirement: 'W-14',
    file: 'packages/react-components/src/video/controls/format-progress.ts',
    tests: ['packages/react-components/src/video/controls/format-progress.test.ts'],
    changes: {
      'SHORT_CLIP_SECONDS = 10': ['SHORT_CLIP_SECONDS = 9.99', 'SHORT_CLIP_SECONDS = 10.01'],
      'NEARLY_COMPLETE = 0.98': ['NEARLY_COMPLETE = 0.979', 'NEARLY_COMPLETE = 0.985'],
      'duration < SHORT_CLIP_SECONDS': ['duration <= SHORT_CLIP_SECONDS'],
      'progress > NEARLY_COMPLETE': ['progress >= NEARLY_COMPLETE'],
    },
  },
  {
    requirement: 'W-15',
    file: 'packages/model/src/media-error.ts',
    tests: ['packages/model/src/media-error.test.ts'],
    changes: {
      'return ABORTED;': ["return '';"],
      "'Network Error...'": ["'Network Error'"],
      "'Decode Error...'": ["'Decode Error…'"],
      ').pathname': [').href'],
      'on this platform.`;': ['on this platform`;'],
    },
  },
];
