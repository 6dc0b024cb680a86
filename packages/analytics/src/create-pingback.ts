import type { GifEvent, Track } from '@zoetrope/model';
import { createUuidV7, createViewerId, globalPrivacyControl } from '@zoetrope/transport';
import { systemClock } from './clock.ts';
import { type Consent, initialConsent } from './consent.ts';
import { createPost } from './create-post.ts';
import { createDebounce } from './debounce.ts';
import { createDelivery, type FlushReason } from './delivery.ts';
import { createEventQueue } from './event-queue.ts';
import { createIngestBuffer } from './ingest-buffer.ts';
import { EVENTS_ON_UNLOAD, EVENTS_PER_TASK } from './limits.ts';
import { observePageCache, observePageLeave } from './observe-page-leave.ts';
import { pingbackEndpoint } from './pingback-endpoint.ts';
import type { PingbackClient, PingbackOptions } from './pingback-options.ts';
import { type QueuedEvent, toQueuedEvent } from './queued-event.ts';
import { toPingbackEvent } from './to-pingback-event.ts';
import { PACKAGE_NAME } from './version.ts';

/** An event with the time and the user at the moment of `track`. */
interface TrackedEvent {
  readonly event: GifEvent;
  readonly now: number;
  readonly userId: string | undefined;
}

export interface Pingback {
  /** Queues an event of a widget. Never throws and never blocks. */
  readonly track: Track;
  /** Sends all queued events. Resolves when no request is in flight; failed events stay queued. Never rejects. */
  readonly flush: () => Promise<void>;
  /** Applies the user's decision. `'granted'` sends the events held so far, `'denied'` deletes them. */
  readonly setConsent: (consent: Consent) => void;
  /** Sets the user of later events; `undefined` after a sign-out. */
  readonly setUserId: (userId: string | undefined) => void;
  /**
   * Sends all queued events and ignores later ones. Failed events stay in the store, if there is one. Never rejects.
   */
  readonly close: () => Promise<void>;
}

/**
 * Sends the events of GIF widgets to the provider's collector, in batches: one second
 * after the last event, five seconds after the first at the latest, and when the page is hidden or left.
 *
 * Throws a `TypeError` without a `client`, or a `provider` and an `apiKey`.
 *
 * @example
 * const pingback = createPingback({ client });
 * pingback.track({ type: 'CLICK', gif, layoutType: 'GRID' });
 * await pingback.close();
 */
