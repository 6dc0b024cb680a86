import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEventAt, type CollectorAnswer } from '../../testing/pingback-events.ts';
import { createTestService, openSnapshot, type TestService } from '../../testing/test-service.ts';

const CALLS = 400;

let service: TestService;
beforeAll(async () => {
  service = createTestService(await openSnapshot(), { rateLimits: false });
});
afterAll(() => service.close());

it('responds 503 with Retry-After under overload, stores what it acknowledged, and accepts the rest later [N-3]', async () => {
  const bodies = Array.from({ length: CALLS }, () => JSON.stringify({ events: [buildEventAt(Date.now())] }));
  const post = (body: string) => service.request('/v2/pingback', { method: 'POST', body });
  const responses = await Promise.all(bodies.map(post));
  const sentAway = bodies.filter((_, index) => responses[index]?.status === 503);
  expect(sentAway.length).toBeGreaterThan(0);
  for (const answer of responses) {
    if (answer.status === 503) expect(answer.headers.get('Retry-After')).toBe('2');
    else expect((await answer.json()) as CollectorAnswer).toMatchObject({ accepted: 1 });
  }
  for (const body of sentAway) expect(await (await post(body)).json()).toMatchObject({ accepted: 1, duplicates: 0 });
  for (const body of bodies) expect(await (await post(body)).json()).toMatchObject({ accepted: 0, duplicates: 1 });
});
