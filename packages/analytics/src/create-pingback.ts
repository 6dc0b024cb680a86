import type { GifEvent, Track } from '@zoetrope/model';
import { createViewerId, globalPrivacyControl } from '@zoetrope/transport';
import { attachPageLeave } from './attach-page-leave.ts';
import { systemClock } from './clock.ts';
import { type Consent, initialConsent } from './consent.ts';
import { createPost } from './create-post.ts';
import { createDelivery } from './delivery.ts';
import { pingbackEndpoint } from './endpoint.ts';
import { createEventQueue } from './event-queue.ts';
import type { PingbackOptions } from './pingback-options.ts';
import { type QueuedEvent, toQueuedEvent } from './queued-event.ts';
import { createQuietTimer } from './quiet-timer.ts';
import { toPingbackEvent } from './to-pingback-event.ts';
import { uuidV7 } from './uuid-v7.ts';
import { PACKAGE_NAME } from './version.ts';

export interface Pingback {
  /** Takes an event of a widget. Never throws and never waits. */
  readonly track: Track;
  /** Sends what waits; resolves when nothing is on its way, be it delivered or kept for a retry. Never rejects. */
  readonly flush: () => Promise<void>;
  /** The viewer's answer. 'granted' sends what has waited for it, 'denied' forgets it. */
  readonly setConsent: (consent: Consent) => void;
  /** For the events from now on; undefined after a sign-out. */
  readonly setUserId: (userId: string | undefined) => void;
  /** Sends what waits and takes no more. Never rejects. */
  readonly close: () => Promise<void>;
}

/**
 * Brings what viewers do with GIFs to the provider's collector (spec §7, "Analytics pingback"): one second after the
 * last event, five after the first at the latest, and when the page goes away.
 */
export function createPingback(options: PingbackOptions): Pingback {
  const { viewerId = createViewerId(), store, clock = systemClock } = options;
  const { fetch = globalThis.fetch, page = globalThis.window, random = Math.random } = options;
  const warn = (message: string) => {
    try {
      (options.warn ?? console.warn)(`${PACKAGE_NAME}: ${message}`);
    } catch {
      // `track` never throws, whatever the host does with its warnings.
    }
  };

  let { userId } = options;
  /** A provider without a collector is closed from the beginning. */
  let closed = options.provider.pingbackUrl === undefined;
  let consent = initialConsent(options.consent ?? 'granted', options.globalPrivacyControl ?? globalPrivacyControl());

  // Not `store?.remove(queue.push(…))`: without a store, the argument would not be evaluated.
  const release = (events: readonly QueuedEvent[]) => store?.remove(events);
  const queue = createEventQueue();
  const delivery = createDelivery({
    queue,
    clock,
    random,
    warn,
    allowed: () => consent === 'granted',
    post: createPost(pingbackEndpoint(options), fetch, clock),
    onSettled: release,
  });
  const quiet = createQuietTimer(clock, () => delivery.send('due'));
  const detach = page && attachPageLeave(page, () => delivery.send('leaving'));

  async function admit(): Promise<void> {
    store?.add(queue.all());
    delivery.send('due');
    const leftBehind = await store?.claim();
    if (!leftBehind || closed || consent !== 'granted') return;
    release(queue.putBack(leftBehind));
    delivery.send('due');
  }

  function forget(): void {
    quiet.stop();
    delivery.abandon();
    queue.clear();
    store?.clear();
  }

  function enqueue(event: GifEvent): void {
    const now = clock.now();
    const id = uuidV7(now);
    const wire = toPingbackEvent(event, {
      now,
      viewerId: viewerId.get(),
      userId,
      logging: options.logging,
      eventId: options.provider.eventIds ? id : undefined,
    });
    if (!wire) return;
    const queued = toQueuedEvent(id, wire);
    if (consent === 'granted') store?.add([queued]);
    release(queue.push(queued));
    if (options.queueing === false) delivery.send('due');
    else quiet.touch();
  }

  function applyConsent(): void {
    if (closed) return;
    viewerId.setStored(consent === 'granted');
    if (consent === 'denied') forget();
    if (consent === 'granted') void admit();
  }

  applyConsent();

  return {
    track(event) {
      if (closed || consent === 'denied') return;
      try {
        enqueue(event);
      } catch {
        warn('event dropped: no JSON, or too long');
      }
    },
    async flush() {
      quiet.stop();
      delivery.send('now');
      await delivery.idle();
    },
    setConsent(next) {
      if (next === consent) return;
      consent = next;
      applyConsent();
    },
    setUserId(next) {
      userId = next;
    },
    async close() {
      closed = true;
      detach?.();
      quiet.stop();
      delivery.send('leaving');
      await delivery.idle();
      delivery.abandon();
      store?.close();
    },
  };
}
