import { expect, it } from 'vitest';
import { waitForState } from './harness/actions.ts';
import { useEngine } from './harness/use-engine.ts';

const { page, site } = useEngine('widgets');
const open = (query: string) => page().goto(`${site().origin}/widgets?${query}`);

const hasTiles = () => document.querySelectorAll('[data-zoetrope-gif] img').length > 0;

it('shows the failed state of every tile whose file is missing [W-6]', async () => {
  await open('widget=grid&count=16&missing');
  await waitForState(page(), hasTiles);
  const states = () =>
    page().evaluate(() => ({
      tiles: document.querySelectorAll('[data-zoetrope-gif]').length,
      failed: document.querySelectorAll('[data-zoetrope-failed]').length,
    }));
  await expect.poll(states, { timeout: 20_000 }).toEqual({ tiles: 16, failed: 16 });
});
