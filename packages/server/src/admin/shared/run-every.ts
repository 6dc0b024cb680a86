export interface RunEveryOptions {
  /** Milliseconds between the end of a run and the next. */
  readonly ms: number;
  /** `signal` is aborted when it should end early. */
  readonly run: (signal: AbortSignal) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Runs work at once and then again and again, until the returned function is called, which waits for the current run. */
export function runEvery({ ms, run, onError }: RunEveryOptions): () => Promise<void> {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function runOnce(): Promise<void> {
    await run(ending.signal).catch((error: unknown) => {
      if (!ending.signal.aborted) onError(error);
    });
    if (ending.signal.aborted) return;
    timer = setTimeout(() => {
      running = runOnce();
    }, ms).unref();
  }

  let running = runOnce();
  return async () => {
    ending.abort();
    clearTimeout(timer);
    await running;
  };
}
