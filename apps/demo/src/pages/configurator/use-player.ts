import { attachController, type EmbedController } from '@zoetrope/embed/controller';
import { useEffect, useState } from 'react';

const HEARD = ['play', 'pause', 'ended', 'error', 'favorite', 'resize'] as const;
/** Lines that are kept. */
const MOST_LINES = 30;

export interface PlayerLine {
  readonly id: number;
  readonly text: string;
}

export interface Player {
  readonly controller: EmbedController | undefined;
  /** What the frame has said, newest first. */
  readonly lines: readonly PlayerLine[];
}

/** Speaks with the embed page in a frame, for as long as that shows this address. */
export function usePlayer(frame: HTMLIFrameElement | null, address: string): Player {
  const [controller, setController] = useState<EmbedController>();
  const [lines, setLines] = useState<readonly PlayerLine[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another player in the same frame
  useEffect(() => {
    if (frame === null) return;
    const player = attachController(frame);
    let count = 0;
    const say = (text: string) => {
      count += 1;
      const line = { id: count, text };
      setLines((before) => [line, ...before].slice(0, MOST_LINES));
    };
    setLines([]);
    setController(player);
    player.ready.then(
      ({ methods }) => say(`ready, ${methods.length} methods`),
      () => undefined,
    );
    for (const name of HEARD) {
      player.on(name, (value: unknown) => say(value === undefined ? name : `${name} ${JSON.stringify(value)}`));
    }
    return () => player.destroy();
  }, [frame, address]);

  return { controller, lines };
}
