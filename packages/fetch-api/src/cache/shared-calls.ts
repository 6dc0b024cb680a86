interface SharedCall {
  readonly promise: Promise<unknown>;
  readonly controller: AbortController;
  callers: number;
}

export type JoinCall = <T>(
  key: string,
  start: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal | undefined,
) => Promise<T>;

/** One call for all who ask for the same at the same time. An abort detaches its caller; the last to leave ends the call. */
export function createSharedCalls(): JoinCall {
  const calls = new Map<string, SharedCall>();

  function begin<T>(key: string, start: (signal: AbortSignal) => Promise<T>): SharedCall {
    const controller = new AbortController();
    const promise = start(controller.signal).finally(() => forget(key, call));
    const call: SharedCall = { promise, controller, callers: 0 };
    calls.set(key, call);
    return call;
  }

  function forget(key: string, call: SharedCall): void {
    if (calls.get(key) === call) calls.delete(key);
  }

  return (key, start, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const call = calls.get(key) ?? begin(key, start);
      call.callers++;
      const leave = () => {
        reject(signal?.reason);
        if (--call.callers > 0) return;
        forget(key, call);
        call.controller.abort(signal?.reason);
      };
      signal?.addEventListener('abort', leave);
      (call.promise as ReturnType<typeof start>)
        .finally(() => signal?.removeEventListener('abort', leave))
        .then(resolve, reject);
    });
}
