import type { RefObject } from 'react';
import type { Player } from './attach-player.ts';
import type { Playback } from './playback.ts';
import type { VideoLabels } from './video-labels.ts';
import type { VideoProps } from './video-props.ts';

/** What the controls and overlays of a video read. */
export interface VideoView {
  readonly props: VideoProps;
  readonly labels: VideoLabels;
  readonly playback: Playback;
  readonly player: RefObject<Player | undefined>;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly root: RefObject<HTMLElement | null>;
  /** The URL of the file. */
  readonly source: string | undefined;
}
