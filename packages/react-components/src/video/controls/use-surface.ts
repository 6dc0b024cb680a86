import { useEffect } from 'react';
import { useLatest } from '../../viewport/use-latest.ts';
import { wantsToPlay } from '../playback.ts';
import type { VideoView } from '../video-view.ts';
import { setMutedByUser } from './sound-by-user.ts';

/**
 * A click on the picture: it brings back a sound that the browser withheld, else it plays and pauses. With controls a
 * first tap of a finger only brings these; without, a click is left to an application that takes it.
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
        if (props.hidePlayPause || (!props.controls && props.onClick)) return;
        if (!wantsToPlay(playback)) player.current?.play();
        else if (!props.controls || !isFirstTap) player.current?.pause();
      },
      { signal: abort.signal },
    );
    return () => abort.abort();
  }, [video, latest]);
}
