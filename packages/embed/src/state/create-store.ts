import { type EmbedEvent, type EmbedFlags, INITIAL_FLAGS, reduceFlags } from './embed-flags.ts';
import type { EmbedSize } from './embed-size.ts';
import { deriveView, type EmbedView } from './embed-view.ts';

export interface EmbedStore {
  flags(): EmbedFlags;
  view(): EmbedView;
  dispatch(event: EmbedEvent): void;
  resize(size: EmbedSize): void;
  /** Tells each change of what shows. */
  subscribe(onView: (view: EmbedView) => void): void;
}

/** The one owner of an embed page's state. */
export function createStore(size: EmbedSize, initial: Partial<EmbedFlags> = {}): EmbedStore {
  let flags: EmbedFlags = { ...INITIAL_FLAGS, ...initial };
  let current = size;
  let view = deriveView(flags, current);
  const listeners: ((view: EmbedView) => void)[] = [];
  const refresh = () => {
    view = deriveView(flags, current);
    for (const tell of listeners) tell(view);
  };
  return {
    flags: () => flags,
    view: () => view,
    dispatch(event) {
      const next = reduceFlags(flags, event);
      if (next === flags) return;
      flags = next;
      refresh();
    },
    resize(next) {
      current = next;
      refresh();
    },
    subscribe(onView) {
      listeners.push(onView);
    },
  };
}
