import { useEffect } from 'react';
import { useLatest } from '../../viewport/use-latest.ts';
import { wantsToPlay } from '../playback.ts';
import type { VideoView } from '../video-view.ts';
import { setMutedByUser } from './sound-by-user.ts';

/**
 * A click on the picture: it brings back a sound that the browser withheld; with controls it plays and pauses, but for a
 * first tap of a finger, which only brings the controls.
 */
export function useSurface(view: VideoView, isShown: boolean): void {
  const latest = useLatest({ view, isShown });
  const { video } = view;
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const abort = new AbortController();
    let isFirstTap = false;
    element.addEventListener(
      'pointerdown',
      ({ pointerType }) => {
        isFirstTap = pointerType === 'touch' && !latest.current.isShown;
      },
      { signal: abort.signal },
    );
    element.addEventListener(
      'click',
      () => {
        const { playback, player, props } = latest.current.view;
        if (playback.isMutedByBrowser && !props.hideMute) return setMutedByUser(latest.current.view, false);
        if (!props.controls || props.hidePlayPause) return;
        if (!wantsToPlay(playback)) player.current?.play();
        else if (!isFirstTap) player.current?.pause();
      },
      { signal: abort.signal },
    );
    return () => abort.abort();
  }, [video, latest]);
}
