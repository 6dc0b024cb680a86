/** The interactive part of a Grid, loaded after the first paint. */
import type { Ref, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ControlsLayout, WidgetController } from '../gif/tile-host.ts';
import { getPersistedState } from '../lazy/widget-state.ts';
import { createListController, type PauseControl } from '../list/list-controller.tsx';
import type { ListRenderer } from '../list/list-host.ts';
import { listLabels } from '../list/list-labels.ts';
import { PAUSE_SIZE, PauseButton } from '../motion/pause-button.tsx';
import { observeVisiblePart } from '../viewport/observe-intersection.ts';
import { observeViewEarly } from '../viewport/observe-scroll.ts';
import { createGridHandle } from './grid-handle.ts';
import type { GridHost, GridProps } from './grid-props.ts';
import { hasLayoutWidth, preserveScrollPosition } from './preserve-scroll-position.ts';

export function createController(
  host: () => GridHost,
  render: (renderer: ListRenderer<GridProps>) => void,
): WidgetController {
  const { pager, root, gifs, mounted, view } = host();
  const list = root.current;
  const widgetState = getPersistedState(pager);
  /** The GIFs whose image was rendered with its still. */
  const initialIds = new Set(mounted.map(({ item }) => gifs[item]?.id));
  let layout = host();
  /** The last view at the width of `layout`. */
  let anchorView = view.current;
  let lastVisibleView = anchorView;
  let { handleRef } = host().props;
  const { handle, restore, save } = createGridHandle({ host, lastVisibleView: () => lastVisibleView, widgetState });
  const controller = createListController<GridHost>({
    host,
    render,
    list,
    widget: list?.parentElement,
    isHorizontal: false,
    initialView: anchorView,
    widgetState,
    // React 19 sets the `src` of an image twice, which restarts its request, so the animator sets the first file.
    adjustTileProps: (state, id) => (initialIds.has(id) ? state : { ...state, src: null }),
    renderControls: ({ labels }, pause, controlsLayout) =>
      pause.canPause && <GridPauseButton label={labels?.pause} pause={pause} style={gridPauseStyles(controlsLayout)} />,
    preserveScroll(current, before) {
      if (list) {
        const nextView = preserveScrollPosition({ list, view: anchorView, before, after: current });
        if (nextView !== anchorView) current.view.current = nextView;
        anchorView = nextView;
      }
      layout = current;
    },
  });

  const stopObservingView =
    list &&
    observeViewEarly(list, (next) => {
      controller.onScroll(next);
      if (list.clientWidth) lastVisibleView = next;
      // With a `width` prop, the layout always has that width.
      if (Number(layout.props.width) > 0 || hasLayoutWidth(list, layout)) anchorView = next;
    });
  // If the visible part changes without a scroll event, for example in a dialog that opens, all scroll listeners are
  // called.
  const stopObservingPart = list && observeVisiblePart(list, () => list.dispatchEvent(new Event('scroll')));
  // Before the next frame, which lays out and paints the page anyway.
  flushSync(controller.update);
  restore();
  assignRef(handleRef, handle);
  // `onCommit` was not called for that commit, because the controller is still being created.
  controller.tiles.updateAnimations();

  function updateHandleRef(): void {
    const { handleRef: nextRef } = host().props;
    if (nextRef === handleRef) return;
    assignRef(handleRef, null);
    handleRef = nextRef;
    assignRef(handleRef, handle);
  }

  return {
    onEvent: controller.onEvent,
    onCommit() {
      restore();
      controller.onCommit();
      updateHandleRef();
    },
    stop() {
      const snapshot = save();
      stopObservingView?.();
      stopObservingPart?.();
      controller.stop();
      host().props.onLeave?.(snapshot);
      assignRef(handleRef, null);
    },
  };
}

interface GridPauseButtonProps {
  readonly label: string | undefined;
  readonly pause: PauseControl;
  readonly style: ReturnType<typeof gridPauseStyles>;
}

function GridPauseButton({ label = listLabels.pause, pause, style }: GridPauseButtonProps) {
  const { isPaused, onPauseChange } = pause;
  return <PauseButton style={style} isPaused={isPaused} label={label} onClick={() => onPauseChange(!isPaused)} />;
}

function assignRef<T>(ref: Ref<T> | undefined, value: T | null): void {
  if (typeof ref === 'function') ref(value);
  else if (ref) (ref as RefObject<T | null>).current = value;
}

/**
 * The position of the pause button: visible while its list is, without taking space. If a row does not fill all
 * columns, the button is in the corner of its last tile.
 */
function gridPauseStyles({ columns, gap, freeColumns }: ControlsLayout = { columns: 1, gap: 0, freeColumns: 0 }) {
  return {
    position: 'sticky',
    zIndex: 1,
    top: 'var(--zoetrope-controls-top, 8px)',
    display: 'block',
    marginBlock: `8px ${-8 - PAUSE_SIZE}px`,
    marginInlineStart: 'auto',
    // A column and its gap take this share of the width plus one gap.
    marginInlineEnd: `calc(8px + (100% + ${gap}px) * ${freeColumns / columns})`,
  } as const;
}
