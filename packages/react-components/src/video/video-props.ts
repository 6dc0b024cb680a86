import type { Gif, MediaErrorCode, Track } from '@zoetrope/model';
import type { ComponentPropsWithoutRef, ComponentType } from 'react';
import type { GifOverlayProps } from '../gif/tile-props.ts';
import type { PausedBy, Playback } from './playback.ts';
import type { Quartile } from './playhead.ts';
import type { VideoLabels } from './video-labels.ts';

/** The callbacks of a Video. */
export interface VideoCallbacks {
  /** Called when playback starts and stops, with the reason for a pause. A loop is not a pause. */
  readonly onStateChange?: ((state: 'playing' | 'paused', pausedBy?: PausedBy) => void) | undefined;
  /** Called with the whole playback state on each visible or audible change. */
  readonly onPlaybackChange?: ((playback: Playback) => void) | undefined;
  /** Called about four times a second during playback. */
  readonly onTimeUpdate?: ((seconds: number) => void) | undefined;
  /** Called once per file, when it has enough data to play. */
  readonly onCanPlay?: (() => void) | undefined;
  /** Called at the end of a clip that does not loop. */
  readonly onEnded?: (() => void) | undefined;
  /** Called when the video leaves full screen. */
  readonly onEndFullscreen?: (() => void) | undefined;
  /** Called when no file of the clip can be played, with the message that the user sees. */
  readonly onError?: ((code: MediaErrorCode, message: string) => void) | undefined;
  /** Called with the first frame; `ms` is the time since the clip was mounted. START is tracked at the same time. */
  readonly onFirstPlay?: ((ms: number) => void) | undefined;
  /** Called after each loop with the number of completed loops. */
  readonly onLoop?: ((count: number) => void) | undefined;
  /** Called once it is known whether the clip plays muted, and on each change. */
  readonly onMuted?: ((isMuted: boolean) => void) | undefined;
  /** Called when a muted clip becomes audible. */
  readonly onUnmuted?: (() => void) | undefined;
  /** Called when the user mutes or unmutes the clip. */
  readonly onUserMuted?: ((isMuted: boolean) => void) | undefined;
  /** Called at 25, 50 and 75 %, once per loop. */
  readonly onQuartile?: ((quartile: Quartile) => void) | undefined;
  /** Called each time playback waits for data, with the number of waits. */
  readonly onWaiting?: ((count: number) => void) | undefined;
  /** Called with the media element once it is mounted. */
  readonly setVideoEl?: ((element: HTMLVideoElement) => void) | undefined;
  /** Receives the START event. @default the `track` of the surrounding `TrackProvider` */
  readonly track?: Track | undefined;
}

/** How a Video plays. */
export interface VideoSettings {
  /** Starts when the clip is in view. @default true */
  readonly autoPlay?: boolean | undefined;
  /**
   * With `auto`, nothing starts automatically for users who prefer reduced motion or save data; `always` ignores these
   * preferences. @default 'auto'
   */
  readonly motion?: 'auto' | 'always' | undefined;
  /** Starts muted. @default false */
  readonly muted?: boolean | undefined;
  /** Initial volume, 0 to 1. @default 0.7 */
  readonly volume?: number | undefined;
  /** Restarts at the end. @default true */
  readonly loop?: boolean | undefined;
  /** Pauses while less than a quarter is in view. @default true */
  readonly pauseOffScreen?: boolean | undefined;
}

/** The controls of a Video. */
export interface VideoControlSettings {
  /**
   * Shows controls, which hide during playback while the user is inactive. Without them, a click on the picture or
   * Space toggles playback, and M toggles mute. @default false
   */
  readonly controls?: boolean | undefined;
  /** Removes the mute button, the volume slider and their keyboard shortcuts. @default false */
  readonly hideMute?: boolean | undefined;
  /** Leaves starting and pausing to the application. @default false */
  readonly hidePlayPause?: boolean | undefined;
  /** Removes the progress bar, the time and their keyboard shortcuts. @default false */
  readonly hideProgressBar?: boolean | undefined;
  /** Hides the title, which is shown in a box at least 300 px high. @default false */
  readonly hideTitle?: boolean | undefined;
  /** Hides the creator, who is shown in a box at least 300 px high. @default false */
  readonly hideAttribution?: boolean | undefined;
  /** Keeps the controls visible during playback. @default false */
  readonly persistentControls?: boolean | undefined;
  /** Starts with captions, if there are any. @default false */
  readonly ccEnabled?: boolean | undefined;
  /** The language of the captions. @default 'en' */
  readonly ccLanguage?: string | undefined;
}

/** The props of an `overlay` component: the props that a `Gif` passes, and the playback state. */
export interface VideoOverlayProps extends GifOverlayProps {
  readonly playback: Playback;
}

export interface VideoProps
  extends VideoCallbacks,
    VideoSettings,
    VideoControlSettings,
    Omit<ComponentPropsWithoutRef<'div'>, 'children' | keyof VideoCallbacks> {
  /** The clip: a GIF with a `video`. */
  readonly gif: Gif;
  /** CSS pixels. The video shrinks with its container. */
  readonly width: number;
  /** CSS pixels. @default from the aspect ratio of the clip */
  readonly height?: number | undefined;
  /** A CSS width such as `100%`. `width` then only selects the file. */
  readonly percentWidth?: string | undefined;
  /** Handles a click on the creator. @default opens the creator's page in a new tab */
  readonly onAttributionClick?: ((gif: Gif) => void) | undefined;
  /** Rendered over the picture and under the controls. `isHovered` is true while the user is active. */
  readonly overlay?: ComponentType<VideoOverlayProps> | undefined;
  /** Overrides the fixed texts. @default English */
  readonly labels?: Partial<VideoLabels> | undefined;
}

/** What a player reads from the latest render of its Video. */
export interface PlayerContext {
  readonly props: VideoProps;
  readonly track: Track | undefined;
  /** Switches to another file of the clip. Returns false if there is none left. */
  tryAnotherFile(): boolean;
}
