import type { EmbedStore } from '../state/create-store.ts';
import type { WatchOptions } from '../watch/watch-options.ts';

/** Only few GIFs have a film: the code comes for them alone. Until it has, Watch is the link that it is without any. */
export function loadWatch(options: WatchOptions, store: EmbedStore): void {
  import('../watch/attach-watch.ts').then(
    ({ attachWatch }) => attachWatch(options, store),
    () => undefined,
  );
}
