export type { TimerClock } from './clock.ts';
export { combinePingbacks } from './combine-pingbacks.ts';
export type { Consent } from './consent.ts';
export { createPingback, type Pingback } from './create-pingback.ts';
export type { Endpoint } from './endpoint.ts';
export type { EventStore } from './event-store.ts';
export type { Page } from './observe-page-leave.ts';
export type { PingbackClient, PingbackOptions, PingbackSettings } from './pingback-options.ts';
export type { QueuedEvent } from './queued-event.ts';
