import type { TimerClock } from './clock.ts';
import { type CollectorResponse, isRetryable } from './collector-response.ts';
import type { Post } from './create-post.ts';
import type { Endpoint } from './endpoint.ts';
import { createEventQueue, type EventQueue } from './event-queue.ts';
import type { EventStore } from './event-store.ts';
import { MAX_IN_FLIGHT, REQUEST_TIMEOUT_MS } from './limits.ts';
import { bodyBytes, MAX_BODY_BYTES, type QueuedEvent, toBody } from './queued-event.ts';
import { retryDelay } from './retry-delay.ts';

/**
 * `timer`: the debounce has elapsed; a scheduled retry takes precedence. `manual`: the application called `flush`.
 * `unload`: everything must be sent now; requests beyond the keepalive quota are sent without keepalive.
 */
export type FlushReason = 'timer' | 'manual' | 'unload';

export interface DeliveryOptions {
  readonly queue: EventQueue;
  readonly clock: TimerClock;
  /** Returns whether the user has consented to sending. */
  readonly isAllowed: () => boolean;
  readonly post: Post;
  /** Where `post` sends to. `store` receives it with the pending events. */
  readonly endpoint: Endpoint;
  readonly store: EventStore | undefined;
  /** Called once per outage. */
  readonly warn: (message: string) => void;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
}

export interface Delivery {
  /** Sends queued events. */
  flush(reason: FlushReason): void;
  /**
   * Sends events that are also in the store, without keepalive: its quota is reserved for queued events, which may not be
   * in the store yet when the page unloads. If sending is not allowed now or fails, they are queued.
   */
  sendStored(events: readonly QueuedEvent[]): void;
  /** Call after the queue or the consent has changed: drops excess events, and updates the store. */
  update(): void;
  /** Returns the events of all requests in flight. */
  eventsInFlight(): readonly QueuedEvent[];
  /** Resolves when no request is in flight. */
  idle(): Promise<void>;
  /** Aborts all requests and cancels the scheduled retry. */
  abortAll(): void;
}

interface RequestInFlight {
  readonly batch: readonly QueuedEvent[];
  readonly settled: Promise<void>;
}

