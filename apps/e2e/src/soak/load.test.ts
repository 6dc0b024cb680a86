import { expect, it } from 'vitest';
import { setUpHarness } from './harness.ts';
import { runAdBlocked, runBurst } from './run-load.ts';
import { runOutage, runSends } from './run-outages.ts';

const harness = setUpHarness();

it('loses none of 1,000 events while the collector is down for an hour [N-6]', async () => {
  expect(await runOutage(harness(), 'zoetrope', 1000)).toMatchObject({ arrived: 1000, doubled: 0 });
});

it('frees the keepalive quota after each of 30 requests of 20 KiB with uncacheable responses [N-6]', async () => {
  expect(await runSends(harness(), 'zoetrope', 30)).toMatchObject({ arrived: 30, doubled: 0 });
});

it.each([
  ['50 ms, and sends all events', 'burst', 10_000, 50],
  ['50 ms, if the same click flushes', 'burst, then flush', 10_000, 50],
  // At least the events that fit into the keepalive quota of 64 KiB. More arrive if the next page opens slowly.
  ['200 ms, if the same click leaves the page', 'burst, then another page', 100, 200],
] as const)('tracks 10,000 events in one click without a task of %s [N-4]', async (_, scenario, min, max) => {
  const { arrived, longestTaskMs } = await runBurst(harness(), 'zoetrope', { scenario, events: 10_000 });
  expect(arrived).toBeGreaterThanOrEqual(min);
  expect(longestTaskMs).toBeGreaterThan(0);
  expect(longestTaskMs).toBeLessThan(max);
});

it('warns once and does not leak memory if an ad blocker blocks every request [N-6]', async () => {
  const { warnings, growthKib } = await runAdBlocked(harness(), 'zoetrope', 5000);
  expect(warnings).toBe(1);
  expect(growthKib).toBeLessThan(256);
});
