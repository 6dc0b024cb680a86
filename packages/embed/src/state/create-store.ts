import { type EmbedEvent, type EmbedFlags, INITIAL_FLAGS, reduceFlags } from './embed-flags.ts';
import type { EmbedSize } from './embed-size.ts';
import { deriveView, type EmbedView } from './embed-view.ts';

export interface EmbedStore {
  flags(): EmbedFlags;
  view(): EmbedView;
  dispatch(event: EmbedEvent): void;
  resize(size: EmbedSize): void;
  /** Calls `onView` with each new view. */
  subscribe(onView: (view: EmbedView) => void): void;
}

/**
 * Creates the store of an embed page: its flags, its size, and the view derived from both.
 *
 * @example
 * const store = createStore({ width: 480, height: 480, mobile: false });
 * store.dispatch({ type: 'share-opened' });
 * store.view().share; // true
 */
export function createStore(size: EmbedSize, initial: Partial<EmbedFlags> = {}): EmbedStore {
  let flags: EmbedFlags = { ...INITIAL_FLAGS, ...initial };
  let currentSize = size;
  let view = deriveView(flags, currentSize);
  const listeners: ((view: EmbedView) => void)[] = [];
  const updateView = () => {
    view = deriveView(flags, currentSize);
    for (const listener of listeners) listener(view);
  };
  return {
    flags: () => flags,
    view: () => view,
    dispatch(event) {
      const next = reduceFlags(flags, event);
      if (next === flags) return;
      flags = next;
      updateView();
    },
    resize(next) {
      currentSize = next;
      updateView();
    },
    subscribe(onView) {
      listeners.push(onView);
    },
  };
}
