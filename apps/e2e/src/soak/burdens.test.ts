import { expect, it } from 'vitest';
import { setUpHarness } from './harness.ts';
import { runBlocked, runBurst } from './run-burdens.ts';
import { runOutage, runSends } from './run-outages.ts';

const harness = setUpHarness();

it('loses nothing of 1,000 events while the collector is down for an hour [N-6]', async () => {
  expect(await runOutage(harness(), 'zoetrope', 1000)).toMatchObject({ arrived: 1000, doubled: 0 });
});

it('has the keepalive quota back after each of 30 sends of 20 KiB whose answers are not stored [N-6]', async () => {
  expect(await runSends(harness(), 'zoetrope', 30)).toMatchObject({ arrived: 30, doubled: 0 });
});

it.each([
  ['50 ms, and sends them all', 'burst', 10_000, 50],
  ['50 ms, with a flush in the same click', 'burst, then flush', 10_000, 50],
  // As many as the 64 KiB hold that may go with a page, and more where the next one is slow to open.
  ['200 ms, with a page that is left in the same click', 'burst, then another page', 100, 200],
] as const)('takes a burst of 10,000 events without a task of %s [N-4]', async (_how, scenario, min, max) => {
  const { arrived, longestTaskMs } = await runBurst(harness(), 'zoetrope', scenario, 10_000);
  expect(arrived).toBeGreaterThanOrEqual(min);
  expect(longestTaskMs).toBeGreaterThan(0);
  expect(longestTaskMs).toBeLessThan(max);
});

it('warns once and does not grow when a blocker refuses every request [N-6]', async () => {
  const { warnings, growthKib } = await runBlocked(harness(), 'zoetrope', 5000);
  expect(warnings).toBe(1);
  expect(growthKib).toBeLessThan(256);
});
