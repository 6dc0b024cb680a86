import { type HTMLAttributes, type SyntheticEvent, useRef } from 'react';
import { createLater, type Later } from '../later/create-later.ts';
import { useTrack } from '../tracking/track-context.tsx';
import { useIsomorphicLayoutEffect } from '../viewport/use-isomorphic-layout-effect.ts';
import { useLatest } from '../viewport/use-latest.ts';
import { tellAtOnce } from './tell-at-once.ts';
import type { Behaviour, CreateBehaviour, TileHost } from './tile-host.ts';

const HANDLERS = [
  'onClick',
  'onContextMenu',
  'onKeyDown',
  'onMouseOver',
  'onMouseLeave',
  'onFocus',
  'onBlur',
  'onLoadCapture',
  'onErrorCapture',
] as const;

type Handlers = Pick<HTMLAttributes<HTMLElement>, (typeof HANDLERS)[number]>;

/**
 * The handlers for an element of tiles. One set serves them all: a tile at rest costs no listener, closure or observer.
 * Clicks are told at once; all else is for the behaviour, which `load` brings after the first paint, and which
 * then says by `show` what the tiles look like. `given` are the application's own handlers for the same element.
 */
export function useTiles<H extends TileHost, L>(
  load: () => Promise<CreateBehaviour<H, L>>,
  host: Omit<H, 'track'>,
  show: (looks: L) => void,
  given: Handlers = {},
): Handlers {
  const inherited = useTrack();
  const latest = useLatest({ ...host, track: host.props.track ?? inherited } as H);
  const later = useRef<Later<Behaviour>>(undefined);
  useIsomorphicLayoutEffect(() => later.current?.now()?.onCommit?.());
  useIsomorphicLayoutEffect(() => {
    const started = createLater(async () => {
      const create = await load();
      return () => create(() => latest.current, show);
    });
    later.current = started;
    // Behind all that the first commit has asked for.
    const timer = setTimeout(started.need);
    return () => {
      clearTimeout(timer);
      started.stop();
    };
  }, [load, latest, show]);

  function onEvent(event: SyntheticEvent<HTMLElement>): void {
    const at = performance.now();
    if (event.type === 'click') tellAtOnce(latest.current, event);
    // A key that comes early is the browser's: what it does cannot be prevented afterwards.
    else if (event.type === 'keydown') later.current?.now()?.onEvent(event, at);
    else later.current?.need((behaviour) => behaviour.onEvent(event, at));
  }

  return Object.fromEntries(
    HANDLERS.map((name) => [
      name,
      (event: SyntheticEvent<HTMLElement>) => {
        (given[name] as ((event: SyntheticEvent) => void) | undefined)?.(event);
        onEvent(event);
      },
    ]),
  ) as Handlers;
}
