import { redact } from '@zoetrope/transport';

/** One request as it went over the network; its key is not shown. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  /** 0 until there is an answer, or when none came. */
  readonly status: number;
}

export interface Recorder {
  readonly fetch: typeof fetch;
  /** Everything since the last time this was asked. */
  take(): readonly Exchange[];
}

/** A fetch that remembers what it was asked. */
export function recordExchanges(fetch: typeof globalThis.fetch): Recorder {
  let exchanges: readonly Exchange[] = [];
  return {
    async fetch(input, init) {
      const exchange = { method: init?.method ?? 'GET', url: redact(String(input)), status: 0 };
      exchanges = [...exchanges, exchange];
      const response = await fetch(input, init);
      exchanges = exchanges.map((each) => (each === exchange ? { ...exchange, status: response.status } : each));
      return response;
    },
    take() {
      const taken = exchanges;
      exchanges = [];
      return taken;
    },
  };
}
