export interface FakeFetch {
  readonly fetch: typeof fetch;
  /** Addresses asked for, in order. */
  readonly urls: readonly URL[];
  /** What went with them. */
  readonly inits: readonly RequestInit[];
}

/** Answers every request from a function of its address and its number, from 0; heeds the signal. */
export function fakeFetch(answer: (url: URL, call: number) => Response | Promise<Response>): FakeFetch {
  const urls: URL[] = [];
  const inits: RequestInit[] = [];
  return {
    urls,
    inits,
    fetch(input, init = {}) {
      const url = new URL(String(input), 'https://page.example');
      inits.push(init);
      const call = urls.push(url) - 1;
      return new Promise((resolve, reject) => {
        const { signal } = init;
        if (signal?.aborted) return reject(signal.reason);
        signal?.addEventListener('abort', () => reject(signal.reason));
        Promise.resolve()
          .then(() => answer(url, call))
          .then(resolve, reject);
      });
    },
  };
}

/** A JSON answer. */
export function jsonResponse(body: unknown, init: ResponseInit = {}): Response {
  return Response.json(body, init);
}
