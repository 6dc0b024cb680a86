import type { VideoProps } from './video-props.ts';

/** Without what a video is told: the rest is for its root. */
export function splitVideoProps(props: VideoProps) {
  const { gif, width, height, percentWidth, labels, track, style, ...told } = props;
  const { autoPlay, motion, muted, volume, loop, pauseOffScreen, ...shown } = told;
  const { controls, hideMute, hidePlayPause, hideProgressBar, persistentControls, ccEnabled, ccLanguage, ...tells } =
    shown;
  const { onStateChange, onPlaybackChange, onTimeUpdate, onCanPlay, onEnded, onEndFullscreen, ...others } = tells;
  const { onError, onFirstPlay, onLoop, onMuted, onUnmuted, onUserMuted, onQuartile, onWaiting, ...more } = others;
  const { setVideoEl, ...rest } = more;
  return { gif, width, height, percentWidth, labels, loop: loop ?? true, controls, hidePlayPause, style, rest };
}
