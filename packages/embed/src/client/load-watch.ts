import type { EmbedStore } from '../state/create-store.ts';
import type { WatchLinkOptions } from '../watch/attach-watch.ts';

/** Loads the code for external videos, which few GIFs have. Until then, Watch is a link. */
export function loadWatch(options: WatchLinkOptions, store: EmbedStore): void {
  import('../watch/attach-watch.ts').then(
    ({ attachWatchLink }) => attachWatchLink(options, store),
    () => undefined,
  );
}
