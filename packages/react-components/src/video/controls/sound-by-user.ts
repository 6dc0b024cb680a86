import type { VideoView } from '../video-view.ts';

/** The viewer mutes or unmutes. */
export function setMutedByUser({ player, props }: Pick<VideoView, 'player' | 'props'>, isMuted: boolean): void {
  player.current?.setMuted(isMuted);
  if (!isMuted) player.current?.makeAudible();
  props.onUserMuted?.(isMuted);
}

/** The viewer changes the volume, which unmutes. */
export function setVolumeByUser({ player, props, playback }: VideoView, volume: number): void {
  player.current?.setVolume(volume);
  if (playback.isMuted && volume > 0) setMutedByUser({ player, props }, false);
}
