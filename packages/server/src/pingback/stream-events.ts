import type { SSEStreamingApi } from 'hono/streaming';
import type { Db } from '../database/schema.ts';
import type { EventTail } from './event-tail.ts';
import { eventsAfter, type StoredEvent } from './stored-events.ts';

/** Proxies close connections that are idle for about 30 s. */
const HEARTBEAT_MS = 15_000;
/** Maximum number of unsent events per reader. A slower reader is disconnected, and reconnects with its last id. */
const MAX_WAITING = 1000;

interface StreamOptions {
  readonly db: Db;
  readonly tail: EventTail;
  /** The last event that a reconnecting reader has received. */
  readonly after: number | undefined;
  readonly signal: AbortSignal;
}

/** Streams events as they are stored, until the reader disconnects or the service closes. */
export async function streamEvents(stream: SSEStreamingApi, { db, tail, after, signal }: StreamOptions): Promise<void> {
  const waiting: StoredEvent[] = [];
  let wake = () => {};
  const unsubscribe = await tail.subscribe((event) => {
    waiting.push(event);
    wake();
  });
  const stop = () => wake();
  stream.onAbort(stop);
  signal.addEventListener('abort', stop);

  try {
    await stream.write('retry: 2000\n\n');
    const missed = after === undefined ? [] : await eventsAfter(db, after, { limit: MAX_WAITING });
    for (const event of missed) await send(stream, event);
    const sentSeqs = new Set(missed.map((event) => event.seq));

    while (!stream.aborted && !signal.aborted && waiting.length <= MAX_WAITING) {
      const event = waiting.shift();
      if (event === undefined) await nextEvent();
      else if (!sentSeqs.has(event.seq)) await send(stream, event);
    }
  } finally {
    unsubscribe();
    signal.removeEventListener('abort', stop);
  }

  /** Waits for an event or the end, and sends heartbeats. */
  async function nextEvent(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const isIdle = await new Promise<boolean>((resolve) => {
      wake = () => resolve(false);
      timer = setTimeout(() => resolve(true), HEARTBEAT_MS);
      if (waiting.length > 0 || stream.aborted || signal.aborted) resolve(false);
    });
    clearTimeout(timer);
    if (isIdle) await stream.write(': still here\n\n');
  }
}

async function send(stream: SSEStreamingApi, event: StoredEvent): Promise<void> {
  await stream.writeSSE({ id: String(event.seq), event: 'pingback', data: JSON.stringify(event) });
}
