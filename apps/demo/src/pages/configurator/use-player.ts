import { attachController, type EmbedController } from '@zoetrope/embed/controller';
import { useEffect, useState } from 'react';

const LOGGED_EVENTS = ['play', 'pause', 'ended', 'error', 'favorite', 'resize'] as const;
/** Length of the log. */
const MAX_LINES = 30;

export interface PlayerLine {
  readonly id: number;
  readonly text: string;
}

export interface Player {
  readonly controller: EmbedController | undefined;
  /** Events of the player, newest first. */
  readonly lines: readonly PlayerLine[];
}

/** Attaches a controller to the embed page in an iframe, and logs its events. */
export function usePlayer(frame: HTMLIFrameElement | null, url: string): Player {
  const [controller, setController] = useState<EmbedController>();
  const [lines, setLines] = useState<readonly PlayerLine[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new URL loads a new player in the same iframe
  useEffect(() => {
    if (frame === null) return;
    const player = attachController(frame);
    let count = 0;
    const log = (text: string) => {
      count += 1;
      const line = { id: count, text };
      setLines((before) => [line, ...before].slice(0, MAX_LINES));
    };
    setLines([]);
    setController(player);
    player.ready.then(
      ({ methods }) => log(`ready, ${methods.length} methods`),
      () => undefined,
    );
    for (const name of LOGGED_EVENTS) {
      player.on(name, (value: unknown) => log(value === undefined ? name : `${name} ${JSON.stringify(value)}`));
    }
    return () => player.destroy();
  }, [frame, url]);

  return { controller, lines };
}
