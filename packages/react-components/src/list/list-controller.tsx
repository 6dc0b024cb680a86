/** The interactive part that Grid and Carousel share. */
import type { Gif } from '@zoetrope/model';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { getInteraction } from '../gif/active-tiles.ts';
import { createTileController, type TileController } from '../gif/tile-controller.ts';
import type { ControlsLayout, TileState, WidgetController } from '../gif/tile-host.ts';
import { getTileProps } from '../gif/tile-overlay.tsx';
import type { WidgetState } from '../lazy/widget-state.ts';
import { getMotionState, loadPause, type MotionState, savePause } from '../motion/load-motion-preference.ts';
import { createScrollIdleDetector } from '../motion/scroll-idle-detector.ts';
import type { View } from '../viewport/scroll-view.ts';
import type { ListHost, ListRenderer } from './list-host.ts';
import { haveEndsChanged, withPinnedItem } from './mounted-items.ts';
import { createRovingFocus, moveFocusToWidget } from './roving-focus.ts';

/** The state and the setter that the controls of a list need. */
export interface PauseControl extends MotionState {
  readonly onPauseChange: (isPaused: boolean) => void;
}

export interface ListControllerOptions<H extends ListHost> {
  readonly host: () => H;
  readonly render: (renderer: ListRenderer<H['props']>) => void;
  readonly list: HTMLElement | null;
  /** The root of the widget, which receives the focus when the list unmounts. */
  readonly widget: HTMLElement | null | undefined;
  readonly isHorizontal: boolean;
  readonly initialView: View;
  readonly widgetState: WidgetState;
  /** Whether idle tiles may animate. Default: true. */
  readonly canAnimate?: (() => boolean) | undefined;
  /** Adds to the props of a tile. */
  readonly adjustTileProps?: ((state: TileState | undefined, id: string) => Partial<TileState> | undefined) | undefined;
  renderControls(props: H['props'], pause: PauseControl, layout?: ControlsLayout): ReactNode;
  /** Restores the scroll position after a commit that has changed the list. */
  preserveScroll(host: H, before: H): void;
}

export interface ListController extends WidgetController {
  readonly tiles: TileController;
  /** Renders the list with its current state. */
  update(): void;
  onScroll(view: View): void;
  onCommit(): void;
}

/** Handles the interactions, the keyboard focus and the animations of a list. */
export function createListController<H extends ListHost>(options: ListControllerOptions<H>): ListController {
  const { host, render, list, widget, isHorizontal, initialView, widgetState } = options;
  const tiles = createTileController({
    host,
    shouldAnimate,
    onStateChange: update,
    isScrolling: () => !isIdle,
    widgetState,
    userPaused: loadPause(widget, host().props),
  });
  const roving = createRovingFocus({ host, isHorizontal, mount: (id) => flushSync(() => tiles.setFocused(id)) });
  let isIdle = true;
  const idleDetector = createScrollIdleDetector(initialView, (next) => {
    isIdle = next;
    if (isIdle) tiles.updateHover();
    tiles.updateAnimations();
  });
  let before = host();

  function update(): void {
    const state = tiles.getState();
    render({
      focusedId: state.active.focused,
      withPinnedItem,
      getTileProps(props, id) {
        const tileState = getTileProps({ state, props, id });
        return options.adjustTileProps ? options.adjustTileProps(tileState, id) : tileState;
      },
      renderControls(props, layout) {
        const motion = getMotionState(props.motion, state.motionPreference);
        return options.renderControls(props, { ...motion, onPauseChange }, layout);
      },
    });
  }

  /**
   * Tiles animate while they are hovered or focused. Unless animations are paused, they start once scrolling has
   * settled.
   */
  function shouldAnimate({ id }: Gif, { isAnimated }: { readonly isAnimated: boolean }): boolean {
    const { motion } = host().props;
    if (motion === 'never') return false;
    const { active, motionPreference } = tiles.getState();
    if (getInteraction(active, id) === 'active') return true;
    if (getMotionState(motion, motionPreference).isPaused || options.canAnimate?.() === false) return false;
    return isIdle || isAnimated;
  }

  function onPauseChange(isPaused: boolean): void {
    savePause(widget, { isPaused, pauseStorage: host().props.pauseStorage });
    tiles.setMotionPreference({ userPaused: isPaused });
  }

  function onMouseDown(event: Event): void {
    // A press on the gap between tiles must not focus a tile.
    if (event.target === event.currentTarget) event.preventDefault();
  }

  list?.addEventListener('mousedown', onMouseDown);

  return {
    tiles,
    update,
    onScroll: idleDetector.onScroll,
    onEvent(event, time) {
      tiles.onEvent(event, time);
      roving.onFocus(event as FocusEvent<HTMLElement>);
      if (event.type !== 'keydown') return;
      const { focused } = tiles.getState().active;
      roving.onKeyDown(event as KeyboardEvent<HTMLElement>, host().pager.indexOf(focused));
    },
    onCommit() {
      const current = host();
      if (haveEndsChanged(current.mounted, before.mounted)) idleDetector.onItemsChange();
      tiles.onCommit();
      options.preserveScroll(current, before);
      roving.restore(tiles.getState().active.focused, before.gifs);
      before = current;
    },
    stop() {
      moveFocusToWidget(list, widget);
      list?.removeEventListener('mousedown', onMouseDown);
      idleDetector.stop();
      tiles.stop();
    },
  };
}
