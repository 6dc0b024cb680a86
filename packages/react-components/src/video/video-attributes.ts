import { videoRootAttributes } from './video-root-attributes.ts';

/** The attributes of a video, for styles, tests and support. */
export const videoAttributes = {
  ...videoRootAttributes,
  /** Around what the application puts over the picture. */
  overlay: 'data-zoetrope-overlay',
  /** On the button over the picture that starts it. */
  start: 'data-zoetrope-start',
  /** On the button that brings back the sound that the browser withheld. */
  unmute: 'data-zoetrope-unmute',
  /** On the sign that data are waited for. */
  wait: 'data-zoetrope-wait',
  /** On what is said when it cannot play on. */
  problem: 'data-zoetrope-problem',
  /** On the layer of controls; `shown` or `hidden`. */
  controls: 'data-zoetrope-video-controls',
  /** On the title and the creator, above. */
  head: 'data-zoetrope-head',
  /** On the row of buttons, below. */
  bar: 'data-zoetrope-bar',
  /** On the progress bar. */
  progress: 'data-zoetrope-progress',
  /** On the mute button with the volume. */
  volume: 'data-zoetrope-volume',
} as const;
