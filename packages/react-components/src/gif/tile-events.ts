import type { Gif, GifEventType, LayoutType, Track } from '@zoetrope/model';
import type { FocusEvent, KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import type { Need } from '../later/create-later.ts';
import type { GifCallbacks } from './gif-callbacks.ts';
import type { createMediaWatch, MediaWatch } from './media-watch.ts';
import { tileAttributes } from './tile-attributes.ts';

/** Hovering that is meant, in ms (spec §9). */
const HOVER_MS = 200;

/** What comes later, of which the handlers need a part. */
export type NeedMediaWatch = Need<{ readonly createMediaWatch: typeof createMediaWatch }>;

/** What the handlers need to know at the moment of an event. */
export interface TileEventsContext {
  readonly callbacks: GifCallbacks;
  readonly track: Track | undefined;
  readonly layoutType: LayoutType | undefined;
  gifOf(id: string): Gif | undefined;
}

type OnActive = (by: 'hovered' | 'focused', id: string | undefined) => void;

interface Found {
  readonly tile: Element;
  readonly gif: Gif;
}

/** One set of handlers for the root of one tile or of many: a tile at rest costs no listener, closure or observer. */
export function createTileEvents(context: () => TileEventsContext, onActive: OnActive, need: NeedMediaWatch) {
  const loaded = new WeakSet<EventTarget>();
  let watch: MediaWatch | undefined;
  let hovered: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The tile around a target, where that is within the given part of it. */
  function find(target: EventTarget | null, part: string = tileAttributes.media): Found | undefined {
    const tile = (target as Element | null)?.closest?.(`[${part}]`)?.closest(`[${tileAttributes.tile}]`);
    const gif = tile && context().gifOf(tile.getAttribute(tileAttributes.tile) ?? '');
    return gif ? { tile, gif } : undefined;
  }

  function report(type: GifEventType, { tile, gif }: Found): void {
    const { track, layoutType } = context();
    const { left, top, width, height } = tile.getBoundingClientRect();
    track?.({ type, gif, layoutType, position: { left, top, width, height } });
  }

  function withWatch(use: (watch: MediaWatch) => void): void {
    need(({ createMediaWatch }) => {
      watch ??= createMediaWatch((gif, entry) => {
        report('SEEN', { tile: entry.target, gif });
        context().callbacks.onGifSeen?.(gif, entry);
      });
      use(watch);
    });
  }

  function onHovered(event: MouseEvent<HTMLElement>, found?: Found): void {
    if (found?.tile === hovered) return;
    hovered = found?.tile;
    clearTimeout(timer);
    onActive('hovered', found?.gif.id);
    if (!found) return;
    need();
    timer = setTimeout(() => {
      if (!found.tile.isConnected) return;
      report('HOVER', found);
      context().callbacks.onGifHover?.(found.gif, event);
    }, HOVER_MS);
  }

  const handlers = {
    onClick(event: MouseEvent<HTMLElement>) {
      const found = find(event.target);
      if (!found) return;
      report('CLICK', found);
      context().callbacks.onGifClick?.(found.gif, event);
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      const found = find(event.target);
      if (found) context().callbacks.onGifRightClick?.(found.gif, event);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const found = find(event.target);
      if (!found) return;
      context().callbacks.onGifKeyDown?.(found.gif, event);
      const { key, target } = event;
      // A link acts on Enter by itself; Space would scroll the page.
      if (event.defaultPrevented || key !== ' ' || !(target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      target.click();
    },
    onMouseOver: (event: MouseEvent<HTMLElement>) => onHovered(event, find(event.target, tileAttributes.tile)),
    onMouseLeave: (event: MouseEvent<HTMLElement>) => onHovered(event),
    onFocus(event: FocusEvent<HTMLElement>) {
      need();
      const found = find(event.target, tileAttributes.tile);
      if (found) onActive('focused', found.gif.id);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      // Within the list the new tile tells of itself.
      if (!currentTarget.contains(relatedTarget)) onActive('focused', undefined);
    },
    onLoadCapture(event: SyntheticEvent<HTMLElement>) {
      const found = find(event.target);
      // The still and the moving file of a tile load one after the other: once is enough.
      if (!found || loaded.has(event.target)) return;
      loaded.add(event.target);
      withWatch((watch) => watch.watch(found.tile, found.gif));
      context().callbacks.onGifVisible?.(found.gif, event);
    },
    onErrorCapture({ target }: SyntheticEvent<HTMLElement>) {
      const found = find(target);
      const image = target as HTMLImageElement;
      const failed = image.getAttribute('src');
      if (found && failed) withWatch((watch) => watch.retry(image, failed, found.gif));
    },
  };

  /** Looks for images that a server rendered, and that may have loaded before anyone listened. Returns the end of it all. */
  function start(root: Element | null): () => void {
    for (const image of root?.querySelectorAll('img') ?? []) {
      const found = image.complete && image.naturalWidth > 0 && find(image);
      if (found) withWatch((watch) => watch.watch(found.tile, found.gif));
    }
    return () => {
      clearTimeout(timer);
      watch?.stop();
    };
  }

  return { handlers, start };
}
