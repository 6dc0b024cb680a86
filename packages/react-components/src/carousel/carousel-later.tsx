/** What a row needs only after its first paint. */
import type { Gif } from '@zoetrope/model';
import type { FocusEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { attentionTo } from '../gif/active-tiles.ts';
import { createTileBehaviour, type TileBehaviour } from '../gif/tile-behaviour.ts';
import type { Behaviour } from '../gif/tile-host.ts';
import { tileLook } from '../gif/tile-look.tsx';
import type { ListLooks } from '../grid/grid-host.ts';
import { handFocusUp } from '../grid/hand-focus-up.ts';
import { hasOtherEnds } from '../grid/has-other-ends.ts';
import { keepPlace } from '../grid/keep-place.ts';
import { createRovingFocus } from '../grid/roving-focus.ts';
import { memoryOf } from '../later/memory.ts';
import { createRest } from '../motion/create-rest.ts';
import { loadPause, savePause } from '../motion/load-pause.ts';
import { motionState } from '../motion/motion-state.ts';
import { CarouselControls } from './carousel-controls.tsx';
import type { CarouselHost, RowProps } from './carousel-host.ts';
import { createPageScroll, type PageScroll } from './create-page-scroll.ts';
import { holdPlace } from './hold-place.ts';
import { observeRestInView } from './observe-rest-in-view.ts';
import { readStrip } from './observe-strip.ts';
import { stepForStripKey } from './step-for-strip-key.ts';
import { type Ends, endsOf } from './strip-ends.ts';

export function createBehaviour(host: () => CarouselHost, show: (looks: ListLooks<RowProps>) => void): Behaviour {
  const list = host().root.current;
  const strip = list?.parentElement;
  // Without its list there is nothing to make live.
  if (!list || !strip) return { onEvent() {}, stop() {} };
  const memory = memoryOf(host().pager);
  const chosen = loadPause(strip.parentElement, host().props);
  const tiles = createTileBehaviour(host, { isMoving, onState: update, memory, chosen });
  const roving = createRovingFocus(host, (id) => flushSync(() => tiles.setFocused(id)), stepForStripKey);
  const scroll = createPageScroll(host, strip, () => tiles.state().wish.isStill);
  const abort = new AbortController();
  let ends = endsOf(strip);
  let isInView = false;
  let isResting = true;
  let { mounted } = host();
  let laid = host().gifs;
  const hasFailed = () => host().pager.getPaging().status === 'failed';
  let hadFailed = hasFailed();
  const rest = createRest(readStrip(strip), (next) => {
    isResting = next;
    tiles.move();
  });
  const stopObserving = observeRestInView(strip, () => {
    isInView = true;
    tiles.move();
  });

  function update(): void {
    show(looksOf(tiles, ends, scroll, pause));
  }

  function pause(isPaused: boolean): void {
    savePause(strip?.parentElement, host().props, isPaused);
    tiles.pause(isPaused);
  }

  /** Tiles move while they are hovered or focused, and unless motion is paused begin when the row rests in view, and go on. */
  function isMoving({ id }: Gif, now: boolean): boolean {
    const { motion } = host().props;
    const { active, wish } = tiles.state();
    const isFree = !motionState(motion, wish).isPaused && isInView && (isResting || now);
    return motion !== 'never' && (isFree || attentionTo(active, id) === 'active');
  }

  function readEnds(): void {
    const before = ends;
    ends = endsOf(strip as Element, before);
    if (ends !== before) update();
  }

  function onScroll(): void {
    rest.onView(readStrip(strip as Element));
    readEnds();
  }

  function onMouseDown(event: Event): void {
    // A press on the gap between tiles is not meant for one of them.
    if (event.target === event.currentTarget) event.preventDefault();
  }

  const { signal } = abort;
  // Before the tiles for the new place are mounted.
  strip.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
  list.addEventListener('mousedown', onMouseDown, { signal });
  // Before the next frame, for which the page is laid out and painted anyway.
  flushSync(update);

  return {
    onEvent(event, at) {
      tiles.onEvent(event, at);
      roving.onFocus(event as FocusEvent<HTMLElement>);
      if (event.type !== 'keydown') return;
      const { focused } = tiles.state().active;
      roving.step(event as KeyboardEvent<HTMLElement>, host().pager.indexOf(focused));
    },
    onCommit() {
      const { gifs } = host();
      if (hasOtherEnds(host().mounted, mounted)) rest.onChange();
      mounted = host().mounted;
      tiles.onCommit();
      const before = ends;
      const release = before.isEnd && gifs !== laid && holdPlace(strip, list, host().view.current.top);
      readEnds();
      if (release) release();
      // An error is wider than the loader that it takes the place of: whoever waited at the end has it in view.
      if (before.isEnd && !ends.isEnd && hasFailed() && !hadFailed) scroll.toEnd();
      hadFailed = hasFailed();
      roving.keep(tiles.state().active.focused, laid);
      laid = gifs;
    },
    stop() {
      handFocusUp(list, strip.parentElement);
      abort.abort();
      stopObserving();
      rest.stop();
      tiles.stop();
    },
  };
}

function looksOf(
  tiles: TileBehaviour,
  ends: Ends,
  scroll: PageScroll,
  pause: (isPaused: boolean) => void,
): ListLooks<RowProps> {
  const state = tiles.state();
  return {
    focused: state.active.focused,
    keep: keepPlace,
    tile: (props, id) => tileLook(state, props, id),
    controls({ motion, labels, height }) {
      const { isPaused, canPause } = motionState(motion, state.wish);
      return (
        <CarouselControls
          labels={labels}
          ends={ends}
          onPage={scroll.byPage}
          height={height}
          isPaused={canPause ? isPaused : undefined}
          onPause={pause}
        />
      );
    },
  };
}
