/** @jsxImportSource @emotion/react */
import { Attribution } from '../../attribution/attribution.tsx';
import { wantsToPlay } from '../playback.ts';
import { videoAttributes } from '../video-attributes.ts';
import type { VideoView } from '../video-view.ts';
import { Icon, type IconName } from './icon.tsx';
import { ProgressBar, TimeText } from './progress-bar.tsx';
import type { CaptionState } from './use-captions.ts';
import type { Fullscreen } from './use-display-modes.ts';
import { useRaisedCaptions } from './use-raised-captions.ts';
import { setVolumeByUser, toggleMuteByUser, togglePlay } from './video-actions.ts';
import { controlStyles } from './video-controls.styles.ts';

export interface VideoControlsProps {
  readonly view: VideoView;
  readonly captions: CaptionState;
  readonly fullscreen: Fullscreen;
  /** Undefined if the browser does not support picture-in-picture. */
  readonly togglePictureInPicture: (() => void) | undefined;
  /** Whether the user points at the video, has pressed a key, or has the focus in it. */
  readonly isUserActive: boolean;
}

/** The controls of a video. They hide during playback while the user is inactive. */
export function VideoControls({
  view,
  captions,
  fullscreen,
  togglePictureInPicture,
  isUserActive,
}: VideoControlsProps) {
  const { props, labels, playback } = view;
  const { gif } = props;
  const isPlaying = wantsToPlay(playback);
  // By the message of `VideoProblem`.
  const isCovered = playback.status === 'failed' || playback.status === 'stalled';
  const isVisible = !isCovered && (isUserActive || !isPlaying || props.persistentControls);
  useRaisedCaptions(view.video, { isRaised: Boolean(isVisible) });
  return (
    <div css={controlStyles} {...{ [videoAttributes.controls]: isVisible ? 'shown' : 'hidden' }}>
      <div {...{ [videoAttributes.header]: '' }}>
        {!props.hideTitle && gif.title && <b>{gif.title}</b>}
        {!props.hideAttribution && <Attribution gif={gif} onClick={props.onAttributionClick} labels={labels} />}
      </div>
      <div {...{ [videoAttributes.controlBar]: '' }}>
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
        {captions.isAvailable && (
          <ControlButton
            icon="captions"
            label={labels.captions}
            shortcut="c"
            isPressed={captions.isEnabled}
            onClick={captions.toggle}
          />
        )}
        {togglePictureInPicture && (
          <ControlButton
            icon="picture-in-picture"
            label={labels.pictureInPicture}
            shortcut="i"
            onClick={togglePictureInPicture}
          />
        )}
        {fullscreen.toggle && (
          <ControlButton
            icon={fullscreen.isActive ? 'exit-fullscreen' : 'fullscreen'}
            label={fullscreen.isActive ? labels.exitFullscreen : labels.fullscreen}
            shortcut="f"
            onClick={fullscreen.toggle}
          />
        )}
      </div>
    </div>
  );
}

interface ControlButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** The key with the same effect. */
  readonly shortcut: string;
  /** For a toggle button: whether it is on. */
  readonly isPressed?: boolean | undefined;
  readonly onClick: () => void;
}

function ControlButton({ icon, label, shortcut, isPressed, onClick }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={`${label} (${shortcut})`}
      aria-keyshortcuts={shortcut}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The mute button, and the volume slider, which is visible on hover and focus. */
function SoundControl(view: VideoView) {
  const { isMuted, volume } = view.playback;
  return (
    <span {...{ [videoAttributes.volume]: '' }}>
      <ControlButton
        icon={isMuted ? 'muted' : 'sound'}
        label={isMuted ? view.labels.unmute : view.labels.mute}
        shortcut="m"
        onClick={() => toggleMuteByUser(view)}
      />
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={isMuted ? 0 : volume}
        aria-label={view.labels.volume}
        onChange={({ currentTarget }) => setVolumeByUser(view, Number(currentTarget.value))}
      />
    </span>
  );
}
