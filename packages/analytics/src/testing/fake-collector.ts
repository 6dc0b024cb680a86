import type { PingbackEvent } from '@zoetrope/model';

export interface Sent {
  readonly url: string;
  readonly init: RequestInit;
  readonly events: readonly PingbackEvent[];
  readonly bytes: number;
  /** Answers the request; without one it stays open until it is aborted. */
  answer(response: Response | Error): void;
}

/** `open` leaves the request without an answer. */
export type FakeAnswer = Response | Error | 'open';

/** A `fetch` that writes down what it is given. Each entry of `answers` is used once, then everything is 200. */
export function createFakeCollector(...answers: readonly FakeAnswer[]) {
  const sent: Sent[] = [];
  const queue = [...answers];

  const fetch: typeof globalThis.fetch = (input, init = {}) =>
    new Promise((resolve, reject) => {
      if (init.signal?.aborted) return reject(init.signal.reason);
      const body = String(init.body);
      const answer = (response: Response | Error) => (response instanceof Error ? reject(response) : resolve(response));
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      const { events } = JSON.parse(body);
      sent.push({ url: String(input), init, events, bytes: Buffer.byteLength(body), answer });
      const next = queue.shift() ?? new Response('{}');
      if (next !== 'open') answer(next);
    });

  return { fetch, sent, events: () => sent.flatMap((request) => request.events) };
}
