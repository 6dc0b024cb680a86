import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleSubject } from '../soak/bundle-subject.ts';
import { startCollector } from '../soak/collector.ts';
import { startPages } from '../soak/page-server.ts';
import { ENDINGS } from './delivery/endings.ts';
import { type DeliveryHarness, runEnding } from './delivery/run-ending.ts';
import { useEngine } from './harness/use-engine.ts';

/** Two show a scenario that fails always or often. A rare loss needs more. */
const TRIALS = Number(process.env.ZOETROPE_DELIVERY_TRIALS ?? 2);
const LATENCY_MS = 20;

const { page } = useEngine();
let harness: DeliveryHarness;
beforeAll(async () => {
  const folder = fileURLToPath(new URL('../..', import.meta.url));
  const script = (name: string) =>
    bundleSubject(new URL(`../soak/subjects/${name}.js`, import.meta.url), folder, ['@zoetrope/source']);
  const collector = await startCollector(LATENCY_MS);
  const pages = await startPages(
    { memory: await script('zoetrope'), store: await script('zoetrope-stored') },
    collector.origin,
  );
  harness = { page: page(), collector, pages };
  return async () => {
    pages.close();
    await collector.stop();
  };
});

describe.each(['memory', 'store'])('50 events, kept in the %s', (subject) => {
  it.each(ENDINGS)('arrive, and are counted once: $name [N-4] [N-6]', async (ending) => {
    const result = await runEnding(harness, { subject, ending, trials: TRIALS, hasStore: subject === 'store' });
    expect(result).toMatchObject({ arrived: result.tracked, doubled: 0 });
    // Chromium's headless shell has no back/forward cache.
    if (ending.name === 'back/forward cache' && page().engine !== 'chromium') expect(result.restored).toBe(TRIALS);
  });
});
