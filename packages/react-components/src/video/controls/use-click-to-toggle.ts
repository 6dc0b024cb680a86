import { useEffect } from 'react';
import { useLatest } from '../../viewport/use-latest.ts';
import { wantsToPlay } from '../playback.ts';
import type { VideoView } from '../video-view.ts';
import { unmuteByUser } from './video-actions.ts';

export interface ClickToToggleOptions extends VideoView {
  readonly isUserActive: boolean;
}

/**
 * Handles a click on the picture: it restores sound that the browser blocked, otherwise it toggles playback. With
 * controls, the first tap only shows them. Without controls, the application's `onClick` replaces it.
 */
export function useClickToToggle(options: ClickToToggleOptions): void {
  const latest = useLatest(options);
  const { video } = options;
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const abort = new AbortController();
    const { signal } = abort;
    let isFirstTap = false;

    function onPointerDown({ pointerType }: PointerEvent): void {
      isFirstTap = pointerType === 'touch' && !latest.current.isUserActive;
    }

    function onClick(): void {
      const { playback, player, props } = latest.current;
      if (playback.isMutedByBrowser && !props.hideMute) {
        unmuteByUser(latest.current);
        return;
      }
      const isHandledByApplication = !props.controls && props.onClick;
      if (props.hidePlayPause || isHandledByApplication) return;
      if (!wantsToPlay(playback)) player.current?.play();
      else if (!props.controls || !isFirstTap) player.current?.pause();
    }

    element.addEventListener('pointerdown', onPointerDown, { signal });
    element.addEventListener('click', onClick, { signal });
    return () => abort.abort();
  }, [video, latest]);
}
