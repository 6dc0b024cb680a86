import { describe, expect, it } from 'vitest';
import { accessibilityViolations } from './harness/accessibility-violations.ts';
import { waitForState } from './harness/actions.ts';
import type { RoleAndName } from './harness/engine.ts';
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

describe('the accessibility tree', () => {
  it.each<[string, () => boolean, readonly RoleAndName[]]>([
    [
      'grid',
      hasTiles,
      [
        ['heading', 'grid'],
        ['list', 'GIFs'],
        ['link', 'Title of gif-0'],
        ['link', 'Title of gif-3'],
      ],
    ],
    [
      'carousel',
      () => document.querySelector('[data-zoetrope-gif] img') !== null && document.querySelector('button') !== null,
      [
        ['heading', 'carousel'],
        ['list', 'GIFs'],
        ['button', 'Next GIFs'],
        ['link', 'Title of gif-0'],
        ['link', 'Title of gif-3'],
      ],
    ],
    ['gif', hasTiles, [['link', 'Title of gif-0']]],
    [
      'video',
      () => document.querySelector('[data-zoetrope-control-bar] button') !== null,
      [
        ['button', 'Play'],
        ['button', 'Mute'],
        ['button', 'Full screen'],
        ['slider', 'Seek'],
      ],
    ],
    [
      'picker',
      hasTiles,
      [
        ['combobox', 'Search GIFs'],
        ['tab', 'GIFs'],
        ['option', 'Title of gif-0'],
      ],
    ],
  ])('has the same roles and names in all engines: %s', async (widget, isReady, expected) => {
    await open(`widget=${widget}`);
    await waitForState(page(), isReady);
    expect(await page().countByRole(expected)).toEqual(expected.map(() => 1));
    expect(await accessibilityViolations(page())).toEqual([]);
  });
});
