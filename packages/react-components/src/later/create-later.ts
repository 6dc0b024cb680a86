/** Asks for parts that come after the first paint, and uses them as soon as they are there: at once if they have come. */
export type Need<T> = (use?: (parts: T) => void) => void;

/**
 * Loads parts at the first need of them. What waits for them is kept when loading fails, and is served by the next need
 * that succeeds, so that nothing is lost.
 */
export function createLater<T>(load: () => Promise<T>, onLoaded: (parts: T) => void): Need<T> {
  const waiting = new Set<(parts: T) => void>();
  let parts: T | undefined;
  let isLoading = false;

  async function start(): Promise<void> {
    isLoading = true;
    const loaded = await load().catch(() => undefined);
    isLoading = false;
    if (!loaded) return;
    parts = loaded;
    onLoaded(loaded);
    for (const use of waiting) use(loaded);
    waiting.clear();
  }

  return (use) => {
    if (parts) return use?.(parts);
    if (use) waiting.add(use);
    if (!isLoading) void start();
  };
}
