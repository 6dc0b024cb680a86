import { uuidV7 } from '../src/pingback/uuid-v7.ts';
import { buildEvent } from './pingback-events.ts';

const KEY = 'api_key=zoetrope-web';
const BATCH = 10;

export interface EventLoad {
  /** Ids of acknowledged events. */
  readonly acknowledged: readonly string[];
  /** Responses with 503 and `Retry-After`. */
  readonly rejected: () => number;
  /** Any other response. */
  readonly wrong: readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * Sends events of the GIF `duckling` without a break, through several senders, to the current origin. Requests that are
 * rejected, or whose service was killed, are sent again, as clients do.
 */
export function sendEvents(origin: () => string): EventLoad {
  const acknowledged: string[] = [];
  const wrong: string[] = [];
  let rejected = 0;
  let isStopping = false;

  async function post(body: string): Promise<boolean> {
    try {
      const response = await fetch(`${origin()}/v2/pingback?${KEY}`, { method: 'POST', body });
      const text = await response.text();
      if (response.status === 200) return true;
      if (response.status === 503 && response.headers.has('Retry-After')) rejected += 1;
      else wrong.push(`${response.status} ${text}`);
    } catch {
      // The service was killed. Some requests were logged nevertheless.
    }
    return false;
  }

  async function sendOn(): Promise<void> {
    while (!isStopping) {
      const ids = Array.from({ length: BATCH }, () => uuidV7(Date.now()));
      const events = ids.map((event_id) =>
        buildEvent({ event_id, gif_id: 'duckling', analytics_response_payload: undefined }),
      );
      const body = JSON.stringify({ events });
      while (!isStopping) {
        if (await post(body)) {
          acknowledged.push(...ids);
          break;
        }
      }
    }
  }

  const senders = Array.from({ length: 4 }, sendOn);
  return {
    acknowledged,
    wrong,
    rejected: () => rejected,
    async stop() {
      isStopping = true;
      await Promise.all(senders);
    },
  };
}
