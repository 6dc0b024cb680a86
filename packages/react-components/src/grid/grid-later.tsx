/** What a list needs only after its first paint. */
import type { Gif } from '@zoetrope/model';
import type { FocusEvent, KeyboardEvent, Ref, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { attentionTo } from '../gif/active-tiles.ts';
import { createTileBehaviour, type TileBehaviour } from '../gif/tile-behaviour.ts';
import type { Behaviour } from '../gif/tile-host.ts';
import { tileLook } from '../gif/tile-look.tsx';
import { memoryOf } from '../later/memory.ts';
import { createRest } from '../motion/create-rest.ts';
import { loadPause, savePause } from '../motion/load-pause.ts';
import { motionState } from '../motion/motion-state.ts';
import { observeSpeed } from '../motion/observe-speed.ts';
import { PauseButton } from '../motion/pause-button.tsx';
import { observeShown } from '../viewport/observe-shown.ts';
import { createHandle } from './create-handle.ts';
import type { GridHost, ListLooks } from './grid-host.ts';
import { gridPauseStyles } from './grid-pause.styles.ts';
import type { GridProps } from './grid-props.ts';
import { handFocusUp } from './hand-focus-up.ts';
import { hasOtherEnds } from './has-other-ends.ts';
import { hasLaidWidth, holdScroll } from './hold-scroll.ts';
import { keepPlace } from './keep-place.ts';
import { PAUSE_LABEL } from './pause-label.ts';
import { createRovingFocus } from './roving-focus.ts';

export { gridFootCss } from './grid-foot.styles.ts';

export function createBehaviour(host: () => GridHost, show: (looks: ListLooks<GridProps>) => void): Behaviour {
  let { handleRef } = host().props;
  const memory = memoryOf(host().pager);
  const list = host().root.current;
  const chosen = loadPause(list?.parentElement, host().props);
  /** Their images have been painted with their stills. */
  const painted = new Set(host().mounted.map(({ item }) => host().gifs[item]?.id));
  const tiles = createTileBehaviour(host, { isMoving, onState: update, memory, chosen });
  let isResting = true;
  const rest = createRest(host().view.current, (next) => {
    isResting = next;
    tiles.move();
  });
  const roving = createRovingFocus(host, (id) => flushSync(() => tiles.setFocused(id)));
  let { mounted } = host();
  let laid = host();
  /** What was on screen while the list had the width that it is laid out for. */
  let { current: viewed } = laid.view;
  let shown = viewed;
  const { restore, leave, ...handle } = createHandle(host, () => shown, memory);

  function update(): void {
    show(looksOf(tiles, painted, pause));
  }

  /** Tiles move while they are hovered or focused, and unless motion is paused begin when the list rests, and go on. */
  function isMoving({ id }: Gif, now: boolean): boolean {
    const { motion } = host().props;
    const { active, wish } = tiles.state();
    const isFree = !motionState(motion, wish).isPaused && (isResting || now);
    return motion !== 'never' && (isFree || attentionTo(active, id) === 'active');
  }

  function pause(isPaused: boolean): void {
    savePause(list?.parentElement, host().props, isPaused);
    tiles.pause(isPaused);
  }

  function onMouseDown(event: Event): void {
    // A press on the gap between tiles is not meant for one of them.
    if (event.target === event.currentTarget) event.preventDefault();
  }

  list?.addEventListener('mousedown', onMouseDown);
  const stopObserving =
    list &&
    observeSpeed(list, (view) => {
      rest.onView(view);
      if (list.clientWidth) shown = view;
      // A width that is given is not followed.
      if (Number(laid.props.width) > 0 || hasLaidWidth(list, laid)) viewed = view;
    });
  // Where nothing can be scrolled yet, as in a dialog that opens. Whom that concerns listens for scrolling.
  const stopShown = list && observeShown(list, () => list.dispatchEvent(new Event('scroll')));
  // Before the next frame, for which the page is laid out and painted anyway.
  flushSync(update);
  restore();
  assign(handleRef, handle);
  // That commit was told to nobody: this behaviour is still being made.
  tiles.move();

  return {
    onEvent(event, at) {
      tiles.onEvent(event, at);
      roving.onFocus(event as FocusEvent<HTMLElement>);
      if (event.type !== 'keydown') return;
      const { focused } = tiles.state().active;
      roving.step(event as KeyboardEvent<HTMLElement>, host().pager.indexOf(focused));
    },
    onCommit() {
      restore();
      const now = host();
      if (hasOtherEnds(now.mounted, mounted)) rest.onChange();
      mounted = now.mounted;
      tiles.onCommit();
      const held = list ? holdScroll(list, viewed, laid, now) : viewed;
      if (held !== viewed) now.view.current = held;
      viewed = held;
      roving.keep(tiles.state().active.focused, laid.gifs);
      laid = now;
      if (now.props.handleRef === handleRef) return;
      assign(handleRef, null);
      ({ handleRef } = now.props);
      assign(handleRef, handle);
    },
    stop() {
      handFocusUp(list, list?.parentElement);
      const left = leave();
      list?.removeEventListener('mousedown', onMouseDown);
      stopObserving?.();
      stopShown?.();
      rest.stop();
      tiles.stop();
      host().props.onLeave?.(left);
      assign(handleRef, null);
    },
  };
}

function assign<T>(ref: Ref<T> | undefined, value: T | null): void {
  if (typeof ref === 'function') ref(value);
  else if (ref) (ref as RefObject<T | null>).current = value;
}

function looksOf(
  tiles: TileBehaviour,
  painted: ReadonlySet<string | undefined>,
  pause: (isPaused: boolean) => void,
): ListLooks<GridProps> {
  const state = tiles.state();
  return {
    focused: state.active.focused,
    keep: keepPlace,
    tile(props, id) {
      const look = tileLook(state, props, id);
      // React 19 tells a browser twice what an image shows, and each time a browser begins anew.
      return painted.has(id) ? look : { ...look, src: null };
    },
    controls({ motion, labels }, layout) {
      const { isPaused, canPause } = motionState(motion, state.wish);
      if (!canPause) return null;
      const label = labels?.pause ?? PAUSE_LABEL;
      return (
        <PauseButton
          style={gridPauseStyles(layout)}
          isPaused={isPaused}
          label={label}
          onClick={() => pause(!isPaused)}
        />
      );
    },
  };
}
