import type { Gif, Track } from '@zoetrope/model';
import type { ComponentPropsWithoutRef, ComponentType } from 'react';
import type { GifOverlayProps } from '../gif/tile-props.ts';
import type { MediaErrorCode } from './media-error.ts';
import type { PausedBy, Playback } from './playback.ts';
import type { Quartile } from './playhead.ts';
import type { VideoLabels } from './video-labels.ts';

/** What happens to a video, told to the application. */
export interface VideoCallbacks {
  /** It plays, or no longer does; a loop is no pause. */
  readonly onStateChange?: ((state: 'playing' | 'paused', pausedBy?: PausedBy) => void) | undefined;
  /** Each change of what a viewer sees or hears, with all that is known of it. */
  readonly onPlaybackChange?: ((playback: Playback) => void) | undefined;
  /** About four times a second while it plays. */
  readonly onTimeUpdate?: ((seconds: number) => void) | undefined;
  /** Enough has come to play; once for each file. */
  readonly onCanPlay?: (() => void) | undefined;
  /** At the end, where it does not loop. */
  readonly onEnded?: (() => void) | undefined;
  readonly onEndFullscreen?: (() => void) | undefined;
  /** A file cannot be played (spec §5); its message is what the viewer reads. */
  readonly onError?: ((code: MediaErrorCode, message: string) => void) | undefined;
  /** The first frame plays; ms since the clip was mounted. START is reported beside it. */
  readonly onFirstPlay?: ((ms: number) => void) | undefined;
  /** How many loops are done. */
  readonly onLoop?: ((count: number) => void) | undefined;
  /** Whether it plays without sound, once that is known and whenever it changes. */
  readonly onMuted?: ((isMuted: boolean) => void) | undefined;
  /** The sound has come back. */
  readonly onUnmuted?: (() => void) | undefined;
  /** The viewer has muted or unmuted it. */
  readonly onUserMuted?: ((isMuted: boolean) => void) | undefined;
  /** Once in each loop (spec §9). */
  readonly onQuartile?: ((quartile: Quartile) => void) | undefined;
  /** How often it has had to wait for data. */
  readonly onWaiting?: ((count: number) => void) | undefined;
  /** Is given the media element when it is there. */
  readonly setVideoEl?: ((element: HTMLVideoElement) => void) | undefined;
  /** Takes the START event, instead of the `TrackProvider` around. */
  readonly track?: Track | undefined;
}

/** What is told to the player itself. */
export interface VideoSettings {
  /** Starts by itself when in view. @default true */
  readonly autoPlay?: boolean | undefined;
  /** `auto` starts nothing by itself for viewers who ask for less motion or data; `always` does not ask. @default 'auto' */
  readonly motion?: 'auto' | 'always' | undefined;
  /** Begins without sound. @default false */
  readonly muted?: boolean | undefined;
  /** 0 to 1. @default 0.7 (spec §9) */
  readonly volume?: number | undefined;
  /** @default true */
  readonly loop?: boolean | undefined;
  /** Pauses while less than a quarter is in view. @default true */
  readonly pauseOffScreen?: boolean | undefined;
}

/** Which controls there are. */
export interface VideoControlSettings {
  /** Without them the viewer pauses by a click on the picture or by Space, and mutes by M. @default false */
  readonly controls?: boolean | undefined;
  readonly hideMute?: boolean | undefined;
  /** Leaves the application to start and pause. */
  readonly hidePlayPause?: boolean | undefined;
  readonly hideProgressBar?: boolean | undefined;
  /** The title is there where it has room: in a box 300 px high. */
  readonly hideTitle?: boolean | undefined;
  /** So is the creator. */
  readonly hideAttribution?: boolean | undefined;
  /** Keeps the controls in sight while it plays. @default false */
  readonly persistentControls?: boolean | undefined;
  /** Begins with captions, where there are any. @default false */
  readonly ccEnabled?: boolean | undefined;
  /** The language of the captions. @default 'en' */
  readonly ccLanguage?: string | undefined;
}

/** What an overlay of a video is given: what that of a `Gif` is, and how the clip plays. */
export interface VideoOverlayProps extends GifOverlayProps {
  readonly playback: Playback;
}

export interface VideoProps
  extends VideoCallbacks,
    VideoSettings,
    VideoControlSettings,
    Omit<ComponentPropsWithoutRef<'div'>, 'children' | keyof VideoCallbacks> {
  readonly gif: Gif;
  /** CSS pixels; it shrinks with a narrower container. */
  readonly width: number;
  /** CSS pixels. @default what the clip's proportions give */
  readonly height?: number | undefined;
  /** The width in CSS, `100%` for example; `width` then only chooses the file. */
  readonly percentWidth?: string | undefined;
  /** Takes the click on the creator, who otherwise opens in a new tab. */
  readonly onAttributionClick?: ((gif: Gif) => void) | undefined;
  /** Shown over the picture and under the controls; `isHovered` while a viewer is about. */
  readonly overlay?: ComponentType<VideoOverlayProps> | undefined;
  /** Other words. */
  readonly labels?: Partial<VideoLabels> | undefined;
}
