import { retryAfterMs } from './answer.ts';
import type { Clock } from './clock.ts';
import type { Endpoint } from './endpoint.ts';

/** The status is 0 when there was no answer. */
export type Answer = readonly [status: number, retryAfterMs: number];

/** Sends one body. Never rejects; the answer has been read to its end when it resolves. */
export type Post = (body: string, keepalive: boolean, signal: AbortSignal) => Promise<Answer>;

export function createPost({ url, headers }: Endpoint, fetch: typeof globalThis.fetch, clock: Clock): Post {
  const post: Post = async (body, keepalive, signal) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        keepalive,
        signal,
        credentials: 'omit',
        // Viewer ids go to the collector that was named, and nowhere else.
        redirect: 'error',
      });
      // Chromium gives the keepalive quota of a page back only once the body was read, wanted or not (ruling 4).
      // The status has said what there is to know, so a body that breaks off changes nothing.
      await response.text().catch(() => {});
      return [response.status, retryAfterMs(response.headers.get('Retry-After'), clock.now())];
    } catch {
      // Other libraries of the page may have taken its keepalive quota, for good where they leave answers unread.
      return keepalive ? post(body, false, signal) : [0, 0];
    }
  };
  return post;
}
