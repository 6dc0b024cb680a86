/** Minimum time between the end of one call and the start of the next. */
const MIN_INTERVAL_MS = 1000;
/** Interval without calls to `refresh`. */
const POLL_MS = 20_000;
/** Delay after a failure. */
const RETRY_MS = 4000;

export interface RefresherOptions<T> {
  readonly load: (signal: AbortSignal) => Promise<T>;
  readonly onLoaded: (value: T) => void;
  readonly onFailed: (error: unknown) => void;
}

export interface Refresher {
  /** Loads again, as soon as the minimum interval allows. */
  readonly refresh: () => void;
  readonly close: () => void;
}

/** Loads at once, after each `refresh`, and at intervals: one call at a time, throttled. */
export function createRefresher<T>(options: RefresherOptions<T>): Refresher {
  const { load, onLoaded, onFailed } = options;
  const abort = new AbortController();
  let isRefreshRequested = false;
  let isIdle = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    clearTimeout(timer);
    isRefreshRequested = false;
    isIdle = false;
    let nextMs = POLL_MS;
    try {
      const value = await load(abort.signal);
      if (!abort.signal.aborted) onLoaded(value);
    } catch (error) {
      nextMs = RETRY_MS;
      if (!abort.signal.aborted) onFailed(error);
    }
    if (!abort.signal.aborted) timer = setTimeout(() => afterInterval(nextMs), MIN_INTERVAL_MS);
  }

  function afterInterval(nextMs: number): void {
    if (isRefreshRequested) {
      void run();
      return;
    }
    isIdle = true;
    timer = setTimeout(run, nextMs - MIN_INTERVAL_MS);
  }

  void run();
  return {
    refresh() {
      isRefreshRequested = true;
      if (isIdle && !abort.signal.aborted) void run();
    },
    close() {
      abort.abort();
      clearTimeout(timer);
    },
  };
}
