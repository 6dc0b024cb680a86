import { retryAfterMs } from './answer.ts';

export interface Answer {
  /** 0 when there was none. */
  readonly status: number;
  readonly retryAfterMs: number;
}

export interface BatchPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly keepalive: boolean;
  readonly signal: AbortSignal;
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

/** One POST. It never rejects, and its body has been read to the end when it resolves. */
export async function postBatch({ url, headers, body, keepalive, signal, fetch, now }: BatchPost): Promise<Answer> {
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
    await response.body?.pipeTo(new WritableStream()).catch(() => {});
    return { status: response.status, retryAfterMs: retryAfterMs(response.headers.get('Retry-After'), now()) };
  } catch {
    return { status: 0, retryAfterMs: 0 };
  }
}
