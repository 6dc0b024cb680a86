import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEventAt, type CollectorResult } from '../../testing/pingback-events.ts';
import { createTestService, openTestDatabase, type TestService } from '../../testing/test-service.ts';

const CALLS = 400;

let service: TestService;
beforeAll(async () => {
  service = createTestService(await openTestDatabase(), { rateLimits: false });
});
afterAll(() => service.close());

it('responds 503 with Retry-After under overload, stores what it acknowledged, and accepts the rest later [N-3]', async () => {
  const bodies = Array.from({ length: CALLS }, () => JSON.stringify({ events: [buildEventAt(Date.now())] }));
  const post = (body: string) => service.request('/v2/pingback', { method: 'POST', body });
  const responses = await Promise.all(bodies.map(post));
  const sentAway = bodies.filter((_, index) => responses[index]?.status === 503);
  expect(sentAway.length).toBeGreaterThan(0);
  for (const response of responses) {
    if (response.status === 503) expect(response.headers.get('Retry-After')).toBe('2');
    else expect((await response.json()) as CollectorResult).toMatchObject({ accepted: 1 });
  }
  for (const body of sentAway) expect(await (await post(body)).json()).toMatchObject({ accepted: 1, duplicates: 0 });
  for (const body of bodies) expect(await (await post(body)).json()).toMatchObject({ accepted: 0, duplicates: 1 });
});
