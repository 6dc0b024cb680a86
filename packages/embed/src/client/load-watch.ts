import type { EmbedStore } from '../state/create-store.ts';
import type { WatchOptions } from '../watch/attach-watch.ts';

/** Loads the code for external videos, which few GIFs have. Until then, Watch is a link. */
export function loadWatch(options: WatchOptions, store: EmbedStore): void {
  import('../watch/attach-watch.ts').then(
    ({ attachWatch }) => attachWatch(options, store),
    () => undefined,
  );
}
