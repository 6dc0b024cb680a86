import { type MediaErrorCode, mediaErrorMessage } from '@zoetrope/model';
import { NO_CONTENT } from './playback.ts';

/** The fixed texts of a video. */
export interface VideoLabels {
  readonly play: string;
  readonly pause: string;
  readonly mute: string;
  readonly unmute: string;
  /** Name of the volume slider. */
  readonly volume: string;
  /** Name of the progress bar. */
  readonly seek: string;
  /** What a screen reader announces for the progress bar, such as `0:03 of 0:12`. */
  readonly time: (current: string, duration: string) => string;
  readonly captions: string;
  readonly pictureInPicture: string;
  readonly fullscreen: string;
  readonly exitFullscreen: string;
  /** Name of the badge of a verified creator. */
  readonly verified: string;
  /** Shown if the GIF has no video. */
  readonly noContent: string;
  /** Shown after 8 s without data. */
  readonly stalled: string;
  readonly retry: string;
  /** The message for a media error. `url` is the file that failed. */
  readonly error: (code: MediaErrorCode, url: string) => string;
}

/** The English texts of a video. */
export const videoLabels: VideoLabels = {
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  seek: 'Seek',
  time: (current, duration) => `${current} of ${duration}`,
  captions: 'Captions',
  pictureInPicture: 'Picture in picture',
  fullscreen: 'Full screen',
  exitFullscreen: 'Exit full screen',
  verified: 'Verified',
  noContent: NO_CONTENT,
  stalled: 'The video has stopped loading.',
  retry: 'Try again?',
  error: mediaErrorMessage,
};
