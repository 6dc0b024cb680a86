/** What a GIF needs only after its first paint. */
import { safeUrl } from '@zoetrope/model/creator';
import { memoryOf, type Remembering } from '../later/memory.ts';
import { loadPause, savePause } from '../motion/load-pause.ts';
import { motionState } from '../motion/motion-state.ts';
import { observeInView } from '../motion/observe-in-view.ts';
import { PauseButton } from '../motion/pause-button.tsx';
import { attentionTo } from './active-tiles.ts';
import { Film } from './film.tsx';
import { filmSource } from './film-source.ts';
import { gifLabels } from './gif-labels.ts';
import type { GifProps } from './gif-props.ts';
import { createTileBehaviour, type TileBehaviour, type TileState } from './tile-behaviour.ts';
import type { Behaviour, Looks, TileHost } from './tile-host.ts';
import { tileLook } from './tile-look.tsx';

export interface GifHost extends TileHost {
  readonly props: GifProps;
  readonly owner: Remembering;
}

/** One GIF is paused for itself. */
const NOWHERE = { pauseStorage: null };

const cornerStyles = { position: 'absolute', top: 8, insetInlineEnd: 8 } as const;

export function createBehaviour(host: () => GifHost, show: (looks: Looks<GifProps>) => void): Behaviour {
  const isMoving = () => motionOf(host().props, tiles.state(), stage).isMoving;
  const tiles = createTileBehaviour(host, {
    isMoving,
    onState: update,
    memory: memoryOf(host().owner),
    chosen: loadPause(host().root.current, NOWHERE),
  });
  let stage: Stage = { isInView: false, canFilm: true, onFilmFail: () => set({ canFilm: false }) };

  function update(): void {
    show(looksOf(tiles, stage, pause));
  }

  function pause(isPaused: boolean): void {
    savePause(host().root.current, NOWHERE, isPaused);
    tiles.pause(isPaused);
  }

  function set(next: Partial<Stage>): void {
    stage = { ...stage, ...next };
    update();
  }

  const root = host().root.current;
  const stopObserving = root && observeInView(root, (isInView) => set({ isInView }));
  update();
  return {
    ...tiles,
    onCommit() {
      tiles.onCommit();
      // Another GIF has come below the focus.
      if (tiles.state().active.focused && root?.contains((root.getRootNode() as Document).activeElement))
        tiles.setFocused(host().props.gif.id);
    },
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
function motionOf({ motion, gif, width }: GifProps, { active, wish }: TileState, { isInView, canFilm }: Stage) {
  const { isPaused, isHeld } = motionState(motion, wish);
  const wants = (isInView && !isPaused) || attentionTo(active, gif.id) === 'active';
  const moves = motion !== 'never' && !isHeld && wants;
  const film = moves && canFilm ? filmSource(gif, width * devicePixelRatio) : undefined;
  return { isMoving: moves && !film, film };
}

function looksOf(tiles: TileBehaviour, stage: Stage, pause: (isPaused: boolean) => void): Looks<GifProps> {
  const state = tiles.state();
  return {
    focused: state.active.focused,
    tile(props, id) {
      const { film } = motionOf(props, state, stage);
      return tileLook(state, props, id, film && <Film source={film} onFail={stage.onFilmFail} />);
    },
    controls(props) {
      const { isPaused, canPause } = motionState(props.motion, state.wish);
      const isActive = attentionTo(state.active, props.gif.id) === 'active';
      const isShown = isPaused || isActive || !takesFocus(props) || !canHover();
      if (!canPause || !isShown) return null;
      const label = props.labels?.pause ?? gifLabels.pause;
      return <PauseButton style={cornerStyles} isPaused={isPaused} label={label} onClick={() => pause(!isPaused)} />;
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
