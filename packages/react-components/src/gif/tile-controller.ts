import type { FocusEvent, KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import type { WidgetState } from '../lazy/widget-state.ts';
import type { MotionPreference } from '../motion/load-motion-preference.ts';
import { observePrefersStill, prefersStill } from '../motion/load-motion-preference.ts';
import { type ActiveTiles, noActiveTiles, withActive } from './active-tiles.ts';
import { createTileAnimator, type ShouldAnimate } from './tile-animator.ts';
import { tileAttributes } from './tile-attributes.ts';
import { findTile, type TileMatch } from './tile-events.ts';
import type { TileHost, WidgetController } from './tile-host.ts';
import { createTileHover } from './tile-hover.ts';
import { createTileMedia, setDragData } from './tile-media.ts';

export interface InteractionState {
  readonly active: ActiveTiles;
  readonly motionPreference: MotionPreference;
  /** Ids of the GIFs without a file that can be shown. */
  readonly failedIds: ReadonlySet<string>;
}

export interface TileControllerOptions {
  readonly host: () => TileHost;
  readonly shouldAnimate: ShouldAnimate;
  readonly onStateChange: () => void;
  /** Whether the tiles move below the pointer, so that a hover changes nothing until `updateHover`. Default: false. */
  readonly isScrolling?: (() => boolean) | undefined;
  readonly widgetState: WidgetState;
  /** Whether the user has paused or resumed the widget before; undefined if neither. */
  readonly userPaused?: boolean | undefined;
}

export interface TileController extends WidgetController {
  getState(): InteractionState;
  setFocused(id: string): void;
  /** Shows the hover of the tile that is now under the pointer. */
  updateHover(): void;
  /** Starts and stops animations as `shouldAnimate` decides. */
  updateAnimations(): void;
  onCommit(): void;
  setMotionPreference(change: Partial<MotionPreference>): void;
}

/** Handles all interactions with tiles except clicks, and animates the tiles. */
export function createTileController(options: TileControllerOptions): TileController {
  const { host, shouldAnimate, onStateChange, isScrolling, widgetState, userPaused } = options;
  let state: InteractionState = {
    active: noActiveTiles,
    motionPreference: { prefersStill: prefersStill(), userPaused },
    failedIds: new Set(),
  };
  const animator = createTileAnimator(host, shouldAnimate);
  const hover = createTileHover(host);
  const media = createTileMedia({
    host,
    seenIds: widgetState.seenIds,
    failedIds: () => state.failedIds,
    onRecover: ({ id }) => setState({ failedIds: new Set([...state.failedIds].filter((failedId) => failedId !== id)) }),
    onFail({ id }, image) {
      if (!animator.showStill(image)) setState({ failedIds: new Set([...state.failedIds, id]) });
    },
  });

  function setState(next: Partial<InteractionState>): void {
    state = { ...state, ...next };
    onStateChange();
  }

  function setActive(kind: 'hovered' | 'focused', id: string | undefined): void {
    const active = withActive(state.active, kind, id);
    if (active !== state.active) setState({ active });
  }

  function updateHover(): void {
    setActive('hovered', hover.getHoveredId());
  }

  function onHover(event: SyntheticEvent<HTMLElement>, time: number, match?: TileMatch): void {
    hover.onHover(event, time, match);
    if (!isScrolling?.()) updateHover();
  }

  function setMotionPreference(change: Partial<MotionPreference>): void {
    setState({ motionPreference: { ...state.motionPreference, ...change } });
  }

  function onContextMenu(event: SyntheticEvent<HTMLElement>): void {
    const match = findTile(host(), event.target);
    if (match) host().props.onGifRightClick?.(match.gif, event as MouseEvent<HTMLElement>);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const match = findTile(host(), event.target);
    if (!match) return;
    host().props.onGifKeyDown?.(match.gif, event);
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || !needsClick(target, event.key)) return;
    event.preventDefault();
    target.click();
  }

  function onBlur({ relatedTarget }: FocusEvent<HTMLElement>): void {
    // If the focus moves to another tile, the `focus` event of that tile follows.
    if (!host().root.current?.contains(relatedTarget)) setActive('focused', undefined);
  }

  media.catchUp();
  const root = host().root.current;
  const abort = new AbortController();
  const { signal } = abort;
  addEventListener(
    'online',
    () => {
      media.retryFailed();
      animator.retry();
    },
    { signal },
  );
  root?.addEventListener(
    'load',
    ({ target }) => {
      media.onLoad(target);
      animator.onImageSettled(target);
    },
    { capture: true, signal },
  );
  root?.addEventListener(
    'error',
    ({ target }) => {
      media.onError(target);
      animator.onImageSettled(target);
    },
    { capture: true, signal },
  );
  root?.addEventListener('dragstart', (event) => setDragData(host(), event as DragEvent), { signal });
  const stopObserving = observePrefersStill(() => setMotionPreference({ prefersStill: prefersStill() }));

  return {
    getState: () => state,
    updateAnimations: animator.update,
    setFocused: (id) => setActive('focused', id),
    updateHover,
    setMotionPreference,
    onEvent(event, time) {
      switch (event.type) {
        case 'contextmenu':
          onContextMenu(event);
          break;
        case 'keydown':
          onKeyDown(event as KeyboardEvent<HTMLElement>);
          break;
        case 'mouseover':
          onHover(event, time, findTile(host(), event.target, tileAttributes.tile));
          break;
        case 'mouseleave':
          onHover(event, time);
          break;
        case 'focus':
          setActive('focused', findTile(host(), event.target, tileAttributes.tile)?.gif.id ?? state.active.focused);
          break;
        case 'blur':
          onBlur(event as FocusEvent<HTMLElement>);
          break;
        case 'load':
          media.onVisible(event);
          break;
      }
    },
    onCommit() {
      animator.update();
      media.onCommit();
    },
    stop() {
      abort.abort();
      hover.stop();
      media.stop();
      stopObserving();
    },
  };
}

/**
 * Whether a key should click an element that has no such default action: Space on a link, Enter or Space on an option.
 */
function needsClick(element: Element, key: string): boolean {
  if (element.tagName === 'A') return key === ' ';
  return element.getAttribute('role') === 'option' && (key === ' ' || key === 'Enter');
}
