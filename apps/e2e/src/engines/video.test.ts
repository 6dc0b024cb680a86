import { expect, it } from 'vitest';
import { useEngine } from './harness/use-engine.ts';

const { page, site } = useEngine('video');

it('plays muted, and reports it, if the browser does not allow sound before a user gesture [W-12]', async () => {
  const before = site().reports.length;
  await page().goto(`${site().origin}/video?controls`);
  const states = () =>
    site()
      .reports.slice(before)
      .map((text) => JSON.parse(text));
  await expect.poll(() => states().at(-1)).toMatchObject({ status: 'playing', isMuted: true, isMutedByBrowser: true });
  // It goes on: no evaluation before here, which would count as a user gesture.
  const time = () => page().evaluate(() => document.querySelector('video')?.currentTime ?? 0);
  await expect.poll(time).toBeGreaterThan(2);
  expect(states().at(-1)).toMatchObject({ status: 'playing', isMutedByBrowser: true });
});
