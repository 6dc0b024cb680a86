import { videoAttributes } from '../video-attributes.ts';
import type { VideoView } from '../video-view.ts';
import { ControlButton } from './control-button.tsx';
import { setMutedByUser, setVolumeByUser } from './sound-by-user.ts';

/** Mutes and unmutes; beside it, while it is pointed at or focused, the volume. */
export function SoundControl(view: VideoView) {
  const { isMuted, volume } = view.playback;
  return (
    <span {...{ [videoAttributes.volume]: '' }}>
      <ControlButton
        icon={isMuted ? 'muted' : 'sound'}
        label={isMuted ? view.labels.unmute : view.labels.mute}
        shortcut="m"
        onClick={() => setMutedByUser(view, !isMuted)}
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