/** Moves events from the queue to the collector, within the limits that browsers set for keepalive requests. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { queue, clock, isAllowed, post, endpoint, store, warn, random } = options;
  const inFlight = new Map<AbortController, RequestInFlight>();
  /** Events that are also in the store: if the page is left before they have arrived, the next page sends them. */
  const stored = new WeakSet<QueuedEvent>();
  let keepaliveBytes = 0;
  let keepaliveRequests = 0;
  let failures = 0;
  let hasWarned = false;
  /** Time until which the collector's `Retry-After` is in effect. */
  let retryAfterUntil = 0;
  /** Reduced after a 413, for the lifetime of the page. */
  let maxBodyBytes = MAX_BODY_BYTES;
  let isQueueBlocked = false;
  let cancelRetry: (() => void) | undefined;

  function canSendNow(): boolean {
    return isAllowed() && clock.now() >= retryAfterUntil;
  }

  function flush(reason: FlushReason): void {
    const isRetryScheduled = cancelRetry !== undefined;
    if (!canSendNow() || (reason === 'timer' && isRetryScheduled)) return;
    stopRetry();
    isQueueBlocked = false;
    // WebKit fails requests without keepalive when the user follows a link, so stored events may be in the queue again.
    const storedEvents = reason === 'unload' ? takeStored() : [];
    while (queue.all().length > 0) {
      const batch = queue.take(maxBodyBytes);
      const bytes = bodyBytes(batch);
      const fitsQuota = keepaliveRequests < MAX_IN_FLIGHT && keepaliveBytes + bytes <= MAX_BODY_BYTES;
      if (!fitsQuota && reason !== 'unload') {
        queue.requeue(batch);
        isQueueBlocked = true;
        break;
      }
      send(batch, { keepalive: fitsQuota });
    }
    sendWithoutKeepalive(storedEvents);
    update();
  }

  function takeStored(): readonly QueuedEvent[] {
    const events = queue.take(Infinity);
    queue.push(events.filter((event) => !stored.has(event)));
    return events.filter((event) => stored.has(event));
  }

  function sendStored(events: readonly QueuedEvent[]): void {
    for (const event of events) stored.add(event);
    if (canSendNow()) sendWithoutKeepalive(events);
    else queue.requeue(events);
    update();
  }

  function sendWithoutKeepalive(events: readonly QueuedEvent[]): void {
    const rest = createEventQueue();
    rest.push(events);
    while (rest.all().length > 0) send(rest.take(maxBodyBytes), { keepalive: false });
  }

  function send(batch: readonly QueuedEvent[], { keepalive }: { readonly keepalive: boolean }): void {
    const controller = new AbortController();
    const { signal } = controller;
    const cancelTimeout = clock.after(REQUEST_TIMEOUT_MS, () => controller.abort());
    const bytes = keepalive ? bodyBytes(batch) : 0;
    keepaliveBytes += bytes;
    if (keepalive) keepaliveRequests += 1;
    const settled = post(toBody(batch), { keepalive, signal }).then((response) => {
      cancelTimeout();
      keepaliveBytes -= bytes;
      if (keepalive) keepaliveRequests -= 1;
      const wasAborted = !inFlight.delete(controller);
      if (!wasAborted) handleResponse(batch, response);
    });
    inFlight.set(controller, { batch, settled });
  }

  function handleResponse(batch: readonly QueuedEvent[], { status, retryAfterMs }: CollectorResponse): void {
    if (isRetryable(status)) {
      queue.requeue(batch);
      scheduleRetry(retryAfterMs);
      warnOnce(`the collector is unavailable (${describe(status)}); unsent events are kept and retried.`);
    } else if (status === 413 && batch.length > 1) {
      maxBodyBytes = Math.floor(bodyBytes(batch) / 2);
      queue.requeue(batch);
      flush('timer');
    } else {
      store?.remove(batch);
      failures = 0;
      if (status < 300) hasWarned = false;
      else warnOnce(`the collector rejected a batch of events (${describe(status)}); it is dropped.`);
      if (isQueueBlocked) flush('timer');
    }
  }

  function scheduleRetry(retryAfterMs: number): void {
    // Requests that fail while a retry is scheduled were in flight together: they count as one outage.
    if (!cancelRetry) failures += 1;
    update();
    const now = clock.now();
    retryAfterUntil = Math.max(retryAfterUntil, now + retryAfterMs);
    stopRetry();
    cancelRetry = clock.after(Math.max(retryAfterUntil - now, retryDelay(failures, random())), () => {
      stopRetry();
      retryAfterUntil = 0;
      flush('timer');
    });
  }

  function update(): void {
    const canSend = failures === 0 && isAllowed();
    // While the collector responds, the queue drains soon, however long a burst is.
    if (!canSend) enforceLimits();
    store?.setPending?.(canSend ? queue.all() : [], endpoint);
  }

  function enforceLimits(): void {
    const dropped = queue.dropOverflow();
    if (dropped.length > 0) store?.remove(dropped);
  }

  /** A collector that stays unavailable, or a content blocker, must not flood the console. */
  function warnOnce(message: string): void {
    if (!hasWarned) warn(message);
    hasWarned = true;
  }

  function stopRetry(): void {
    cancelRetry?.();
    cancelRetry = undefined;
  }

  return {
    flush,
    sendStored,
    update,
    eventsInFlight: () => [...inFlight.values()].flatMap(({ batch }) => batch),
    async idle() {
      while (inFlight.size > 0) await Promise.all([...inFlight.values()].map(({ settled }) => settled));
    },
    abortAll() {
      stopRetry();
      for (const controller of inFlight.keys()) controller.abort();
      inFlight.clear();
    },
  };
}

const describe = (status: number): string => (status === 0 ? 'no response' : `status ${status}`);
