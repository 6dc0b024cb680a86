import { captionTracks } from '@zoetrope/model';
import { useEffect, useState } from 'react';
import type { VideoView } from '../video-view.ts';

export interface CaptionState {
  /** Whether the clip has captions. */
  readonly isAvailable: boolean;
  readonly isEnabled: boolean;
  toggle(): void;
}

/** Adds the caption tracks to the media element and shows at most one of them. Only a track that is shown is loaded. */
export function useCaptions({ video, props, source }: VideoView): CaptionState {
  const { gif, ccEnabled = false, ccLanguage = 'en' } = props;
  const captions = gif.video?.captions;
  const [isEnabled, setEnabled] = useState(ccEnabled);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source may have another element
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the previous effect adds the tracks
  useEffect(() => {
    const list = video.current?.textTracks;
    const tracks = () => [...(list ?? [])];
    let wasDisabledByBrowser = false;

    function showSelected(): void {
      const selected = isEnabled ? selectTrack(tracks(), ccLanguage) : undefined;
      for (const track of tracks()) track.mode = track === selected ? 'showing' : 'disabled';
    }

    function onChange(): void {
      // Chromium enables a track of its own choice. If the user selects another one in the browser's menu, only that shows.
      const showing = tracks().filter(({ mode }) => mode === 'showing');
      if (showing.length > 1) showSelected();
      // WebKit disables all of several tracks once, if the mode of one has never changed. A later change is the user's.
      if (wasDisabledByBrowser || !isEnabled || showing.length > 0 || tracks().length < 2) return;
      wasDisabledByBrowser = true;
      for (const track of tracks()) track.mode = 'hidden';
      showSelected();
    }

    showSelected();
    // Without a media engine, as in jsdom, the list may not be an event target.
    list?.addEventListener?.('change', onChange);
    return () => list?.removeEventListener?.('change', onChange);
  }, [video, isEnabled, ccLanguage, captions, source]);

  return { isAvailable: captionTracks(captions).length > 0, isEnabled, toggle: () => setEnabled(!isEnabled) };
}

/** Selects a track: the same language, a variant of it, the language that it is a variant of, or the first track. */
export function selectTrack<Track extends { readonly language: string }>(
  tracks: readonly Track[],
  preferredLanguage: string,
): Track | undefined {
  return (
    tracks.find(({ language }) => language === preferredLanguage) ??
    tracks.find(({ language }) => language.startsWith(preferredLanguage)) ??
    tracks.find(({ language }) => preferredLanguage.startsWith(`${language}-`)) ??
    tracks[0]
  );
}
