import { isRetryable } from './answer.ts';
import type { Clock } from './clock.ts';
import type { Answer, Post } from './create-post.ts';
import type { Endpoint } from './endpoint.ts';
import type { EventQueue } from './event-queue.ts';
import type { EventStore } from './event-store.ts';
import { MAX_IN_FLIGHT, TIMEOUT_MS } from './limits.ts';
import { bodyBytes, MAX_BODY_BYTES, type QueuedEvent, toBody } from './queued-event.ts';
import { retryDelay } from './retry-delay.ts';

/**
 * `due`: the quiet second is over; waits while a retry is planned. `now`: the application asked.
 * `all`: nothing may stay behind; what the keepalive quota does not hold goes without it.
 */
export type Occasion = 'due' | 'now' | 'all';

export interface DeliveryOptions {
  readonly queue: EventQueue;
  readonly clock: Clock;
  /** Whether anything may leave the page: the viewer's consent. */
  readonly allowed: () => boolean;
  readonly post: Post;
  /** Where `post` goes; what waits and what is settled is told to `store`. */
  readonly endpoint: Endpoint;
  readonly store: EventStore | undefined;
  /** Told once until the next delivery. */
  readonly warn: (message: string) => void;
  readonly random: () => number;
}

export interface Delivery {
  /** `quota`: bytes that may be on their way with keepalive. */
  send(occasion: Occasion, quota?: number): void;
  /** The queue or the consent has changed: tells what may be sent, and lets events go that are too many to wait. */
  survey(): void;
  /** Resolves when nothing is on its way. */
  idle(): Promise<void>;
  /** Gives up what is on its way and any planned retry. */
  abandon(): void;
}

/** Moves events from the queue to the collector, within what a browser grants a page that goes away. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { queue, clock, allowed, post, endpoint, store, warn, random } = options;
  const inFlight = new Map<AbortController, Promise<void>>();
  let keepaliveBytes = 0;
  let failures = 0;
  let warned = false;
  let closedUntil = 0;
  /** Less after a 413, for as long as the page lives. */
  let maxBody = MAX_BODY_BYTES;
  let moreToSend = false;
  let cancelRetry: (() => void) | undefined;

  function send(occasion: Occasion, quota = MAX_BODY_BYTES): void {
    if (!allowed() || clock.now() < closedUntil || (occasion === 'due' && cancelRetry)) return;
    stopRetry();
    moreToSend = false;
    while (queue.all().length) {
      const batch = queue.take(maxBody);
      const bytes = bodyBytes(batch);
      const fits = inFlight.size < MAX_IN_FLIGHT && keepaliveBytes + bytes <= quota;
      if (!fits && occasion !== 'all') {
        queue.putBack(batch);
        moreToSend = true;
        break;
      }
      start(batch, fits ? bytes : 0);
    }
    survey();
  }

  /** `bytes`: what it takes of the keepalive quota; 0 goes without. */
  function start(batch: readonly QueuedEvent[], bytes: number): void {
    const controller = new AbortController();
    const cancelTimeout = clock.after(TIMEOUT_MS, () => controller.abort());
    keepaliveBytes += bytes;
    const settled = post(toBody(batch), bytes > 0, controller.signal).then((answer) => {
      cancelTimeout();
      keepaliveBytes -= bytes;
      if (inFlight.delete(controller)) settle(batch, answer);
    });
    inFlight.set(controller, settled);
  }

  function settle(batch: readonly QueuedEvent[], [status, retryAfterMs]: Answer): void {
    if (isRetryable(status)) {
      retryLater(batch, status, retryAfterMs);
    } else if (status === 413 && batch[1]) {
      maxBody = bodyBytes(batch) >> 1;
      queue.putBack(batch);
      send('due');
    } else {
      store?.remove(batch);
      failures = 0;
      if (status < 300) warned = false;
      else warnOnce('dropped', status);
      if (moreToSend) send('due');
    }
  }

  function retryLater(batch: readonly QueuedEvent[], status: number, retryAfterMs: number): void {
    // What fails while a retry is planned was on its way together: one outage, however many bodies.
    if (!cancelRetry) failures += 1;
    queue.putBack(batch);
    survey();
    const now = clock.now();
    closedUntil = Math.max(closedUntil, now + retryAfterMs);
    stopRetry();
    cancelRetry = clock.after(Math.max(closedUntil - now, retryDelay(failures, random())), () => {
      stopRetry();
      closedUntil = 0;
      send('due');
    });
    warnOnce('wait', status);
  }

  /** While the collector answers, a burst is soon on its way, however long; else the oldest events go. */
  function survey(): void {
    const isOpen = !failures && allowed();
    const gone = isOpen ? [] : queue.trim();
    if (gone.length) store?.remove(gone);
    store?.waiting?.(isOpen ? queue.all() : [], endpoint);
  }

  /** A collector that stays away, or a blocker, must not fill the console. */
  function warnOnce(fate: string, status: number): void {
    if (!warned) warn(`events ${fate} (status ${status})`);
    warned = true;
  }

  function stopRetry(): void {
    cancelRetry?.();
    cancelRetry = undefined;
  }

  return {
    send,
    survey,
    async idle() {
      while (inFlight.size) await Promise.all(inFlight.values());
    },
    abandon() {
      stopRetry();
      for (const controller of inFlight.keys()) controller.abort();
      inFlight.clear();
    },
  };
}
