import { useEffect, useState } from 'react';
import { captionTracks } from '../caption-tracks.ts';
import type { VideoView } from '../video-view.ts';
import { pickTrack } from './pick-track.ts';

export interface CaptionState {
  /** Whether the clip has any. */
  readonly isThere: boolean;
  readonly isOn: boolean;
  toggle(): void;
}

/** Gives the element its captions, and shows those of one language, or none: only what is shown is loaded. */
export function useCaptions({ video, props, source }: VideoView): CaptionState {
  const { gif, ccEnabled = false, ccLanguage = 'en' } = props;
  const captions = gif.video?.captions;
  const [isOn, setIsOn] = useState(ccEnabled);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file may be another element
  useEffect(() => {
    const elements = captionTracks(captions).map(({ language, label, url }) => {
      const track = document.createElement('track');
      return Object.assign(track, { kind: 'captions', srclang: language, label, src: url });
    });
    video.current?.append(...elements);
    return () => {
      for (const element of elements) element.remove();
    };
  }, [video, captions, source]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the tracks are those of the effect before
  useEffect(() => {
    const list = video.current?.textTracks;
    const tracks = () => [...(list ?? [])];
    function apply(): void {
      const wanted = isOn ? pickTrack(tracks(), ccLanguage) : undefined;
      for (const track of tracks()) track.mode = track === wanted ? 'showing' : 'disabled';
    }
    // Chromium adds one that it holds for the best. What a viewer picks in a browser's own menu takes the other's place.
    function onChange(): void {
      if (tracks().filter(({ mode }) => mode === 'showing').length > 1) apply();
    }
    apply();
    // An engine without media may have a plain list.
    list?.addEventListener?.('change', onChange);
    return () => list?.removeEventListener?.('change', onChange);
  }, [video, isOn, ccLanguage, captions, source]);

  return { isThere: captionTracks(captions).length > 0, isOn, toggle: () => setIsOn(!isOn) };
}
