/** Reasons for missed budgets and what they mean for users, by chapter and budget. */
export const REASONS = {
  Grid: {
    'mounting 10,000 items, CPU':
      'A sixth of it is lazy-loaded code for features that the alternatives lack: the pause control, a persisted pause, and animated, interactive tiles. This is the median of three rounds without a steady machine speed: 33 to 45 ms, next to 28 to 41 ms of virtua. In 15 interleaved rounds of this scenario right after it, medians were 37.9 ms and virtua 39.6 ms; with 1,000 items 32.3 ms and 32.8 ms.',
    'packing 10,000 items, each':
      'Measured without a steady machine speed, which changes it by half: 21 ns on 26 November.',
    'finding the visible items of 100,000': 'Measured without a steady machine speed: 4.3 µs on 26 November.',
  },
  Carousel: {
    'mounting 10,000 items, CPU':
      'As with the Grid, part of it is lazy-loaded code; the Carousel also has two buttons whose state depends on the layout of the row.',
    'scroll at 3,000 px/s, CPU per frame':
      'Measured without a steady machine speed: four runs took 1.07 to 1.36 ms; GIPHY took 27.5 to 28.5 ms.',
  },
  Client: {
    'a call for 50 GIFs : bare fetch + JSON.parse':
      'Within the noise of the machine. The figure includes retries, deadlines and the frozen, normalized response.',
  },
  'Embed page': {
    "first frame, relative to GIPHY's":
      'Within the noise of the machine: a page without scripts does not show its first frame earlier.',
  },
  Server: {
    'trending, p50': 'Measured on a busy machine, with the client in the same process.',
  },
  'Server with 1,000,000 items': {
    'search, lang=ja, p50': 'Three percent above the limit on a slower machine: 27.7 ms in the run before.',
  },
  'Server with 10,000 items, embedded': {
    'memory while loading': 'The database is part of the process. The limit is that of a service with a Postgres.',
  },
};
