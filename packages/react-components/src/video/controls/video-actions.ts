import { wantsToPlay } from '../playback.ts';
import type { VideoView } from '../video-view.ts';

export function togglePlay({ playback, player }: Pick<VideoView, 'playback' | 'player'>): void {
  if (wantsToPlay(playback)) player.current?.pause();
  else player.current?.play();
}

function muteByUser({ player, props }: Pick<VideoView, 'player' | 'props'>): void {
  player.current?.mute();
  props.onUserMuted?.(true);
}

/** Restores the last audible volume. */
export function unmuteByUser({ player, props }: Pick<VideoView, 'player' | 'props'>): void {
  player.current?.unmute();
  player.current?.makeAudible();
  props.onUserMuted?.(false);
}

export function toggleMuteByUser(view: VideoView): void {
  if (view.playback.isMuted) unmuteByUser(view);
  else muteByUser(view);
}

/** Changes the volume, 0 to 1. An audible volume unmutes. */
export function setVolumeByUser(view: VideoView, volume: number): void {
  view.player.current?.setVolume(volume);
  if (view.playback.isMuted && volume > 0) unmuteByUser(view);
}
