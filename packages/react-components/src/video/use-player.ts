import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTrack } from '../tracking/track-context.tsx';
import { useIsomorphicLayoutEffect } from '../viewport/use-isomorphic-layout-effect.ts';
import { useLatest } from '../viewport/use-latest.ts';
import { attachPlayer, type Player } from './attach-player.ts';
import { createTeller, type Teller } from './create-teller.ts';
import { beginPlayback, type Playback } from './playback.ts';
import { clampVolume, type SoundWish } from './sound-wish.ts';
import { videoLabels } from './video-labels.ts';
import type { VideoProps } from './video-props.ts';

export interface PlayerElements {
  readonly root: RefObject<Element | null>;
  readonly video: RefObject<HTMLVideoElement | null>;
}

/** The video as it stands, and its player while it is mounted. It renders for each change of state, and for no frame. */
export function usePlayer(
  props: VideoProps,
  { root, video }: PlayerElements,
  source: string | undefined,
  tryAnotherFile: () => boolean,
): readonly [Playback, RefObject<Player | undefined>] {
  const { gif, muted = false } = props;
  const volume = clampVolume(props.volume);
  const inherited = useTrack();
  const latest = useLatest({ props, track: props.track ?? inherited, root: () => root.current, tryAnotherFile });
  const player = useRef<Player>(undefined);
  const wish = useRef<SoundWish>({ isMuted: muted, volume });
  const clip = useRef<{ readonly id: string; readonly teller: Teller }>(undefined);
  const [playback, show] = useState<Playback>(() =>
    beginPlayback(source !== undefined, { isMuted: muted || volume === 0, isMutedByBrowser: false, volume }),
  );

  useIsomorphicLayoutEffect(() => {
    if (clip.current?.id !== gif.id) clip.current = { id: gif.id, teller: createTeller(() => latest.current) };
    const element = video.current;
    if (source === undefined || !element) {
      show((before) => beginPlayback(false, before));
      console.warn(videoLabels.noContent);
      return;
    }
    const attached = attachPlayer(element, () => latest.current, clip.current.teller, wish.current, show);
    player.current = attached;
    return () => {
      wish.current = attached.wish();
      player.current = undefined;
      attached.stop();
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
    if (player.current && player.current.wish().isMuted !== muted) player.current.setMuted(muted);
    else wish.current = { ...wish.current, isMuted: muted };
  }, [muted]);

  useIsomorphicLayoutEffect(() => {
    if (player.current) player.current.setVolume(volume);
    else wish.current = { ...wish.current, volume };
  }, [volume]);

  return [playback, player];
}
