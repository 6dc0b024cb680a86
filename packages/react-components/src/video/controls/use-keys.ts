import { useEffect } from 'react';
import { useLatest } from '../../viewport/use-latest.ts';
import { wantsToPlay } from '../playback.ts';
import { videoAttributes } from '../video-attributes.ts';
import type { VideoView } from '../video-view.ts';
import { type Command, type KeyTarget, keyCommand } from './key-command.ts';
import { setMutedByUser, setVolumeByUser } from './sound-by-user.ts';

/** What a key does that is no button of its own here; undefined where that is not there. */
export interface KeyActions {
  readonly captions: (() => void) | undefined;
  readonly fullscreen: (() => void) | undefined;
  readonly pictureInPicture: (() => void) | undefined;
}

/**
 * The keys of a video while the focus is within it. Keys of parts that are hidden do nothing; without controls there are
 * those that pause and mute, which everybody must be able to do (WCAG 1.4.2, 2.2.2).
 */
export function useKeys(view: VideoView, actions: KeyActions): void {
  const latest = useLatest({ view, actions });
  const { root } = view;
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    function onKey(event: KeyboardEvent): void {
      const { view, actions } = latest.current;
      if (event.defaultPrevented) return;
      const command = keyCommand(event, targetOf(event.target), view.video.current?.duration ?? 0);
      const act = command && actionOf(command, view, actions);
      if (!act) return;
      event.preventDefault();
      act();
    }
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [root, latest]);
}

function targetOf(target: EventTarget | null): KeyTarget {
  const element = target as HTMLElement;
  if (element.closest(`[${videoAttributes.progress}]`)) return 'progress';
  if ((element as HTMLInputElement).type === 'range') return 'slider';
  if (element.closest('button, a')) return 'button';
  return element.closest('input, textarea, select, [contenteditable]') ? 'text' : 'other';
}

function actionOf(command: Command, view: VideoView, actions: KeyActions): (() => void) | undefined {
  const { props, playback, player, video } = view;
  if (!props.controls && command.type !== 'play' && command.type !== 'mute') return undefined;
  const seekTo = (time: number) => (props.hideProgressBar ? undefined : () => player.current?.seek(time));
  switch (command.type) {
    case 'play':
      return props.hidePlayPause ? undefined : () => togglePlay(view);
    case 'mute':
      return props.hideMute ? undefined : () => setMutedByUser(view, !playback.isMuted);
    case 'volume':
      return props.hideMute ? undefined : () => setVolumeByUser(view, playback.volume + command.by);
    case 'seek':
      return seekTo((video.current?.currentTime ?? 0) + command.by);
    case 'seek-to':
      return seekTo((video.current?.duration ?? 0) * command.part);
    case 'captions':
      return actions.captions;
    case 'fullscreen':
      return actions.fullscreen;
    case 'picture-in-picture':
      return actions.pictureInPicture;
  }
}

export function togglePlay({ playback, player }: VideoView): void {
  if (wantsToPlay(playback)) player.current?.pause();
  else player.current?.play();
}
