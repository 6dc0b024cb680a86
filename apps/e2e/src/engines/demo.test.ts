import { describe, expect, inject, it } from 'vitest';
import { accessibilityViolations } from './harness/accessibility-violations.ts';
import { waitForState } from './harness/actions.ts';
import { useEngine } from './harness/use-engine.ts';

const { page } = useEngine();

const hasTiles = () => document.querySelectorAll('main [data-zoetrope-grid] [data-zoetrope-gif]').length > 2;
const hasHeading = () => document.querySelector('h1') !== null;
/** The id of the tile with the focus; empty if no tile has it. */
const focusedTile = () =>
  page().evaluate(() => document.activeElement?.closest<HTMLElement>('[data-zoetrope-gif]')?.dataset.zoetropeGif ?? '');

describe('the accessibility of the demo', () => {
  it.each(['/', '/playground', '/picker', '/explorer', '/configurator', '/analytics', '/admin/'])(
    'has no violation on %s',
    async (path) => {
      await page().goto(inject('demo') + path);
      await waitForState(page(), path === '/' ? hasTiles : hasHeading);
      expect(await accessibilityViolations(page())).toEqual([]);
    },
  );
});

it('opens and closes a GIF with the keyboard alone, and restores the focus', async () => {
  await page().goto(inject('demo'));
  await waitForState(page(), hasTiles);
  for (let presses = 0; presses < 60 && (await focusedTile()) === ''; presses += 1) await page().press('Tab');
  const first = await focusedTile();
  expect(first).not.toBe('');
  await page().press('ArrowRight');
  await expect.poll(focusedTile).not.toBe(first);
  const opened = await focusedTile();
  await page().press('Enter');
  await waitForState(page(), () => document.querySelector('[role=dialog], dialog[open]') !== null);
  await page().press('Escape');
  await waitForState(page(), () => document.querySelector('[role=dialog], dialog[open]') === null);
  await expect.poll(focusedTile).toBe(opened);
});
