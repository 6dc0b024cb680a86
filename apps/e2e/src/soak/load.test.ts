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
  ['that does nothing else', 50, { scenario: 'burst', minArrived: 10_000 }],
  ['that flushes', 50, { scenario: 'burst, then flush', minArrived: 10_000 }],
  // At least the events that fit into the keepalive quota of 64 KiB. More arrive if the next page opens slowly.
  ['that leaves the page', 200, { scenario: 'burst, then another page', minArrived: 100 }],
] as const)(
  'tracks 10,000 events in a click %s, without a task of %d ms [N-4]',
  async (_, maxMs, { scenario, minArrived }) => {
    const { arrived, longestTaskMs } = await runBurst(harness(), 'zoetrope', { scenario, events: 10_000 });
    expect(arrived).toBeGreaterThanOrEqual(minArrived);
    expect(longestTaskMs).toBeGreaterThan(0);
    expect(longestTaskMs).toBeLessThan(maxMs);
  },
);

it('warns once and does not leak memory if an ad blocker blocks every request [N-6]', async () => {
  const { warnings, growthKib } = await runAdBlocked(harness(), 'zoetrope', 5000);
  expect(warnings).toBe(1);
  expect(growthKib).toBeLessThan(256);
});
