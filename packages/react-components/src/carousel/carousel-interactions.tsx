/** The interactive part of a Carousel, loaded after the first paint. */
import { flushSync } from 'react-dom';
import type { WidgetController } from '../gif/tile-host.ts';
import { getPersistedState } from '../lazy/widget-state.ts';
import { createListController } from '../list/list-controller.tsx';
import type { ListHost, ListRenderer } from '../list/list-host.ts';
import { haveEndsChanged } from '../list/mounted-items.ts';
import { observeInView } from '../viewport/observe-intersection.ts';
import { CarouselControls } from './carousel-controls.tsx';
import type { RowProps } from './carousel-props.ts';
import { preserveScrollOffset, readScrollEnds, readScroller, resetSnapTarget } from './observe-scroller.ts';
import { createPageScroll } from './page-scroll.ts';

/** A row is a masonry of one column along the horizontal axis. */
export interface CarouselHost extends ListHost {
  readonly props: RowProps;
}

export function createController(
  host: () => CarouselHost,
  render: (renderer: ListRenderer<RowProps>) => void,
): WidgetController {
  const list = host().root.current;
  const scroller = list?.parentElement;
  // The list has unmounted in the meantime.
  if (!list || !scroller) return { onEvent() {}, stop() {} };
  const row = scroller;
  let ends = readScrollEnds(row);
  let hasBeenInView = false;
  let lastOffset = readScroller(row).offset;
  /** 0 while the row is hidden. */
  let width = row.clientWidth;
  let didFail = hasFailed();
  const controller = createListController<CarouselHost>({
    host,
    render,
    list,
    widget: row.parentElement,
    isHorizontal: true,
    initialView: readScroller(row),
    widgetState: getPersistedState(host().pager),
    canAnimate: () => hasBeenInView,
    renderControls: ({ labels, height }, pause) => (
      <CarouselControls labels={labels} ends={ends} height={height} pause={pause} onPage={pageScroll.scrollByPage} />
    ),
    preserveScroll(current, before) {
      const wasAtEnd = !ends.canScrollNext;
      const isLonger = current.gifs !== before.gifs;
      const finish = wasAtEnd && isLonger ? preserveScrollOffset(row, list, current.view.current.offset) : undefined;
      if (!finish && haveEndsChanged(current.mounted, before.mounted)) resetSnapTarget(row);
      updateEnds();
      finish?.();
      // The error is wider than the loader that it replaces. A user at the end of the row must see all of it.
      if (wasAtEnd && ends.canScrollNext && hasFailed() && !didFail) pageScroll.scrollToEnd();
      didFail = hasFailed();
    },
  });
  const pageScroll = createPageScroll({
    host,
    scroller: row,
    prefersStill: () => controller.tiles.getState().motionPreference.prefersStill,
  });

  function hasFailed(): boolean {
    return host().pager.getPaging().status === 'failed';
  }

  function updateEnds(): void {
    const before = ends;
    ends = readScrollEnds(row, before);
    if (ends !== before) controller.update();
  }

  function onScroll(): void {
    const view = readScroller(row);
    // A browser that snaps again after a resize is not the user.
    if (view.extent > 0 && view.extent === width) lastOffset = view.offset;
    controller.onScroll(view);
    updateEnds();
  }

  /**
   * Firefox scrolls a row that is hidden to its start. WebKit scrolls a row at its start to the last tile when it becomes
   * too narrow to show all tiles.
   */
  function onResize(): void {
    const wasHidden = width === 0;
    width = row.clientWidth;
    const isRestored = width > 0 && (wasHidden || lastOffset === 0);
    if (isRestored && readScroller(row).offset !== lastOffset) pageScroll.scrollTo(lastOffset);
  }

  const stopObserving = observeInView(row, (isInView) => {
    if (!isInView) return;
    hasBeenInView = true;
    stopObserving();
    controller.tiles.updateAnimations();
  });
  const sizeObserver = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onResize);
  sizeObserver?.observe(row);
  // In the capture phase, before the tiles for the new position are mounted.
  row.addEventListener('scroll', onScroll, { capture: true, passive: true });
  // Before the next frame, which lays out and paints the page anyway.
  flushSync(controller.update);

  return {
    onEvent: controller.onEvent,
    onCommit: controller.onCommit,
    stop() {
      row.removeEventListener('scroll', onScroll, { capture: true });
      stopObserving();
      sizeObserver?.disconnect();
      controller.stop();
    },
  };
}
