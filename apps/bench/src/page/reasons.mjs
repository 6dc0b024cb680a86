/** Reasons for missed budgets and what they mean for users, by chapter and budget. */
export const REASONS = {
  'Delivery of events in each engine': {
    'webkit, worst way to end, delivered':
      'With the store, one of three pages that tracked events and followed a link in the same task lost all 50. The cause is unknown; without the store, none was lost.',
  },
  Grid: {
    'mounting 10,000 items, CPU':
      'A sixth of it is lazy-loaded code for features that the alternatives lack: the pause control, a persisted pause, and animated, interactive tiles. The total is still below that of virtua in the same run. At a steady machine speed, three runs took 25.7, 28.5 and 29.3 ms; virtua took 29.3 to 35.7 ms.',
    'packing 10,000 items, each':
      'Within the noise of the machine: in a run of its own, the same code takes 15.7 to 18.4 ns.',
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
};
