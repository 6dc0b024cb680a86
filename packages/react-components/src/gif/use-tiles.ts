import { type HTMLAttributes, type SyntheticEvent, useRef } from 'react';
import { createLazy, type Lazy } from '../lazy/create-lazy.ts';
import { useTrack } from '../tracking/track-context.tsx';
import { useIsomorphicLayoutEffect, useLatest } from '../viewport/use-latest.ts';
import { handleClick } from './tile-events.ts';
import type { InteractionsModule, TileHost, WidgetController } from './tile-host.ts';

export type TileHandlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onLoadCapture' | 'onClick' | 'onContextMenu' | 'onKeyDown' | 'onMouseOver' | 'onMouseLeave' | 'onFocus' | 'onBlur'
>;

export interface UseTilesOptions<H extends TileHost, R> {
  /** Loads the interactive part, after the first paint. */
  readonly load: () => Promise<InteractionsModule<H, R>>;
  readonly host: Omit<H, 'track'>;
  /** Called with a new renderer whenever the tiles or controls change. */
  readonly render: (renderer: R) => void;
  /** The application's own handlers for the same element. */
  readonly handlers?: TileHandlers | undefined;
}

/**
 * Returns the event handlers for an element that contains tiles. One set serves all tiles, so that an idle tile has no
 * listener, closure or observer. Clicks are handled at once; the interactive part handles all other events.
 */
export function useTiles<H extends TileHost, R>(options: UseTilesOptions<H, R>): TileHandlers {
  const { load, host, render, handlers } = options;
  const inheritedTrack = useTrack();
  const latest = useLatest({ ...host, track: host.props.track ?? inheritedTrack } as H);
  const lazyController = useRef<Lazy<WidgetController>>(undefined);
  useIsomorphicLayoutEffect(() => lazyController.current?.peek()?.onCommit?.());
  useIsomorphicLayoutEffect(() => {
    const lazy = createLazy(async () => {
      const { createController } = await load();
      return () => createController(() => latest.current, render);
    });
    lazyController.current = lazy;
    // After the images of the commit that follows the measurement. A module that has already loaded renders within the
    // first frame.
    queueMicrotask(() => queueMicrotask(lazy.load));
    return lazy.stop;
  }, [load, latest, render]);

  /** Calls the application's handler, then loads the controller and passes the event on. */
  function dispatch<E extends SyntheticEvent<HTMLElement>>(event: E, handler?: (event: E) => void): void {
    const time = performance.now();
    handler?.(event);
    lazyController.current?.load((controller) => controller.onEvent(event, time));
  }

  return {
    // React listens for `load` on every image if this is set, so it is set only for an application that needs it.
    onLoadCapture: host.props.onGifVisible
      ? (event) => dispatch(event, handlers?.onLoadCapture)
      : handlers?.onLoadCapture,
    onClick(event) {
      handlers?.onClick?.(event);
      handleClick(latest.current, event);
    },
    onContextMenu: (event) => dispatch(event, handlers?.onContextMenu),
    onKeyDown(event) {
      const time = performance.now();
      handlers?.onKeyDown?.(event);
      // An earlier key keeps its default action, which cannot be prevented afterwards.
      lazyController.current?.peek()?.onEvent(event, time);
    },
    onMouseOver: (event) => dispatch(event, handlers?.onMouseOver),
    onMouseLeave: (event) => dispatch(event, handlers?.onMouseLeave),
    onFocus: (event) => dispatch(event, handlers?.onFocus),
    onBlur: (event) => dispatch(event, handlers?.onBlur),
  };
}
