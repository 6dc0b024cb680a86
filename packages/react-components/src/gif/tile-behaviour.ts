import type { Gif } from '@zoetrope/model';
import type { FocusEvent, KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import type { Memory } from '../later/memory.ts';
import type { MotionWish } from '../motion/motion-state.ts';
import { observePrefersStill, prefersStill } from '../motion/observe-prefers-still.ts';
import { type ActiveTiles, noActiveTiles, withActive } from './active-tiles.ts';
import { type Found, findTile, reportTile } from './find-tile.ts';
import { giveDragged } from './give-dragged.ts';
import { createMediaWatch } from './media-watch.ts';
import { paintedAttributes } from './painted-attributes.ts';
import { startHover } from './start-hover.ts';
import type { Behaviour, TileHost } from './tile-host.ts';
import { createTileMotion } from './tile-motion.ts';

export interface TileState {
  readonly active: ActiveTiles;
  readonly wish: MotionWish;
  /** Ids of GIFs of which no file can be shown. */
  readonly failed: ReadonlySet<string>;
}

export interface TileOptions {
  /** Whether a GIF is to move, which moves by now or does not. */
  isMoving(gif: Gif, now: boolean): boolean;
  /** What a viewer points at or wants has changed. */
  onState(): void;
  readonly memory: Memory;
  /** Paused or started by hand, before. */
  readonly chosen?: boolean | undefined;
}

export interface TileBehaviour extends Behaviour {
  /** What a viewer points at and wants, now. */
  state(): TileState;
  setFocused(id: string): void;
  /** Lets those move that are to. */
  move(): void;
  onCommit(): void;
  /** Pauses by hand, or starts again. */
  pause(isPaused: boolean): void;
}

/** What a viewer does to tiles, apart from what cannot wait, and how they move. */
export function createTileBehaviour(host: () => TileHost, options: TileOptions): TileBehaviour {
  const { isMoving, onState, memory, chosen } = options;
  const watched = new WeakSet<EventTarget>();
  const told = new WeakSet<EventTarget>();
  const watch = createMediaWatch(
    (gif, entry) => {
      reportTile(host(), 'SEEN', { tile: entry.target, gif });
      host().props.onGifSeen?.(gif, entry);
    },
    ({ id }, image) => {
      if (!motion.end(image)) set({ failed: new Set([...state.failed, id]) });
    },
    memory.seen,
  );
  let state: TileState = { active: noActiveTiles, wish: { isStill: prefersStill(), chosen }, failed: new Set() };
  const motion = createTileMotion(host, isMoving);
  const isHeard = () => Boolean(host().track || host().props.onGifSeen);
  let wasHeard = isHeard();
  let hovered: Element | undefined;
  let endHover: ((at: number) => void) | undefined;

  function set(next: Partial<TileState>): void {
    state = { ...state, ...next };
    onState();
  }

  function setActive(by: 'hovered' | 'focused', id: string | undefined): void {
    const active = withActive(state.active, by, id);
    if (active !== state.active) set({ active });
  }

  function onHovered(event: SyntheticEvent<HTMLElement>, at: number, found?: Found): void {
    if (found?.tile === hovered && found?.gif.id === state.active.hovered) return;
    endHover?.(at);
    hovered = found?.tile;
    setActive('hovered', found?.gif.id);
    endHover =
      found &&
      startHover(at, () => {
        if (!found.tile.isConnected || found.tile.getAttribute(paintedAttributes.tile) !== found.gif.id) return;
        reportTile(host(), 'HOVER', found);
        host().props.onGifHover?.(found.gif, event as MouseEvent<HTMLElement>);
      });
  }

  function onLoad({ target }: Pick<Event, 'target'>): void {
    const found = findTile(host(), target);
    if (!found) return;
    if (state.failed.has(found.gif.id)) set({ failed: new Set([...state.failed].filter((id) => id !== found.gif.id)) });
    // Nothing is observed for nobody.
    if (isHeard() && isFirst(watched, target)) watch.watch(found.tile, found.gif);
  }

  function onError({ target }: Pick<Event, 'target'>): void {
    const found = findTile(host(), target);
    const image = target as HTMLImageElement;
    const failed = image.getAttribute('src');
    if (found && failed) watch.retry(image, failed, found.gif);
  }

  function onVisible(event: SyntheticEvent<HTMLElement>): void {
    const found = findTile(host(), event.target);
    if (found && isFirst(told, event.target)) host().props.onGifVisible?.(found.gif, event);
  }

  function tell(callback: 'onGifRightClick' | 'onGifKeyDown', event: SyntheticEvent<HTMLElement>): void {
    const found = findTile(host(), event.target);
    if (found) host().props[callback]?.(found.gif, event as never);
  }

  /** A link and a button act on Enter by themselves, a button on Space too; of an option, neither is known. */
  function onKey(event: KeyboardEvent<HTMLElement>): void {
    const { target, key } = event;
    const isLink = (target as Element).tagName === 'A';
    const acts =
      (key === ' ' && isLink) || (/^( |Enter)$/.test(key) && (target as Element).getAttribute('role') === 'option');
    if (!acts || event.defaultPrevented || !findTile(host(), target)) return;
    event.preventDefault();
    (target as HTMLElement).click();
  }

  /** What failed for want of a network is asked for again once there is one. */
  function onOnline(): void {
    for (const image of host().root.current?.querySelectorAll('img') ?? []) {
      const source = image.getAttribute('src');
      if (source && state.failed.has(findTile(host(), image)?.gif.id ?? '')) image.src = source;
    }
    motion.retry();
  }

  /** Images may have loaded, or failed, before anyone listened. */
  function catchUp(): void {
    for (const target of host().root.current?.querySelectorAll('img') ?? [])
      if (target.complete) (target.naturalWidth ? onLoad : onError)({ target });
  }

  const root = host().root.current;
  catchUp();
  const abort = new AbortController();
  const { signal } = abort;
  addEventListener('online', onOnline, { signal });
  const onFile = (tell: (event: Event) => void) => (event: Event) => {
    tell(event);
    motion.onFile(event.target);
  };
  root?.addEventListener('load', onFile(onLoad), { capture: true, signal });
  root?.addEventListener('error', onFile(onError), { capture: true, signal });
  root?.addEventListener('dragstart', (event) => giveDragged(host(), event as DragEvent), { signal });
  const stopObserving = observePrefersStill(() => set({ wish: { ...state.wish, isStill: prefersStill() } }));

  return {
    state: () => state,
    move: motion.move,
    setFocused: (id) => setActive('focused', id),
    pause: (chosen) => set({ wish: { ...state.wish, chosen } }),
    onEvent(event, at) {
      const { type, target } = event;
      const within = (part: string) => findTile(host(), target, part);
      if (type === 'contextmenu') tell('onGifRightClick', event);
      if (type === 'keydown') {
        tell('onGifKeyDown', event);
        onKey(event as KeyboardEvent<HTMLElement>);
      }
      if (type === 'mouseover') onHovered(event, at, within(paintedAttributes.tile));
      if (type === 'mouseleave') onHovered(event, at);
      if (type === 'focus') setActive('focused', within(paintedAttributes.tile)?.gif.id ?? state.active.focused);
      // Within the list the new tile tells of itself.
      if (type === 'blur' && !host().root.current?.contains((event as FocusEvent<HTMLElement>).relatedTarget))
        setActive('focused', undefined);
      if (type === 'load') onVisible(event);
    },
    onCommit() {
      motion.move();
      if (isHeard() && !wasHeard) catchUp();
      wasHeard = isHeard();
    },
    stop() {
      abort.abort();
      endHover?.(0);
      watch.stop();
      stopObserving();
    },
  };
}

/** The still and the moving file of a tile load one after the other: once is enough. */
function isFirst(known: WeakSet<EventTarget>, target: EventTarget | null): boolean {
  if (!target || known.has(target)) return false;
  known.add(target);
  return true;
}
