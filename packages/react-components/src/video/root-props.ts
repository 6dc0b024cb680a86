import type { VideoCallbacks, VideoControlSettings, VideoProps, VideoSettings } from './video-props.ts';

type Own =
  | keyof (VideoCallbacks & VideoControlSettings & VideoSettings)
  | 'gif'
  | 'width'
  | 'height'
  | 'percentWidth'
  | 'labels'
  | 'overlay'
  | 'onAttributionClick';

/** As a pattern, since a bundler writes each name of a destructuring twice. */
const OWN =
  /^(gif|width|height|percentWidth|labels|overlay|autoPlay|motion|muted|volume|loop|pauseOffScreen|controls|persistentControls|hide(Mute|PlayPause|ProgressBar|Title|Attribution)|cc(Enabled|Language)|on(StateChange|PlaybackChange|TimeUpdate|CanPlay|Ended|EndFullscreen|Error|FirstPlay|Loop|Muted|Unmuted|UserMuted|Quartile|Waiting|AttributionClick)|setVideoEl|track)$/;

/** What of the props is for the root. */
export function rootProps(props: VideoProps): Omit<VideoProps, Own> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !OWN.test(name))) as Omit<VideoProps, Own>;
}
