import type { GifEvent, Track } from '@zoetrope/model';
import { createViewerId, globalPrivacyControl } from '@zoetrope/transport';
import { attachPageLeave } from './attach-page-leave.ts';
import { systemClock } from './clock.ts';
import { type Consent, initialConsent } from './consent.ts';
import { createPost } from './create-post.ts';
import { createDelivery, type Occasion } from './delivery.ts';
import { createEventQueue } from './event-queue.ts';
import { createIntake } from './intake.ts';
import { LAST_SLICE, SLICE } from './limits.ts';
import { pingbackEndpoint } from './pingback-endpoint.ts';
import type { PingbackClient, PingbackOptions } from './pingback-options.ts';
import { type QueuedEvent, toQueuedEvent } from './queued-event.ts';
import { createQuietTimer } from './quiet-timer.ts';
import { toPingbackEvent } from './to-pingback-event.ts';
import { createUuidV7 } from './uuid-v7.ts';
import { PACKAGE_NAME } from './version.ts';

/** What `track` was given, and what held then. */
interface Tracked {
  readonly event: GifEvent;
  readonly now: number;
  readonly userId: string | undefined;
}

export interface Pingback {
  /** Takes an event of a widget. Never throws and never waits. */
  readonly track: Track;
  /** Sends what waits; resolves when nothing is on its way, be it delivered or kept for a retry. Never rejects. */
  readonly flush: () => Promise<void>;
  /** The viewer's answer. 'granted' sends what has waited for it, 'denied' forgets it. */
  readonly setConsent: (consent: Consent) => void;
  /** For the events from now on; undefined after a sign-out. */
  readonly setUserId: (userId: string | undefined) => void;
  /** Sends what waits and takes no more; what fails is left to the store, if there is one. Never rejects. */
  readonly close: () => Promise<void>;
}

/**
 * Brings what viewers do with GIFs to the provider's collector (spec §7, "Analytics pingback"): one second after the
 * last event, five after the first at the latest, and when the page goes away.
 */
export function createPingback(options: PingbackOptions): Pingback {
  const { logging, clock = systemClock } = options;
  const { provider, apiKey, viewerId } = resolveClient(options);
  // A page that is left never hears of the answer: without ids, the next page would count its events twice.
  const store = provider.eventIds ? options.store : undefined;
  const warn = (message: string) => {
    try {
      (options.warn ?? console.warn)(`${PACKAGE_NAME}: ${message}`);
    } catch {
      // `track` never throws, whatever the host does with its warnings.
    }
  };

  let { userId } = options;
  /** A provider without a collector is closed from the beginning. */
  let closed = provider.pingbackUrl === undefined;
  let consent = initialConsent(options.consent ?? 'granted', options.globalPrivacyControl ?? globalPrivacyControl());
  let hasDropped = false;
  /** Tells what was asked for before a denial from what is asked for now. */
  let timesForgotten = 0;

  const allowed = () => consent === 'granted';
  const endpoint = pingbackEndpoint({ provider, apiKey, sdkInfo: options.sdkInfo });
  const uuidV7 = createUuidV7();
  const queue = createEventQueue();
  const delivery = createDelivery({
    queue,
    clock,
    random: options.random ?? Math.random,
    warn,
    allowed,
    post: createPost(endpoint, options.fetch ?? fetch, clock),
    endpoint,
    store,
  });
  const quiet = createQuietTimer(clock, () => send('due'));
  const intake = createIntake(clock, enqueue);
  const page = options.page ?? globalThis.window;
  const detach = page && attachPageLeave(page, () => send('all'));

  /** Answers how many are left, which one task has no time for. */
  function send(occasion: Occasion): number {
    const left = intake.drain(occasion === 'all' ? LAST_SLICE : SLICE);
    quiet.stop();
    delivery.send(occasion);
    return left;
  }

  async function admit(): Promise<void> {
    store?.add(queue.all());
    send('due');
    const denials = timesForgotten;
    const leftBehind = await store?.claim();
    if (!leftBehind || closed || denials !== timesForgotten) return;
    queue.putBack(leftBehind);
    // They are stored: the quota is for what this page has to say when it goes.
    delivery.send('all', 0);
  }

  async function sendAll(occasion: Occasion): Promise<void> {
    while (send(occasion)) await new Promise<void>((resolve) => clock.after(0, resolve));
    await delivery.idle();
  }

  function forget(): void {
    timesForgotten += 1;
    intake.clear();
    delivery.abandon();
    queue.take(Infinity);
    store?.clear();
  }

  function enqueue(tracked: readonly Tracked[]): void {
    const events = tracked.flatMap(toQueued);
    if (allowed()) store?.add(events);
    queue.push(events);
    delivery.survey();
    quiet.touch();
  }

  function toQueued(tracked: Tracked): readonly QueuedEvent[] {
    try {
      const id = uuidV7(tracked.now);
      const wire = toPingbackEvent(tracked.event, {
        ...tracked,
        viewerId: viewerId.get(),
        logging,
        eventId: provider.eventIds ? id : undefined,
      });
      const sent = wire && options.beforeSend ? options.beforeSend(wire) : wire;
      return sent ? [toQueuedEvent(id, sent)] : [];
    } catch {
      if (!hasDropped) warn('events dropped (no JSON or long)');
      hasDropped = true;
      return [];
    }
  }

  function applyConsent(): void {
    delivery.survey();
    if (consent === 'denied') forget();
    if (!allowed()) viewerId.setPersistence('memory');
    if (allowed() && !closed) void admit();
  }

  applyConsent();

  return {
    track(event) {
      if (closed || consent === 'denied') return;
      intake.add({ event, now: clock.now(), userId });
      if (options.queueing === false) send('due');
    },
    flush: () => sendAll('now'),
    setConsent(next) {
      if (next === consent) return;
      consent = next;
      // Only the viewer's own answer: until then the id is where the client keeps it.
      if (allowed()) viewerId.setPersistence('session');
      applyConsent();
    },
    setUserId(next) {
      userId = next;
    },
    async close() {
      closed = true;
      await sendAll('all');
      detach?.();
      delivery.abandon();
      store?.close();
    },
  };
}

/** The options given, else those of the client. */
function resolveClient({ client, ...own }: PingbackOptions): PingbackClient {
  const provider = own.provider ?? client?.provider;
  const apiKey = own.apiKey ?? client?.apiKey;
  if (!provider || apiKey === undefined) {
    throw new TypeError('createPingback needs a client, or a provider and an apiKey');
  }
  return { provider, apiKey, viewerId: own.viewerId ?? client?.viewerId ?? createViewerId() };
}
