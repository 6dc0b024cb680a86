/** A part of a widget that is loaded after the first paint. */
export interface Lazy<T> {
  /** Starts loading unless it has started, and calls `use` with the part: at once if it has loaded. */
  load(use?: (part: T) => void): void;
  /** Returns the part if it has loaded. Does not start loading. */
  peek(): T | undefined;
  /** Stops the part, and drops the pending calls. */
  stop(): void;
}

/** The maximum number of pending calls; the oldest are dropped first. */
const MAX_PENDING = 200;

/**
 * Creates a part that is loaded on first use. If loading fails, pending calls are kept until a later call to `load`
 * succeeds.
 */
export function createLazy<T extends { stop(): void }>(loadFactory: () => Promise<() => T>): Lazy<T> {
  const pending: ((part: T) => void)[] = [];
  let part: T | undefined;
  let isLoading = false;
  let isStopped = false;

  async function start(): Promise<void> {
    isLoading = true;
    const create = await loadFactory().catch(() => undefined);
    isLoading = false;
    if (!create || isStopped) return;
    const created = create();
    part = created;
    // Creating the part may have unmounted the widget.
    if (isStopped) {
      created.stop();
      return;
    }
    // One microtask per call, so that an exception in an application's callback does not prevent the other calls.
    for (const use of pending) queueMicrotask(() => use(created));
  }

  return {
    load(use) {
      if (part) {
        use?.(part);
        return;
      }
      if (use) pending.push(use);
      if (pending.length > MAX_PENDING) pending.shift();
      if (!isLoading && !isStopped) void start();
    },
    peek: () => part,
    stop() {
      isStopped = true;
      part?.stop();
    },
  };
}
