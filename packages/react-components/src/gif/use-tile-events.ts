import type { Gif, GifEventType, LayoutType } from '@zoetrope/model';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createSeenWatch } from '../tracking/observe-seen.ts';
import { useTrack } from '../tracking/track-context.tsx';
import { useLatest } from '../viewport/use-latest.ts';
import { noActiveTiles, withActive } from './active-tiles.ts';
import type { GifCallbacks } from './gif-callbacks.ts';
import { fallbackSource } from './media-sources.ts';
import { tileAttributes } from './tile-attributes.ts';

/** Hovering that is meant (spec §9). */
const HOVER_MS = 200;

export interface TileEventsOptions {
  readonly callbacks: GifCallbacks;
  readonly layoutType?: LayoutType | undefined;
  /** The element that takes the handlers. */
  readonly root: RefObject<HTMLElement | null>;
  gifOf(id: string): Gif | undefined;
}

/** One set of handlers on the root of one tile or of many: a tile at rest costs no listener, closure or observer. */
export function useTileEvents(options: TileEventsOptions) {
  const [active, setActive] = useState(noActiveTiles);
  const latest = useLatest({ ...options, track: useTrack(options.callbacks.track) });
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { handlers, watchLoaded, seen } = useMemo(() => {
    const loaded = new WeakSet<EventTarget>();
    let hoveredTile: Element | undefined;

    function at(target: EventTarget, within: string = tileAttributes.tile): { tile: Element; gif: Gif } | undefined {
      const tile = (target as Element).closest(`[${within}]`)?.closest(`[${tileAttributes.tile}]`);
      const gif = tile && latest.current.gifOf(tile.getAttribute(tileAttributes.tile) ?? '');
      return gif ? { tile, gif } : undefined;
    }

    function report(type: GifEventType, gif: Gif, { left, top, width, height }: DOMRectReadOnly): void {
      const { track, layoutType } = latest.current;
      track?.({ type, gif, layoutType, position: { left, top, width, height } });
    }

    const seen = createSeenWatch((gif, entry) => {
      report('SEEN', gif, entry.boundingClientRect);
      latest.current.callbacks.onGifSeen?.(gif, entry);
    });

    function onLoaded(event: SyntheticEvent<HTMLElement>): void {
      const found = at(event.target, tileAttributes.media);
      // The still and the moving file of a tile load one after the other: once is enough.
      if (!found || loaded.has(event.target)) return;
      loaded.add(event.target);
      seen.watch(found.tile, found.gif);
      latest.current.callbacks.onGifVisible?.(found.gif, event);
    }

    function onHovered(event: MouseEvent<HTMLElement>, found: { tile: Element; gif: Gif } | undefined): void {
      if (found?.tile === hoveredTile) return;
      hoveredTile = found?.tile;
      clearTimeout(hover.current);
      setActive((tiles) => withActive(tiles, 'hovered', found?.gif.id));
      if (!found) return;
      const { tile, gif } = found;
      hover.current = setTimeout(() => {
        if (!tile.isConnected) return;
        report('HOVER', gif, tile.getBoundingClientRect());
        latest.current.callbacks.onGifHover?.(gif, event);
      }, HOVER_MS);
    }

    const handlers = {
      onClick(event: MouseEvent<HTMLElement>) {
        const found = at(event.target, tileAttributes.media);
        if (!found) return;
        report('CLICK', found.gif, found.tile.getBoundingClientRect());
        latest.current.callbacks.onGifClick?.(found.gif, event);
      },
      onContextMenu(event: MouseEvent<HTMLElement>) {
        const found = at(event.target, tileAttributes.media);
        if (found) latest.current.callbacks.onGifRightClick?.(found.gif, event);
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const found = at(event.target, tileAttributes.media);
        if (!found) return;
        latest.current.callbacks.onGifKeyDown?.(found.gif, event);
        // A link acts on Enter by itself; Space would scroll the page.
        if (event.defaultPrevented || event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return;
        event.preventDefault();
        event.target.click();
      },
      onMouseOver: (event: MouseEvent<HTMLElement>) => onHovered(event, at(event.target)),
      onMouseLeave: (event: MouseEvent<HTMLElement>) => onHovered(event, undefined),
      onFocus(event: FocusEvent<HTMLElement>) {
        const id = at(event.target)?.gif.id;
        if (id !== undefined) setActive((tiles) => withActive(tiles, 'focused', id));
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        const { currentTarget, relatedTarget } = event;
        const id = relatedTarget && currentTarget.contains(relatedTarget) ? at(relatedTarget)?.gif.id : undefined;
        setActive((tiles) => withActive(tiles, 'focused', id));
      },
      onLoadCapture: onLoaded,
      onErrorCapture({ target }: SyntheticEvent<HTMLElement>) {
        const found = at(target, tileAttributes.media);
        const source =
          found && target instanceof HTMLImageElement && fallbackSource(found.gif, target.getAttribute('src'));
        if (source) (target as HTMLImageElement).src = source;
      },
    };
    /** For images that a server rendered, which may have loaded before anyone listened. */
    function watchLoaded(root: HTMLElement): void {
      for (const image of root.querySelectorAll('img')) {
        const found = image.complete && image.naturalWidth > 0 && at(image, tileAttributes.media);
        if (found) seen.watch(found.tile, found.gif);
      }
    }
    return { handlers, watchLoaded, seen };
  }, [latest]);

  const { root } = options;
  useEffect(() => {
    if (root.current) watchLoaded(root.current);
    return () => {
      clearTimeout(hover.current);
      seen.stop();
    };
  }, [seen, watchLoaded, root]);

  return { handlers, active, setActive };
}
