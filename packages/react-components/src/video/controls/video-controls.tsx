/** @jsxImportSource @emotion/react */
import { Attribution } from '../../attribution/attribution.tsx';
import { wantsToPlay } from '../playback.ts';
import { videoAttributes } from '../video-attributes.ts';
import type { VideoView } from '../video-view.ts';
import { ControlButton } from './control-button.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SoundControl } from './sound-control.tsx';
import { TimeText } from './time-text.tsx';
import type { CaptionState } from './use-captions.ts';
import type { Fullscreen } from './use-fullscreen.ts';
import { togglePlay } from './use-keys.ts';
import { controlStyles } from './video-controls.styles.ts';

export interface VideoControlsProps {
  readonly view: VideoView;
  readonly captions: CaptionState;
  readonly fullscreen: Fullscreen;
  /** Undefined where the browser has no window of its own for a film. */
  readonly pictureInPicture: (() => void) | undefined;
  /** Whether a viewer is about. */
  readonly isShown: boolean;
}

/** Everything a viewer does to a video. It goes while the video plays and nobody is about. */
export function VideoControls({ view, captions, fullscreen, pictureInPicture, isShown }: VideoControlsProps) {
  const { props, labels, playback } = view;
  const { gif } = props;
  const isPlaying = wantsToPlay(playback);
  const isCovered = playback.status === 'failed' || playback.status === 'stalled';
  const isInSight = !isCovered && (isShown || !isPlaying || props.persistentControls);
  return (
    <div css={controlStyles} {...{ [videoAttributes.controls]: isInSight ? 'shown' : 'hidden' }}>
      <div {...{ [videoAttributes.head]: '' }}>
        {!props.hideTitle && gif.title && <b>{gif.title}</b>}
        {!props.hideAttribution && <Attribution gif={gif} onClick={props.onAttributionClick} labels={labels} />}
      </div>
      <div {...{ [videoAttributes.bar]: '' }}>
        {!props.hideProgressBar && <ProgressBar {...view} />}
        {!props.hidePlayPause && (
          <ControlButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? labels.pause : labels.play}
            shortcut="k"
            onClick={() => togglePlay(view)}
          />
        )}
        {!props.hideMute && <SoundControl {...view} />}
        {!props.hideProgressBar && <TimeText {...view} />}
        <i />
        {captions.isThere && (
          <ControlButton
            icon="captions"
            label={labels.captions}
            shortcut="c"
            isPressed={captions.isOn}
            onClick={captions.toggle}
          />
        )}
        {pictureInPicture && (
          <ControlButton
            icon="picture-in-picture"
            label={labels.pictureInPicture}
            shortcut="i"
            onClick={pictureInPicture}
          />
        )}
        {fullscreen.toggle && (
          <ControlButton
            icon={fullscreen.isOn ? 'exit-fullscreen' : 'fullscreen'}
            label={fullscreen.isOn ? labels.exitFullscreen : labels.fullscreen}
            shortcut="f"
            onClick={fullscreen.toggle}
          />
        )}
      </div>
    </div>
  );
}
