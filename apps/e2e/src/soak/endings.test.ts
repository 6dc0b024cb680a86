import { describe, expect, it } from 'vitest';
import { afterStoring, CRASH, ENDINGS, QUOTA_EXHAUSTED } from './endings.ts';
import { CHROMIUM, setUpHarness } from './harness.ts';
import { runEnding } from './run-endings.ts';
import { runKills } from './run-kills.ts';

/** `pnpm soak` runs many more rounds, and compares with another library. */
const ROUNDS = 3;

const harness = setUpHarness();

describe('50 events shortly before the page ends', () => {
  it.each(ENDINGS)('arrive exactly once: $name [N-4]', async (ending) => {
    const { arrived, tracked, doubled, restored } = await runEnding(harness(), 'zoetrope', { ending, trials: ROUNDS });
    // The headless shell of Chromium has no back-forward cache.
    if (!ending.name.includes('then back')) expect(restored).toBe(0);
    expect(arrived).toBeGreaterThanOrEqual(0.99 * tracked);
    expect(doubled).toBe(0);
  });

  it('arrive after a crash, by a deferred beacon or from the next page [N-4] [N-6]', async () => {
    const { arrived, tracked, doubled } = await runEnding(harness(), 'stored', { ending: CRASH, trials: ROUNDS });
    expect(arrived).toBeGreaterThanOrEqual(0.95 * tracked);
    expect(doubled).toBe(0);
  });

  it('arrive from a frame without access to storage [N-6]', async () => {
    const endings = ENDINGS.filter(({ name }) => name.includes('without storage'));
    expect(endings).toHaveLength(1);
    for (const ending of endings) {
      const { arrived, tracked } = await runEnding(harness(), 'stored', { ending, trials: 2 });
      expect(arrived).toBe(tracked);
    }
  });
});

it('delivers the event if the browser is killed 300 ms later [N-6]', async () => {
  expect(await runKills(harness(), 'stored', { executablePath: CHROMIUM, trials: ROUNDS })).toMatchObject({
    arrived: ROUNDS,
    doubled: 0,
  });
});

it.each(QUOTA_EXHAUSTED.map(afterStoring))(
  'delivers stored events although another library has exhausted the keepalive quota: $name [N-4] [N-6]',
  async (ending) => {
    const { arrived, tracked, doubled } = await runEnding(harness(), 'stored', { ending, trials: 2 });
    expect({ arrived, doubled }).toEqual({ arrived: tracked, doubled: 0 });
  },
);
