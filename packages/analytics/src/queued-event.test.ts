import { expect, it } from 'vitest';
import { bodyBytes, MAX_BODY_BYTES, toBody, toQueuedEvent } from './queued-event.ts';

const event = (payload: string) =>
  ({ ts: 1, action_type: 'SEEN', user_id: 'v', analytics_response_payload: payload }) as const;

it.each([1, 2, 50])('knows the true length of a body with %i events, whatever their script [N-4]', (count) => {
  const batch = Array.from({ length: count }, (_, index) => toQueuedEvent(`${index}`, event(`“ü😀” ${index}`)));
  expect(JSON.parse(toBody(batch)).events).toHaveLength(count);
  expect(bodyBytes(batch) - Buffer.byteLength(toBody(batch))).toBe(1);
});

it('takes the longest event that a request holds, and no longer one [N-4]', () => {
  const overhead = bodyBytes([toQueuedEvent('', event(''))]);
  expect(bodyBytes([toQueuedEvent('', event('x'.repeat(MAX_BODY_BYTES - overhead)))])).toBe(MAX_BODY_BYTES);
  expect(() => toQueuedEvent('', event('x'.repeat(MAX_BODY_BYTES - overhead + 1)))).toThrow(RangeError);
});
