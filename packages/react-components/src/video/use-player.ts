import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTrack } from '../tracking/track-context.tsx';
import { useIsomorphicLayoutEffect, useLatest } from '../viewport/use-latest.ts';
import { attachPlayer, type Player, type PlayerSnapshot } from './attach-player.ts';
import { clampVolume } from './attach-sound.ts';
import { createPlaybackReporter, type PlaybackReporter } from './create-playback-reporter.ts';
import { initialPlayback, NO_CONTENT, type Playback } from './playback.ts';
import type { VideoSource } from './use-video-source.ts';
import type { VideoProps } from './video-props.ts';

export interface UsePlayerOptions extends VideoSource {
  readonly props: VideoProps;
  readonly video: RefObject<HTMLVideoElement | null>;
}

export interface UsePlayerResult {
  readonly playback: Playback;
  /** Undefined until the video is mounted. */
  readonly player: RefObject<Player | undefined>;
}

/** Attaches a player to the media element. Rerenders on each change of state, never per frame. */
export function usePlayer({ props, video, source, tryAnotherFile }: UsePlayerOptions): UsePlayerResult {
  const { gif, muted = false } = props;
  const volume = clampVolume(props.volume);
  const inheritedTrack = useTrack();
  const context = useLatest({ props, track: props.track ?? inheritedTrack, tryAnotherFile });
  const player = useRef<Player>(undefined);
  const snapshot = useRef<PlayerSnapshot>({
    sound: { isMuted: muted, volume },
    shouldPlay: undefined,
    lastReportedState: 'paused',
  });
  const clip = useRef<{ readonly id: string; readonly reporter: PlaybackReporter }>(undefined);
  const [playback, setPlayback] = useState<Playback>(() =>
    initialPlayback({
      hasContent: source !== undefined,
      sound: { isMuted: muted || volume === 0, isMutedByBrowser: false, volume },
    }),
  );

  useIsomorphicLayoutEffect(() => {
    if (!clip.current || clip.current.id !== gif.id) {
      clip.current = { id: gif.id, reporter: createPlaybackReporter(() => context.current) };
      snapshot.current = { ...snapshot.current, shouldPlay: undefined, lastReportedState: 'paused' };
    }
    const element = video.current;
    if (source === undefined || !element) {
      setPlayback((before) => initialPlayback({ hasContent: false, sound: before }));
      console.warn(NO_CONTENT);
      return;
    }
    const attached = attachPlayer(element, {
      getContext: () => context.current,
      reporter: clip.current.reporter,
      snapshot: snapshot.current,
      onChange: setPlayback,
    });
    player.current = attached;
    return () => {
      player.current = undefined;
      snapshot.current = attached.detach();
    };
  }, [gif.id, source, context, video]);

  const hasContent = source !== undefined;
  useEffect(() => {
    const element = hasContent ? video.current : null;
    // An element without a file releases its decoder at once, not at garbage collection. Browsers have few decoders.
    return () => {
      if (!element || element.isConnected) return;
      element.removeAttribute('src');
      element.load();
    };
  }, [hasContent, video]);

  useIsomorphicLayoutEffect(() => {
    snapshot.current = { ...snapshot.current, sound: { ...snapshot.current.sound, isMuted: muted } };
    if (muted) player.current?.mute();
    else player.current?.unmute();
  }, [muted]);

  useIsomorphicLayoutEffect(() => {
    snapshot.current = { ...snapshot.current, sound: { ...snapshot.current.sound, volume } };
    player.current?.setVolume(volume);
  }, [volume]);

  return { playback, player };
}
