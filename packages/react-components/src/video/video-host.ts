import type { Track } from '@zoetrope/model';
import type { VideoProps } from './video-props.ts';

/** A video as what plays it sees it: that of the last commit. */
export interface VideoHost {
  readonly props: VideoProps;
  readonly track: Track | undefined;
  /** Turns to another file of the clip; false where there is none left. */
  tryAnotherFile(): boolean;
}
