import { type MediaErrorCode, mediaErrorMessage } from './media-error.ts';
import { NO_CONTENT } from './no-content.ts';

/** The fixed words of a video (spec §5, §8). */
export interface VideoLabels {
  readonly play: string;
  readonly pause: string;
  readonly mute: string;
  readonly unmute: string;
  readonly volume: string;
  readonly seek: string;
  /** What a screen reader hears of the progress, for example `0:03 of 0:12`. */
  readonly time: (now: string, all: string) => string;
  readonly captions: string;
  readonly pictureInPicture: string;
  readonly fullscreen: string;
  readonly exitFullscreen: string;
  /** Name of the badge of a verified creator. */
  readonly verified: string;
  readonly noContent: string;
  readonly stalled: string;
  readonly retry: string;
  /** `url` is the file that failed. */
  readonly error: (code: MediaErrorCode, url: string) => string;
}

export const videoLabels: VideoLabels = {
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  seek: 'Seek',
  time: (now, all) => `${now} of ${all}`,
  captions: 'Captions',
  pictureInPicture: 'Picture in picture',
  fullscreen: 'Full screen',
  exitFullscreen: 'Leave full screen',
  verified: 'Verified',
  noContent: NO_CONTENT,
  stalled: 'The video has stopped loading.',
  retry: 'Try again?',
  error: mediaErrorMessage,
};
