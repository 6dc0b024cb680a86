import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTrack } from '../tracking/track-context.tsx';
import { useIsomorphicLayoutEffect } from '../viewport/use-isomorphic-layout-effect.ts';
import { useLatest } from '../viewport/use-latest.ts';
import { attachPlayer, type Carried, type Player } from './attach-player.ts';
import { createTeller, type Teller } from './create-teller.ts';
import { NO_CONTENT } from './no-content.ts';
import { beginPlayback, type Playback } from './playback.ts';
import { clampVolume } from './sound-wish.ts';
import type { VideoProps } from './video-props.ts';

/** The video as it stands, and its player while it is mounted. It renders for each change of state, and for no frame. */
export function usePlayer(
  props: VideoProps,
  video: RefObject<HTMLVideoElement | null>,
  source: string | undefined,
  tryAnotherFile: () => boolean,
): readonly [Playback, RefObject<Player | undefined>] {
  const { gif, muted = false } = props;
  const volume = clampVolume(props.volume);
  const inherited = useTrack();
  const latest = useLatest({ props, track: props.track ?? inherited, tryAnotherFile });
  const player = useRef<Player>(undefined);
  const carried = useRef<Carried>({ sound: { isMuted: muted, volume }, isWanted: undefined, told: 'paused' });
  const clip = useRef<{ readonly id: string; readonly teller: Teller }>(undefined);
  const [playback, show] = useState<Playback>(() =>
    beginPlayback(source !== undefined, { isMuted: muted || volume === 0, isMutedByBrowser: false, volume }),
  );

  useIsomorphicLayoutEffect(() => {
    if (!clip.current || clip.current.id !== gif.id) {
      clip.current = { id: gif.id, teller: createTeller(() => latest.current) };
      carried.current = { ...carried.current, isWanted: undefined, told: 'paused' };
    }
    const element = video.current;
    if (source === undefined || !element) {
      show((before) => beginPlayback(false, before));
      console.warn(NO_CONTENT);
      return;
    }
    const attached = attachPlayer(element, () => latest.current, clip.current.teller, carried.current, show);
    player.current = attached;
    return () => {
      player.current = undefined;
      carried.current = attached.stop();
    };
  }, [gif.id, source, latest, video]);

  const hasContent = source !== undefined;
  useEffect(() => {
    const element = hasContent ? video.current : null;
    // A decoder is held until its file is let go, which a garbage collector may do late: browsers have few.
    return () => {
      if (!element || element.isConnected) return;
      element.removeAttribute('src');
      element.load();
    };
  }, [hasContent, video]);

  useIsomorphicLayoutEffect(() => {
    carried.current = { ...carried.current, sound: { ...carried.current.sound, isMuted: muted } };
    player.current?.setMuted(muted);
  }, [muted]);

  useIsomorphicLayoutEffect(() => {
    carried.current = { ...carried.current, sound: { ...carried.current.sound, volume } };
    player.current?.setVolume(volume);
  }, [volume]);

  return [playback, player];
}
