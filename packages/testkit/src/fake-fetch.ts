export interface FakeFetch {
  readonly fetch: typeof fetch;
  /** Requested URLs, in order. */
  readonly urls: readonly URL[];
  /** Options of the requests, in order. */
  readonly inits: readonly RequestInit[];
}

/** Returns a `fetch` whose responses come from a function of the URL and the index of the request. Supports abort. */
export function fakeFetch(respond: (url: URL, call: number) => Response | Promise<Response>): FakeFetch {
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
          .then(() => respond(url, call))
          .then(resolve, reject);
      });
    },
  };
}

/** Returns a JSON response. */
export function jsonResponse(body: unknown, init: ResponseInit = {}): Response {
  return Response.json(body, init);
}
