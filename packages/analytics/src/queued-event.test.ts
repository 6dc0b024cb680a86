import { expect, it } from 'vitest';
import { bodyBytes, MAX_BODY_BYTES, toBody, toQueuedEvent } from './queued-event.ts';

const event = (payload: string) =>
  ({ ts: 1, action_type: 'SEEN', user_id: 'v', analytics_response_payload: payload }) as const;

it.each([1, 2, 50])('computes the UTF-8 length of a body with %i events [N-4]', (count) => {
  const batch = Array.from({ length: count }, (_, index) => toQueuedEvent(`${index}`, event(`“ü😀” ${index}`)));
  expect(JSON.parse(toBody(batch)).events).toHaveLength(count);
  expect(bodyBytes(batch) - Buffer.byteLength(toBody(batch))).toBe(1);
});

it('accepts an event up to the size of a request, and throws beyond [N-4]', () => {
  const overhead = bodyBytes([toQueuedEvent('', event(''))]);
  expect(bodyBytes([toQueuedEvent('', event('x'.repeat(MAX_BODY_BYTES - overhead)))])).toBe(MAX_BODY_BYTES);
  expect(() => toQueuedEvent('', event('x'.repeat(MAX_BODY_BYTES - overhead + 1)))).toThrow(RangeError);
});
