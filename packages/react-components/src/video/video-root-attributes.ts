/** The attributes of the root of a video; apart from the others, since its first paint has no more. */
export const videoRootAttributes = {
  /** On the root; a `VideoStatus`: `playing`, `blocked`, `stalled` and so on. */
  root: 'data-zoetrope-video',
  /** On the root while it is paused: `user`, `browser` or `off-screen`. */
  pausedBy: 'data-zoetrope-paused-by',
  /** On the root: `on`, `muted`, or `muted-by-browser` where that allows no sound before a gesture. */
  sound: 'data-zoetrope-sound',
} as const;
