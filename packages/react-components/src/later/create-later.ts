/** What comes after the first paint. */
export interface Later<T> {
  /** Asks for it, and uses it as soon as it is there: at once if it has come. */
  need(use?: (part: T) => void): void;
  /** It, if it has come. */
  now(): T | undefined;
  stop(): void;
}

/** Uses that wait at most; of more, those that came first are dropped. */
const MOST_WAITING = 200;

/**
 * Loads and makes a part at the first need of it. What waits for it is kept when loading fails, and is served by the next
 * need that succeeds, so that nothing is lost.
 */
export function createLater<T extends { stop(): void }>(load: () => Promise<() => T>): Later<T> {
  const waiting: ((part: T) => void)[] = [];
  let part: T | undefined;
  let isLoading = false;
  let isStopped = false;

  async function start(): Promise<void> {
    isLoading = true;
    const create = await load().catch(() => undefined);
    isLoading = false;
    if (!create || isStopped) return;
    part = create();
    // To make it may have ended it.
    if (isStopped) part.stop();
    // In a task of its own each: what an application throws in one loses none of the others.
    else for (const use of waiting) queueMicrotask(() => use(part as T));
  }

  return {
    need(use) {
      if (part) return use?.(part);
      if (use && waiting.push(use) > MOST_WAITING) waiting.shift();
      if (!isLoading && !isStopped) void start();
    },
    now: () => part,
    stop() {
      isStopped = true;
      part?.stop();
    },
  };
}
