import type { TimerClock } from './clock.ts';
import { type CollectorResponse, retryAfterMs } from './collector-response.ts';
import type { Endpoint } from './endpoint.ts';

export interface PostOptions {
  /** Lets the request outlive the page, within the browser's quota of 64 KiB. */
  readonly keepalive: boolean;
  readonly signal: AbortSignal;
}

/** Sends one body. Never rejects; resolves after the response body has been read. */
export type Post = (body: string, options: PostOptions) => Promise<CollectorResponse>;

export function createPost({ url, headers }: Endpoint, fetch: typeof globalThis.fetch, clock: TimerClock): Post {
  const post: Post = async (body, { keepalive, signal }) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        keepalive,
        signal,
        credentials: 'omit',
        // A redirect would pass viewer ids to a host that the application did not configure.
        redirect: 'error',
      });
      // Chromium returns the keepalive quota only after the body has been read. The status is all that matters, so a
      // body that fails halfway is ignored.
      await response.text().catch(() => {});
      return { status: response.status, retryAfterMs: retryAfterMs(response.headers.get('Retry-After'), clock.now()) };
    } catch {
      // Other libraries on the page may have used up its keepalive quota, permanently if they never read responses.
      if (keepalive) return post(body, { keepalive: false, signal });
      return { status: 0, retryAfterMs: 0 };
    }
  };
  return post;
}
