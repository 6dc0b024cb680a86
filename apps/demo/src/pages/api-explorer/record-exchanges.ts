import { redact } from '@zoetrope/transport';

/** One request on the network, with its key redacted. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
}

export interface Recorder {
  readonly fetch: typeof fetch;
  /** Returns the exchanges since the last `take`. */
  take(): readonly Exchange[];
}

/** Wraps `fetch` to record its requests. */
export function recordExchanges(fetch: typeof globalThis.fetch): Recorder {
  let exchanges: readonly Exchange[] = [];
  return {
    async fetch(input, init) {
      const exchange = { method: init?.method ?? 'GET', url: redact(String(input)), status: 0 };
      exchanges = [...exchanges, exchange];
      const response = await fetch(input, init);
      exchanges = exchanges.map((other) => (other === exchange ? { ...exchange, status: response.status } : other));
      return response;
    },
    take() {
      const taken = exchanges;
      exchanges = [];
      return taken;
    },
  };
}
