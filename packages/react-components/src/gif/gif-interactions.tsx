/** The interactive part of a Gif, loaded after the first paint. */
import { safeUrl } from '@zoetrope/model/creator';
import { getPersistedState, type WidgetStateOwner } from '../lazy/widget-state.ts';
import { getMotionState, loadPause, savePause } from '../motion/load-motion-preference.ts';
import { PauseButton } from '../motion/pause-button.tsx';
import { observeInView } from '../viewport/observe-intersection.ts';
import { getInteraction } from './active-tiles.ts';
import { gifLabels } from './gif-labels.ts';
import type { GifProps } from './gif-props.ts';
import { getVideoSource, LoopingVideo } from './looping-video.tsx';
import { createTileController, type InteractionState, type TileController } from './tile-controller.ts';
import type { TileHost, TileRenderer, WidgetController } from './tile-host.ts';
import { getTileProps } from './tile-overlay.tsx';

export interface GifHost extends TileHost {
  readonly props: GifProps;
  readonly owner: WidgetStateOwner;
}

/** The pause of a single GIF is not persisted. */
const NO_STORAGE = { pauseStorage: null };

const cornerStyles = { position: 'absolute', top: 8, insetInlineEnd: 8 } as const;

interface PlaybackState {
  /** Whether the GIF has been in view for a moment. */
  readonly isInView: boolean;
  /** False once a video has failed. */
  readonly canPlayVideo: boolean;
}

export function createController(
  host: () => GifHost,
  render: (renderer: TileRenderer<GifProps>) => void,
): WidgetController {
  let playback: PlaybackState = { isInView: false, canPlayVideo: true };
  const tiles = createTileController({
    host,
    shouldAnimate: () => getMotion(host().props, tiles.getState(), playback).isAnimated,
    onStateChange: update,
    widgetState: getPersistedState(host().owner),
    userPaused: loadPause(host().root.current, NO_STORAGE),
  });

  function update(): void {
    render(createRenderer({ tiles, playback, onVideoFail, onPauseChange }));
  }

  function onVideoFail(): void {
    setPlayback({ canPlayVideo: false });
  }

  function onPauseChange(isPaused: boolean): void {
    savePause(host().root.current, { isPaused, ...NO_STORAGE });
    tiles.setMotionPreference({ userPaused: isPaused });
  }

  function setPlayback(next: Partial<PlaybackState>): void {
    playback = { ...playback, ...next };
    update();
  }

  const root = host().root.current;
  const stopObserving = root && observeInView(root, (isInView) => setPlayback({ isInView }));
  update();
  return {
    ...tiles,
    onCommit() {
      tiles.onCommit();
      // The focused GIF may have been replaced by another one.
      if (tiles.getState().active.focused && root?.contains((root.getRootNode() as Document).activeElement)) {
        tiles.setFocused(host().props.gif.id);
      }
    },
    stop() {
      stopObserving?.();
      tiles.stop();
    },
  };
}

/**
 * A GIF animates while it is hovered or focused, and while it is in view unless animations are paused; never while the
 * user has paused it.
 */
function getMotion(
  { motion, gif, width }: GifProps,
  { active, motionPreference }: InteractionState,
  { isInView, canPlayVideo }: PlaybackState,
): { readonly isAnimated: boolean; readonly videoSource: string | undefined } {
  const { isPaused, isPausedByUser } = getMotionState(motion, motionPreference);
  const isActive = getInteraction(active, gif.id) === 'active';
  const canAnimate = motion !== 'never' && !isPausedByUser && (isActive || (isInView && !isPaused));
  const videoSource = canAnimate && canPlayVideo ? getVideoSource(gif, width * devicePixelRatio) : undefined;
  return { isAnimated: canAnimate && !videoSource, videoSource };
}

interface RendererOptions {
  readonly tiles: TileController;
  readonly playback: PlaybackState;
  readonly onVideoFail: () => void;
  readonly onPauseChange: (isPaused: boolean) => void;
}

function createRenderer({ tiles, playback, onVideoFail, onPauseChange }: RendererOptions): TileRenderer<GifProps> {
  const state = tiles.getState();
  return {
    focusedId: state.active.focused,
    getTileProps(props, id) {
      const { videoSource } = getMotion(props, state, playback);
      const video = videoSource && <LoopingVideo source={videoSource} onFail={onVideoFail} />;
      return getTileProps({ state, props, id, video });
    },
    renderControls(props) {
      const { isPaused, canPause } = getMotionState(props.motion, state.motionPreference);
      const isActive = getInteraction(state.active, props.gif.id) === 'active';
      const isVisible = isPaused || isActive || !isFocusable(props) || !canHover();
      if (!canPause || !isVisible) return null;
      return (
        <PauseButton
          style={cornerStyles}
          isPaused={isPaused}
          label={props.labels?.pause ?? gifLabels.pause}
          onClick={() => onPauseChange(!isPaused)}
        />
      );
    },
  };
}

/** Whether the user can hover the tile without pressing it, which would follow its link. */
function canHover(): boolean {
  return !globalThis.matchMedia?.('(hover: none)').matches;
}

/** Whether the tile has a link or button, whose focus shows the pause button. */
function isFocusable({ noLink, onGifClick, gif }: GifProps): boolean {
  return Boolean(onGifClick || (!noLink && safeUrl(gif.url)));
}