export function createPingback(options: PingbackOptions): Pingback {
  const { logging, clock = systemClock } = options;
  const { provider, apiKey, viewerId } = resolveClient(options);
  // A page that is being left never receives the response. Without event ids, the next page would send and count its
  // events a second time.
  const store = provider.eventIds ? options.store : undefined;
  const warn = (message: string) => {
    try {
      (options.warn ?? console.warn)(`${PACKAGE_NAME}: ${message}`);
    } catch {
      // `track` never throws, even if the application's `warn` does.
    }
  };

  let { userId } = options;
  /** A provider without a collector receives no events. */
  let isClosed = provider.pingbackUrl === undefined;
  let consent = initialConsent({
    consent: options.consent ?? 'granted',
    globalPrivacyControl: options.globalPrivacyControl ?? globalPrivacyControl(),
  });
  let hasWarnedOfDrop = false;
  /** Incremented by each denial, and when the page is left, so that asynchronous work from before can be discarded. */
  let epoch = 0;
  /** The queued events at the time when the page was left. They are in the store too, if it is available. */
  let queuedOnLeave: readonly QueuedEvent[] = [];

  const isAllowed = () => consent === 'granted';
  const endpoint = pingbackEndpoint({ provider, apiKey, sdkInfo: options.sdkInfo });
  const uuidV7 = createUuidV7();
  const queue = createEventQueue();
  const delivery = createDelivery({
    queue,
    clock,
    random: options.random ?? Math.random,
    warn,
    isAllowed,
    post: createPost(endpoint, options.fetch ?? fetch, clock),
    endpoint,
    store,
  });
  const debounce = createDebounce(clock, () => sendNextEvents('timer'));
  const buffer = createIngestBuffer(clock, enqueue);
  const page = options.page ?? globalThis.window;
  const stopObserving = page && observePageLeave(page, () => sendNextEvents('unload'));
  const stopObservingCache = page && store && observePageCache(page, { onLeave: leaveStore, onRestore: returnToStore });

  /** Sends the queue and as many buffered events as one task can process. Returns how many are left in the buffer. */
  function sendNextEvents(reason: FlushReason): number {
    const left = buffer.flush(reason === 'unload' ? EVENTS_ON_UNLOAD : EVENTS_PER_TASK);
    debounce.cancel();
    delivery.flush(reason);
    return left;
  }

  async function sendAllEvents(reason: FlushReason): Promise<void> {
    while (sendNextEvents(reason) > 0) await new Promise<void>((resolve) => clock.after(0, resolve));
    await delivery.idle();
  }

  function enqueue(tracked: readonly TrackedEvent[]): void {
    const events = tracked.flatMap(toQueuedEvents);
    if (isAllowed()) store?.add(events);
    queue.push(events);
    delivery.update();
    debounce.schedule();
  }

  /** Returns an array of one event, or an empty one if the event is dropped. */
  function toQueuedEvents(tracked: TrackedEvent): readonly QueuedEvent[] {
    try {
      const id = uuidV7(tracked.now);
      const wireEvent = toPingbackEvent(tracked.event, {
        ...tracked,
        viewerId: viewerId.get(),
        logging,
        eventId: provider.eventIds ? id : undefined,
      });
      const event = wireEvent && options.beforeSend ? options.beforeSend(wireEvent) : wireEvent;
      return event ? [toQueuedEvent(id, event)] : [];
    } catch (error) {
      if (!hasWarnedOfDrop) warn(`an event cannot be sent and is dropped: ${messageOf(error)}`);
      hasWarnedOfDrop = true;
      return [];
    }
  }

  function applyConsent(): void {
    delivery.update();
    if (consent === 'denied') reset();
    if (!isAllowed()) viewerId.setPersistence('memory');
    if (isAllowed() && !isClosed) void start();
  }

  /**
   * Leaves the stored events to other pages, because this one may be in the back-forward cache for long.
   */
  function leaveStore(): void {
    if (!isAllowed() || isClosed) return;
    epoch += 1;
    queuedOnLeave = [...queuedOnLeave, ...queue.take(Infinity)];
    store?.close();
  }

  function returnToStore(): void {
    // Once more, for requests that have failed in the meantime.
    leaveStore();
    if (isAllowed() && !isClosed) void start();
  }

  /**
   * Sends the events of this page, then those that earlier pages left in the store. After the back-forward cache, the
   * queued events of this page are among them, unless another page has sent them.
   */
  async function start(): Promise<void> {
    const queuedBefore = queuedOnLeave;
    queuedOnLeave = [];
    const inFlight = new Set(delivery.eventsInFlight().map(({ id }) => id));
    store?.add(queue.all());
    sendNextEvents('timer');
    const startEpoch = epoch;
    const leftBehind = (await store?.claim()) ?? queuedBefore;
    if (!store || isClosed || startEpoch !== epoch) return;
    delivery.sendStored(leftBehind.filter(({ id }) => !inFlight.has(id)));
  }

  function reset(): void {
    epoch += 1;
    queuedOnLeave = [];
    buffer.clear();
    delivery.abortAll();
    queue.take(Infinity);
    store?.clear();
  }

  applyConsent();

  return {
    track(event) {
      if (isClosed || consent === 'denied') return;
      buffer.add({ event, now: clock.now(), userId });
      if (options.queueing === false) sendNextEvents('timer');
    },
    flush: () => sendAllEvents('manual'),
    setConsent(next) {
      if (next === consent) return;
      consent = next;
      // Only the user's own decision moves the id; until then it stays where the client keeps it.
      if (isAllowed()) viewerId.setPersistence('session');
      applyConsent();
    },
    setUserId(next) {
      userId = next;
    },
    async close() {
      isClosed = true;
      await sendAllEvents('unload');
      stopObserving?.();
      stopObservingCache?.();
      delivery.abortAll();
      store?.close();
    },
  };
}

/** Combines the options with the properties of the client; the options take precedence. */
function resolveClient({ client, ...own }: PingbackOptions): PingbackClient {
  const provider = own.provider ?? client?.provider;
  const apiKey = own.apiKey ?? client?.apiKey;
  if (!provider || apiKey === undefined) {
    throw new TypeError('createPingback needs a client, or a provider and an apiKey');
  }
  return { provider, apiKey, viewerId: own.viewerId ?? client?.viewerId ?? createViewerId() };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
