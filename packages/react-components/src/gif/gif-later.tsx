/** @jsxImportSource @emotion/react */
/** What a GIF needs only after its first paint. */
import { safeUrl } from '@zoetrope/model/creator';
import { motionState } from '../motion/motion-state.ts';
import { observeInView } from '../motion/observe-in-view.ts';
import { pauseButtonStyles } from '../motion/pause-button.styles.ts';
import { PauseButton } from '../motion/pause-button.tsx';
import { attentionTo } from './active-tiles.ts';
import { filmSource } from './film-source.ts';
import { gifLabels } from './gif-labels.ts';
import type { GifProps } from './gif-props.ts';
import { createTileBehaviour, type TileBehaviour } from './tile-behaviour.ts';
import type { Behaviour, Looks, TileHost } from './tile-host.ts';
import { TileOverlay } from './tile-overlay.tsx';

const cornerStyles = { ...pauseButtonStyles, position: 'absolute', top: 8, insetInlineEnd: 8 } as const;

export function createBehaviour(host: () => TileHost, show: (looks: Looks<GifProps>) => void): Behaviour {
  const tiles = createTileBehaviour(host, update);
  let isInView = false;
  let canFilm = true;

  function update(): void {
    show(looksOf(tiles, { isInView, canFilm, onFilmFail }));
  }

  function onFilmFail(): void {
    canFilm = false;
    update();
  }

  const root = host().root.current;
  const stopObserving =
    root &&
    observeInView(root, (next) => {
      isInView = next;
      update();
    });
  update();
  return {
    ...tiles,
    stop() {
      stopObserving?.();
      tiles.stop();
    },
  };
}

interface Stage {
  /** It has rested on screen. */
  readonly isInView: boolean;
  /** No film has failed here. */
  readonly canFilm: boolean;
  readonly onFilmFail: () => void;
}

/** A GIF moves while it is hovered or focused, and unless motion is paused while it is in view; never while it is paused by hand. */
function looksOf(tiles: TileBehaviour, { isInView, canFilm, onFilmFail }: Stage): Looks<GifProps> {
  const { active, wish, failed } = tiles.state();
  return {
    focused: active.focused,
    tile(props, id) {
      const attention = attentionTo(active, id);
      const { isPaused, isHeld } = motionState(props.motion, wish);
      const moves = props.motion !== 'never' && !isHeld && (attention === 'active' || (!isPaused && isInView));
      const source = moves && canFilm ? filmSource(props.gif, props.width * devicePixelRatio) : undefined;
      const film = source ? { source, onFail: onFilmFail } : undefined;
      const hasFailed = failed.has(id);
      const Overlay = attention || film || hasFailed ? TileOverlay : undefined;
      return { attention, isMoving: moves && !film, film, hasFailed, Overlay, given: attention && props };
    },
    controls(props) {
      const { isPaused, canPause } = motionState(props.motion, wish);
      const isActive = attentionTo(active, props.gif.id) === 'active';
      const isShown = isPaused || isActive || !takesFocus(props) || !canHover();
      if (!canPause || !isShown) return null;
      const label = props.labels?.pause ?? gifLabels.pause;
      return (
        <PauseButton css={cornerStyles} isPaused={isPaused} label={label} onClick={() => tiles.pause(!isPaused)} />
      );
    },
  };
}

/** Whether the tile can be pointed at without a press, which follows its link. */
function canHover(): boolean {
  return !globalThis.matchMedia?.('(hover: none)').matches;
}

/** Without a link or an action nothing else of the tile takes the focus that would bring the button. */
function takesFocus({ noLink, onGifClick, gif }: GifProps): boolean {
  return Boolean(onGifClick || (!noLink && safeUrl(gif.url)));
}
