import type { WireGif } from '@zoetrope/model/wire';
import { uuidV7 } from '../src/pingback/uuid-v7.ts';
import type { TestService } from './test-service.ts';

/** A valid event without a payload. */
export function buildEvent(own: { readonly [name: string]: unknown } = {}) {
  return {
    ts: 1_750_000_000_000,
    action_type: 'SEEN',
    user_id: 'Abcdefgh01234567',
    analytics_response_payload: 'p',
    ...own,
  };
}

/** With an id of this time. */
export function buildEventAt(ts: number, own: { readonly [name: string]: unknown } = {}) {
  return buildEvent({ ts, event_id: uuidV7(ts), ...own });
}

export function eventAbout(gif: WireGif, own: { readonly [name: string]: unknown } = {}) {
  return buildEvent({ analytics_response_payload: gif.analytics_response_payload, ...own });
}

export interface CollectorResult {
  readonly accepted: number;
  readonly duplicates: number;
  readonly rejected: readonly { readonly index: number; readonly parameter: string; readonly message: string }[];
  readonly rejected_count: number;
}

export async function postEvents(service: TestService, events: readonly unknown[]): Promise<CollectorResult> {
  const response = await service.request('/v2/pingback', { method: 'POST', body: JSON.stringify({ events }) });
  return response.json() as Promise<CollectorResult>;
}
