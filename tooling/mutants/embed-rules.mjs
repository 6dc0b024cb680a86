const flags = 'packages/embed/src/state/embed-flags.ts';
const view = 'packages/embed/src/state/embed-view.ts';
const flagsTest = ['packages/embed/src/state/embed-flags.test.ts'];
const viewTest = ['packages/embed/src/state/embed-view.test.ts'];
const cssTest = ['packages/embed/src/styles/embed-css.test.ts'];
const relatedTest = ['packages/embed/src/related/attach-related.dom.test.ts'];
const tileEventsTest = ['packages/embed/src/related/attach-tile-events.dom.test.ts'];

/** Mutants of the rules of the embed page: its states (spec §4) and its numbers (spec §9). See index.mjs. */
export const embedRules = [
  {
    requirement: 'E-11',
    file: 'packages/embed/src/state/embed-size.ts',
    tests: viewTest,
    changes: {
      'SMALL_WIDTH = 250': ['SMALL_WIDTH = 249', 'SMALL_WIDTH = 251'],
      'SMALL_HEIGHT = 199': ['SMALL_HEIGHT = 198', 'SMALL_HEIGHT = 200'],
      'TIGHT_HEIGHT = 230': ['TIGHT_HEIGHT = 229', 'TIGHT_HEIGHT = 231'],
      'width < SMALL_WIDTH ||': ['width <= SMALL_WIDTH ||', 'width < SMALL_WIDTH &&'],
      'height < SMALL_HEIGHT': ['height <= SMALL_HEIGHT'],
      'height < TIGHT_HEIGHT': ['height <= TIGHT_HEIGHT'],
    },
  },
  {
    requirement: 'E-15',
    file: 'packages/embed/src/client/attach-ready.ts',
    tests: ['packages/embed/src/client/attach-ready.dom.test.ts'],
    changes: {
      'READY_MS = 700': ['READY_MS = 699', 'READY_MS = 701'],
      'target === card &&': ['target !== card &&', 'true &&'],
    },
  },
  {
    requirement: 'E-17',
    file: 'packages/embed/src/state/hover-delay.ts',
    tests: ['packages/embed/src/state/hover-delay.test.ts'],
    changes: {
      'OPEN_MS = 150': ['OPEN_MS = 149', 'OPEN_MS = 151'],
      'CLOSE_MS = 70;': ['CLOSE_MS = 69;', 'CLOSE_MS = 71;'],
      'CLOSE_AFTER_GRID_MS = 1000': ['CLOSE_AFTER_GRID_MS = 999', 'CLOSE_AFTER_GRID_MS = 1001'],
    },
  },
  {
    requirement: 'E-17',
    file: 'packages/embed/src/client/attach-pointer.ts',
    tests: ['packages/embed/src/client/attach-pointer.dom.test.ts'],
    changes: {
      'clearTimeout(waiting);\n    const type': ['const type'],
      "to === 'open' ? 'hover-started' : 'hover-ended'": ["to === 'open' ? 'hover-ended' : 'hover-started'"],
      "if (!card.matches(':hover')) return;": ['return;'],
      'if (!hasMoved && usesTouch) return;': [''],
    },
  },
  {
    requirement: 'E-5',
    file: 'packages/embed/src/related/related-layout.ts',
    tests: ['packages/embed/src/related/related-layout.test.ts'],
    changes: {
      'COLUMNS = 3': ['COLUMNS = 2', 'COLUMNS = 4'],
      'GUTTER = 6': ['GUTTER = 5', 'GUTTER = 7'],
      'MARGIN = 30': ['MARGIN = 29', 'MARGIN = 31'],
    },
  },
  {
    requirement: 'E-5',
    file: 'packages/embed/src/related/related-list.ts',
    tests: ['packages/embed/src/related/related-list.test.ts'],
    changes: {
      'FIRST_PAGE = 6': ['FIRST_PAGE = 5', 'FIRST_PAGE = 7'],
      'NEXT_PAGE = 12': ['NEXT_PAGE = 11', 'NEXT_PAGE = 13'],
      'gifs.length === 0 ?': ['gifs.length !== 0 ?'],
      'endReason === undefined ?': ['endReason !== undefined ?'],
      "status: 'failed' };": ["status: 'idle' };"],
    },
  },
  {
    requirement: 'E-5',
    file: 'packages/embed/src/related/attach-related.ts',
    tests: relatedTest,
    changes: {
      'RELAYOUT_MS = 500': ['RELAYOUT_MS = 499', 'RELAYOUT_MS = 501', 'RELAYOUT_MS = 0'],
      "await load('reload')": ['await load()'],
      "list.status === 'loading' || list.status === 'finished'": [
        "list.status === 'finished'",
        "list.status === 'loading'",
      ],
    },
  },
  {
    requirement: 'W-7',
    file: 'packages/embed/src/related/attach-tile-events.ts',
    tests: tileEventsTest,
    changes: {
      'SEEN_RATIO = 0.99': ['SEEN_RATIO = 0.98', 'SEEN_RATIO = 1'],
      'HOVER_MS = 200': ['HOVER_MS = 199', 'HOVER_MS = 201'],
      'intersectionRatio < SEEN_RATIO': ['intersectionRatio <= SEEN_RATIO'],
      '{ threshold: SEEN_RATIO }': ['{}'],
      'canHover(event) ? tileOf(event.target) : null': ['tileOf(event.target)'],
      'if (tile === hovered) return;': [''],
      'id === undefined || seenIds.has(id)': ['id === undefined'],
    },
  },
  {
    requirement: 'N-1',
    file: 'packages/embed/src/tracking/attach-tracking.ts',
    tests: ['packages/embed/src/tracking/attach-tracking.dom.test.ts'],
    changes: {
      'SEEN_RATIO = 0.99': ['SEEN_RATIO = 0.98', 'SEEN_RATIO = 1'],
      'HOVER_MS = 200': ['HOVER_MS = 199', 'HOVER_MS = 201'],
      'intersectionRatio < SEEN_RATIO': ['intersectionRatio <= SEEN_RATIO'],
      '{ threshold: SEEN_RATIO }': ['{}'],
      "stopObserving();\n      emit('SEEN');": ["emit('SEEN');"],
      '!touched && card.matches': ['card.matches'],
    },
  },
  {
    requirement: 'E-12',
    file: flags,
    tests: flagsTest,
    changes: {
      "shareOpen: event.type === 'share-opened'": ["shareOpen: event.type === 'share-closed'"],
      'flags.ready ? {} :': [''],
      'hover: true, wasHovered: true }': ['hover: true }'],
      'hover: false, touched: false }': ['hover: false }', 'touched: false }'],
      'touched: !flags.touched': ['touched: true'],
      'mobileFooterOpen: !flags.mobileFooterOpen': ['mobileFooterOpen: true'],
      "paused: event.type === 'paused'": ["paused: event.type === 'played'"],
      'headerHidden: event.headerHidden': ['headerHidden: event.gridActive'],
      'clipIt: event.on': ['clipIt: true'],
      'showBackToGif: flags.watching': ['showBackToGif: true'],
      'watching: true, shareOpen: false': ['watching: true'],
    },
  },
  {
    requirement: 'E-13',
    file: view,
    tests: viewTest,
    changes: {
      'const share = flags.shareOpen && !small': ['const share = flags.shareOpen'],
      'const free = !flags.shareOpen &&': ['const free ='],
      'const hovered = (flags.hover || flags.touched) && free': [
        'const hovered = flags.hover && free',
        'const hovered = flags.hover || flags.touched',
      ],
      '&& !flags.headerHidden && !small': ['&& !small', '&& !flags.headerHidden'],
      'shade: hovered && !size.mobile && !small': [
        'shade: hovered && !size.mobile',
        'shade: hovered && !small',
        'shade: !size.mobile && !small',
      ],
      'pauseButton: size.mobile ? free : hovered': ['pauseButton: hovered', 'pauseButton: free'],
      "flags.paused ? 'play' : 'pause'": ["flags.paused ? 'pause' : 'play'"],
      'still: flags.paused': ['still: !flags.paused'],
      'footer: hovered && !size.mobile && !small': ['footer: hovered && !size.mobile', 'footer: hovered && !small'],
      'flags.mobileFooterOpen && free && !small': [
        'free && !small',
        'flags.mobileFooterOpen && !small',
        'flags.mobileFooterOpen && free',
      ],
      "hovered ? 'shown' : 'hidden'": ["hovered ? 'shown' : 'absent'"],
      'flags.wasHovered && !size.mobile && !small': ['!size.mobile && !small'],
      "flags.ready ? 'transparent' : 'filled'": ["flags.ready ? 'filled' : 'transparent'"],
      'cutOut: flags.clipIt && !small': ['cutOut: flags.clipIt'],
      'backToGif: flags.watching && flags.showBackToGif': [
        'backToGif: flags.showBackToGif',
        'backToGif: flags.watching',
      ],
      'related: !size.mobile && !small && !flags.watching': [
        'related: !small && !flags.watching',
        'related: !size.mobile && !flags.watching',
        'related: !size.mobile && !small',
      ],
    },
  },
  {
    requirement: 'E-18',
    file: 'packages/embed/styles/chrome.styles.ts',
    tests: cssTest,
    changes: { 'min-height: 68px': ['min-height: 67px', 'min-height: 69px'] },
  },
  {
    requirement: 'E-18',
    file: 'packages/embed/styles/mobile.styles.ts',
    tests: cssTest,
    changes: {
      'min-height: 36px': ['min-height: 35px', 'min-height: 37px'],
      'animation: none; transform: translateY(68px)': ['animation: none; transform: translateY(67px)'],
      'max-width: 340px': ['max-width: 339px', 'max-width: 341px'],
    },
  },
  {
    requirement: 'E-7',
    file: 'packages/embed/src/card/render-card.ts',
    tests: ['packages/embed/src/render-embed-page.test.ts'],
    changes: {
      'link === undefined || !text ||': ['link === undefined ||'],
      '!text || !isHttpUrl(link)': ['!text'],
    },
  },
  {
    requirement: 'W-9',
    file: 'packages/embed/src/card/render-attribution.ts',
    tests: ['packages/embed/src/render-embed-page.test.ts'],
    changes: { 'width="32" height="32"': ['width="31" height="32"', 'width="32" height="33"'] },
  },
  {
    requirement: 'W-9',
    file: 'packages/embed/src/card/icons.ts',
    tests: ['packages/embed/src/render-embed-page.test.ts'],
    changes: { 'width="14" height="14"': ['width="13" height="14"', 'width="14" height="15"'] },
  },
  {
    requirement: 'H-1',
    file: 'packages/embed/src/share/popup-features.ts',
    tests: ['packages/embed/src/share/popup-features.test.ts'],
    changes: {
      '(availableSize - size) / 2': ['(availableSize - size) / 3'],
      'Math.max(0,': ['Math.max(1,'],
    },
  },
  {
    requirement: 'E-19',
    file: 'packages/embed/src/watch/player-url.ts',
    tests: ['packages/embed/src/watch/player-url.test.ts'],
    changes: {
      'Math.max(0, start - 1)': ['Math.max(0, start)', 'Math.max(0, start - 2)', 'start - 1'],
      "mute: '1'": ["mute: '0'"],
      "loop: '1',\n    playsinline": ["loop: '0',\n    playsinline"],
      "autoplay: '1',\n": ["autoplay: '0',\n"],
    },
  },
  {
    requirement: 'E-20',
    file: 'packages/embed/src/watch/vimeo-id.ts',
    tests: ['packages/embed/src/watch/vimeo-id.test.ts'],
    changes: {
      '(?:(?:player|www)\\.)?vimeo': ['.*vimeo'],
      'vimeo\\.com(?=$|\\/)': ['vimeo\\.com'],
      '[1-9]\\d{0,15}$/': ['[1-9].{0,15}$/', '\\d{1,16}$/'],
      'if (!INTEGER.test(id))': ['if (false)'],
    },
  },
  {
    requirement: 'E-21',
    file: 'packages/embed/src/watch/external-video-error.ts',
    tests: ['packages/embed/src/watch/read-player-state.test.ts'],
    changes: {
      'code === 404 || code === 100': ['code === 404', 'code === 100'],
      'code === 403 ||': [''],
      'code === 150 || code === 153': ['code === 150', 'code === 153'],
    },
  },
];
