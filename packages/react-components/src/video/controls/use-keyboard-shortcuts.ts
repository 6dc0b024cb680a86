import { useEffect } from 'react';
import { useIsomorphicLayoutEffect, useLatest } from '../../viewport/use-latest.ts';
import { videoAttributes } from '../video-attributes.ts';
import type { VideoView } from '../video-view.ts';
import { type Command, type KeyTarget, keyCommand } from './key-command.ts';
import { setVolumeByUser, toggleMuteByUser, togglePlay } from './video-actions.ts';

/** The actions of controls that hold their own state. Undefined if the control is not available. */
export interface ShortcutActions {
  readonly toggleCaptions: (() => void) | undefined;
  readonly toggleFullscreen: (() => void) | undefined;
  readonly togglePictureInPicture: (() => void) | undefined;
}

/**
 * Handles keys while the focus is inside the video. Hidden controls have no shortcuts. Without controls, the keys that
 * toggle playback and mute still work (WCAG 1.4.2, 2.2.2).
 */
export function useKeyboardShortcuts(view: VideoView, actions: ShortcutActions): void {
  const latest = useLatest({ view, actions });
  const { root } = view;
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented) return;
      const { view, actions } = latest.current;
      const command = keyCommand(event, targetOf(event.target), view.video.current?.duration ?? 0);
      const action = command && getAction(command, view, actions);
      if (!action) return;
      event.preventDefault();
      action();
    }
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [root, latest]);
}

/**
 * Makes the root of a video focusable, so that it handles keys after a click on the picture. Without controls it is
 * also a Tab stop, so that users without a pointer can pause it (WCAG 2.2.2).
 */
export function useFocusableRoot({ root, video, props }: Pick<VideoView, 'root' | 'video' | 'props'>): void {
  const { controls, hidePlayPause, hideMute, tabIndex } = props;
  const keyShortcuts = props['aria-keyshortcuts'];
  const isTabStop = !controls && !hidePlayPause;
  useIsomorphicLayoutEffect(() => {
    const element = root.current;
    if (!element || tabIndex !== undefined) return;
    element.tabIndex = isTabStop ? 0 : -1;
    return () => element.removeAttribute('tabindex');
  }, [root, tabIndex, isTabStop]);
  useEffect(() => {
    const element = video.current;
    const onFocus = () => root.current?.focus({ preventScroll: true });
    element?.addEventListener('focus', onFocus);
    return () => element?.removeEventListener('focus', onFocus);
  }, [root, video]);
  useIsomorphicLayoutEffect(() => {
    const element = root.current;
    if (!element || !isTabStop || keyShortcuts !== undefined) return;
    element.setAttribute('aria-keyshortcuts', hideMute ? 'Space' : 'Space M');
    return () => element.removeAttribute('aria-keyshortcuts');
  }, [root, keyShortcuts, isTabStop, hideMute]);
}

function targetOf(target: EventTarget | null): KeyTarget {
  const element = target as HTMLElement;
  if (element.closest(`[${videoAttributes.progress}]`)) return 'progress';
  if ((element as HTMLInputElement).type === 'range') return 'slider';
  if (element.closest('button, a')) return 'button';
  return element.closest('input, textarea, select, [contenteditable]') ? 'text' : 'other';
}

function getAction(command: Command, view: VideoView, actions: ShortcutActions): (() => void) | undefined {
  const { props, playback, player, video } = view;
  if (!props.controls && command.type !== 'play' && command.type !== 'mute') return undefined;
  const seekTo = (time: number) => (props.hideProgressBar ? undefined : () => player.current?.seek(time));
  switch (command.type) {
    case 'play':
      return props.hidePlayPause ? undefined : () => togglePlay(view);
    case 'mute':
      return props.hideMute ? undefined : () => toggleMuteByUser(view);
    case 'volume':
      return props.hideMute ? undefined : () => setVolumeByUser(view, playback.volume + command.by);
    case 'seek':
      return seekTo((video.current?.currentTime ?? 0) + command.by);
    case 'seek-to':
      return seekTo((video.current?.duration ?? 0) * command.fraction);
    case 'captions':
      return actions.toggleCaptions;
    case 'fullscreen':
      return actions.toggleFullscreen;
    case 'picture-in-picture':
      return actions.togglePictureInPicture;
  }
}
