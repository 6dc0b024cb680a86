import { debounce } from 'throttle-debounce';

export interface DebounceOptions {
  /** The callback runs this long after the last call, in ms. */
  readonly delay: number;
  /** The callback runs at the latest this long after the first call, in ms, however often it is called meanwhile. */
  readonly maxWait: number;
}

export interface Debounced {
  (): void;
  /** Drops a pending call. Later calls work as before. */
  cancel(): void;
}

/** A trailing debounce that steady calls cannot postpone forever: throttle-debounce has no `maxWait`. */
export function debounceWithMaxWait(callback: () => void, { delay, maxWait }: DebounceOptions): Debounced {
  let maxWaitTimer: ReturnType<typeof setTimeout> | undefined;
  const afterQuiet = debounce(delay, flush);

  function cancel(): void {
    clearTimeout(maxWaitTimer);
    maxWaitTimer = undefined;
    // Without this option the library ignores every later call.
    afterQuiet.cancel({ upcomingOnly: true });
  }

  function flush(): void {
    cancel();
    callback();
  }

  function call(): void {
    maxWaitTimer ??= setTimeout(flush, maxWait);
    afterQuiet();
  }

  return Object.assign(call, { cancel });
}
