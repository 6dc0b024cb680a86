/** The attributes of a video, for styles, tests and support. */
export const videoAttributes = {
  /** On the root; a `VideoStatus`: `playing`, `blocked`, `stalled` and so on. */
  root: 'data-zoetrope-video',
  /** On the root while it is paused: `user`, `browser` or `off-screen`. */
  pausedBy: 'data-zoetrope-paused-by',
  /** On the root: `on`, `muted`, or `muted-by-browser` where that allows no sound before a gesture. */
  sound: 'data-zoetrope-sound',
  /** On the button over the picture that starts it. */
  start: 'data-zoetrope-start',
  /** On what is said when it cannot play on. */
  problem: 'data-zoetrope-problem',
  /** On the layer of controls; `shown` or `hidden`. */
  controls: 'data-zoetrope-video-controls',
  /** On the row of buttons. */
  bar: 'data-zoetrope-bar',
  /** On the progress bar. */
  progress: 'data-zoetrope-progress',
} as const;
