import { type HTMLAttributes, type SyntheticEvent, useRef } from 'react';
import { createLater, type Later } from '../later/create-later.ts';
import { useTrack } from '../tracking/track-context.tsx';
import { useIsomorphicLayoutEffect } from '../viewport/use-isomorphic-layout-effect.ts';
import { useLatest } from '../viewport/use-latest.ts';
import { tellAtOnce } from './tell-at-once.ts';
import type { Behaviour, LaterPart, TileHost } from './tile-host.ts';

/** The first one only where an application is told of loads: what a tile itself does after one needs no React. */
const HANDLERS = [
  'onLoadCapture',
  'onClick',
  'onContextMenu',
  'onKeyDown',
  'onMouseOver',
  'onMouseLeave',
  'onFocus',
  'onBlur',
] as const;

type Handlers = Pick<HTMLAttributes<HTMLElement>, (typeof HANDLERS)[number]>;

/**
 * The handlers for an element of tiles. One set serves them all: a tile at rest costs no listener, closure or observer.
 * Clicks are told at once; all else is for the behaviour, which `load` brings after the first paint, and which
 * then says by `show` what the tiles look like. `given` are the application's own handlers for the same element.
 */
export function useTiles<H extends TileHost, L>(
  load: () => Promise<LaterPart<H, L>>,
  host: Omit<H, 'track'>,
  show: (looks: L) => void,
  given?: Handlers,
): Handlers {
  const inherited = useTrack();
  const latest = useLatest({ ...host, track: host.props.track ?? inherited } as H);
  const later = useRef<Later<Behaviour>>(undefined);
  useIsomorphicLayoutEffect(() => later.current?.now()?.onCommit?.());
  useIsomorphicLayoutEffect(() => {
    const started = createLater(async () => {
      const { createBehaviour } = await load();
      return () => createBehaviour(() => latest.current, show);
    });
    later.current = started;
    // Behind the images of the commit that follows the measuring; of a part that has come already, the first frame can have
    // the looks, and no second one is needed.
    queueMicrotask(() => queueMicrotask(started.need));
    return started.stop;
  }, [load, latest, show]);

  return Object.fromEntries(
    HANDLERS.slice(host.props.onGifVisible ? 0 : 1).map((name) => [
      name,
      (event: SyntheticEvent<HTMLElement>) => {
        const at = performance.now();
        (given?.[name] as ((event: SyntheticEvent) => void) | undefined)?.(event);
        if (name === 'onClick') tellAtOnce(latest.current, event);
        // A key that comes early is the browser's: what it does cannot be prevented afterwards.
        else if (name === 'onKeyDown') later.current?.now()?.onEvent(event, at);
        else later.current?.need((behaviour) => behaviour.onEvent(event, at));
      },
    ]),
  ) as Handlers;
}
