import { describe, expect, it } from 'vitest';
import { CRASH, ENDINGS, onceKept, QUOTA_TAKEN } from './endings.ts';
import { CHROMIUM, setUpHarness } from './harness.ts';
import { runEnding } from './run-endings.ts';
import { runKills } from './run-kills.ts';

/** The full counts, beside a peer, are those of `pnpm soak`. */
const ROUNDS = 3;

const harness = setUpHarness();

describe('50 events, a moment before the page ends', () => {
  it.each(ENDINGS)('arrive, each once: $name [N-4]', async (ending) => {
    const { arrived, tracked, doubled, restored } = await runEnding(harness(), 'zoetrope', ending, ROUNDS);
    // The headless shell of Chromium keeps no page that is left, so none may have come back as it was.
    if (!ending.name.includes('then back')) expect(restored).toBe(0);
    expect(arrived).toBeGreaterThanOrEqual(0.99 * tracked);
    expect(doubled).toBe(0);
  });

  it('arrive when the page has crashed, by the last will or by the next page [N-4] [N-6]', async () => {
    const { arrived, tracked, doubled } = await runEnding(harness(), 'stored', CRASH, ROUNDS);
    expect(arrived).toBeGreaterThanOrEqual(0.95 * tracked);
    expect(doubled).toBe(0);
  });

  it('arrive from a frame that may store nothing [N-6]', async () => {
    const ending = ENDINGS.filter(({ name }) => name.includes('without storage'));
    expect(ending).toHaveLength(1);
    for (const each of ending) {
      const { arrived, tracked } = await runEnding(harness(), 'stored', each, 2);
      expect(arrived).toBe(tracked);
    }
  });
});

it('loses nothing when the browser is killed 300 ms after the event [N-6]', async () => {
  expect(await runKills(harness(), 'stored', CHROMIUM, ROUNDS)).toMatchObject({ arrived: ROUNDS, doubled: 0 });
});

it.each(QUOTA_TAKEN.map(onceKept))(
  'loses nothing that its store has to others who have taken its keepalive quota: $name [N-4] [N-6]',
  async (ending) => {
    const { arrived, tracked, doubled } = await runEnding(harness(), 'stored', ending, 2);
    expect({ arrived, doubled }).toEqual({ arrived: tracked, doubled: 0 });
  },
);
