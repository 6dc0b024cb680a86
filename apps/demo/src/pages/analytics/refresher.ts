/** Between the end of one call and the begin of the next, however often it is nudged. */
const PAUSE_MS = 1000;
/** Without a nudge. */
const UNASKED_MS = 20_000;
/** After a failure. */
const RETRY_MS = 4000;

export interface RefresherOptions<T> {
  readonly load: (signal: AbortSignal) => Promise<T>;
  readonly onLoaded: (value: T) => void;
  readonly onFailed: (error: unknown) => void;
}

export interface Refresher {
  /** There is something new to load. */
  readonly nudge: () => void;
  readonly close: () => void;
}

/** Loads at once and then anew after each nudge, one call at a time and none too soon after another. */
export function createRefresher<T>(options: RefresherOptions<T>): Refresher {
  const { load, onLoaded, onFailed } = options;
  const abort = new AbortController();
  let nudged = false;
  let waiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    clearTimeout(timer);
    nudged = false;
    waiting = false;
    let nextMs = UNASKED_MS;
    try {
      const value = await load(abort.signal);
      if (!abort.signal.aborted) onLoaded(value);
    } catch (error) {
      nextMs = RETRY_MS;
      if (!abort.signal.aborted) onFailed(error);
    }
    if (!abort.signal.aborted) timer = setTimeout(() => rested(nextMs), PAUSE_MS);
  }

  function rested(nextMs: number): void {
    if (nudged) return void run();
    waiting = true;
    timer = setTimeout(run, nextMs - PAUSE_MS);
  }

  void run();
  return {
    nudge() {
      nudged = true;
      if (waiting && !abort.signal.aborted) void run();
    },
    close() {
      abort.abort();
      clearTimeout(timer);
    },
  };
}
