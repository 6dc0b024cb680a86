import type { EmbedData } from '../embed-data.ts';
import type { EmbedStore } from '../state/create-store.ts';

export interface LoadWatchOptions {
  readonly link: HTMLAnchorElement;
  readonly card: HTMLElement;
  readonly data: EmbedData;
  /** The film plays. */
  readonly onPlay: () => void;
}

/** Only few GIFs have a film: the code comes for them alone. Until it has, Watch is the link that it is without any. */
export function loadWatch(options: LoadWatchOptions, store: EmbedStore): void {
  import('../watch/attach-watch.ts').then(
    ({ attachWatch }) => attachWatch(options, store),
    () => undefined,
  );
}
