/** What a GIF needs only after its first paint. */
import { safeUrl } from '@zoetrope/model/creator';
import { motionState } from '../motion/motion-state.ts';
import { PauseButton } from '../motion/pause-button.tsx';
import { attentionTo } from './active-tiles.ts';
import { gifLabels } from './gif-labels.ts';
import type { GifProps } from './gif-props.ts';
import { createTileBehaviour, type TileBehaviour } from './tile-behaviour.ts';
import type { Behaviour, Looks, TileHost } from './tile-host.ts';
import { TileOverlay } from './tile-overlay.tsx';

export function createGifBehaviour(host: () => TileHost, show: (looks: Looks<GifProps>) => void): Behaviour {
  const behaviour = createTileBehaviour(host, update);
  function update(): void {
    show(looksOf(behaviour));
  }
  update();
  return behaviour;
}

/** A GIF moves while it is hovered or focused, and unless motion is paused; never while it is paused by hand. */
function looksOf(behaviour: TileBehaviour): Looks<GifProps> {
  const { active, wish } = behaviour.state();
  return {
    focused: active.focused,
    tile(props, id) {
      const attention = attentionTo(active, id);
      const { isPaused, isHeld } = motionState(props.motion, wish);
      const isMoving = props.motion !== 'never' && !isHeld && (attention === 'active' || !isPaused);
      return { attention, isMoving, Overlay: attention && TileOverlay, given: attention && props };
    },
    controls(props) {
      const { isPaused, canPause } = motionState(props.motion, wish);
      const isShown = isPaused || attentionTo(active, props.gif.id) === 'active' || !takesFocus(props);
      if (!canPause || !isShown) return null;
      const label = props.labels?.pause ?? gifLabels.pause;
      return <PauseButton isPaused={isPaused} label={label} onClick={() => behaviour.pause(!isPaused)} />;
    },
  };
}

/** Without a link or an action nothing else of the tile takes the focus that would bring the button. */
function takesFocus({ noLink, onGifClick, gif }: GifProps): boolean {
  return Boolean(onGifClick || (!noLink && safeUrl(gif.url)));
}
