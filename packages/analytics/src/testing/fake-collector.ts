import type { PingbackEvent } from '@zoetrope/model';

export interface Sent {
  readonly url: string;
  readonly init: RequestInit;
  readonly events: readonly PingbackEvent[];
  readonly bytes: number;
  /** Settles the request. Without this call, a `pending` request is settled only by an abort. */
  respond(response: Response | Error): void;
}

/** `pending` leaves the request unsettled. */
export type FakeResponse = Response | Error | 'pending';

/** A `fetch` that records its requests. Each entry of `responses` is used once; later requests return 200. */
export function createFakeCollector(...responses: readonly FakeResponse[]) {
  const sent: Sent[] = [];
  const queue = [...responses];

  const fetch: typeof globalThis.fetch = (input, init = {}) =>
    new Promise((resolve, reject) => {
      if (init.signal?.aborted) return reject(init.signal.reason);
      const body = String(init.body);
      const respond = (response: Response | Error) =>
        response instanceof Error ? reject(response) : resolve(response);
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      const { events } = JSON.parse(body);
      sent.push({ url: String(input), init, events, bytes: Buffer.byteLength(body), respond });
      const next = queue.shift() ?? new Response('{}');
      if (next !== 'pending') respond(next);
    });

  return { fetch, sent, events: () => sent.flatMap((request) => request.events) };
}
