/** The data attributes of a video, for styles and tests. */
export const videoAttributes = {
  /** On the root: the `VideoStatus`, such as `playing`. */
  root: 'data-zoetrope-video',
  /** On the root while paused: `user`, `browser` or `off-screen`. */
  pausedBy: 'data-zoetrope-paused-by',
  /** On the root: `on`, `muted`, or `muted-by-browser` if the browser blocks sound before a user gesture. */
  sound: 'data-zoetrope-sound',
  /** On the container of the application's overlay. */
  overlay: 'data-zoetrope-overlay',
  /** On the large play button over the picture. */
  bigPlayButton: 'data-zoetrope-big-play-button',
  /** On the button that restores sound that the browser blocked. */
  unmute: 'data-zoetrope-unmute',
  /** On the loading spinner. */
  spinner: 'data-zoetrope-spinner',
  /** On the message shown while the video cannot play. */
  problem: 'data-zoetrope-problem',
  /** On the layer of controls: `shown` or `hidden`. */
  controls: 'data-zoetrope-video-controls',
  /** On the title and the creator, at the top of the controls. */
  header: 'data-zoetrope-video-header',
  /** On the row of buttons, at the bottom of the controls. */
  controlBar: 'data-zoetrope-control-bar',
  /** On the progress bar. */
  progress: 'data-zoetrope-progress',
  /** On the mute button and its volume slider. */
  volume: 'data-zoetrope-volume',
} as const;
