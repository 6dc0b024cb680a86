import { beforeAll, describe, expect, inject, it } from 'vitest';
import { accessibilityViolations } from './harness/accessibility-violations.ts';
import { waitForState } from './harness/actions.ts';
import type { RoleAndName } from './harness/engine.ts';
import { useEngine } from './harness/use-engine.ts';

/** A control, with its ARIA states in the order of `readControls`. */
type Control = readonly [role: string, name: string, states?: string];

interface Exposed {
  /** Headings, lists and groups. */
  readonly structure: readonly RoleAndName[];
  /** All controls that are visible, in their order. */
  readonly controls: readonly Control[];
}

const tiles = (role: string, states: (position: number) => string = () => '') =>
  [0, 1, 2, 3].map((at): Control => [role, `Title of gif-${at}`, states(at + 1)]);

/** The same in all engines, except for a button that only some engines have. */
const widgets = (hasPictureInPicture: boolean): readonly (readonly [string, Exposed])[] => [
  [
    'grid',
    {
      structure: [
        ['heading', 'grid'],
        ['list', 'GIFs'],
      ],
      controls: tiles('link'),
    },
  ],
  [
    'carousel',
    {
      structure: [
        ['heading', 'carousel'],
        ['list', 'GIFs'],
      ],
      controls: [
        ['button', 'Previous GIFs', 'disabled=true'],
        ['button', 'Next GIFs', 'disabled=false'],
        ...tiles('link'),
      ],
    },
  ],
  ['gif', { structure: [['heading', 'gif']], controls: tiles('link').slice(0, 1) }],
  [
    'video',
    {
      structure: [
        ['heading', 'video'],
        ['group', 'Rain on a window'],
      ],
      controls: [
        ['slider', 'Seek'],
        ['button', 'Play'],
        ['button', 'Mute'],
        ...(hasPictureInPicture ? [['button', 'Picture in picture'] as const] : []),
        ['button', 'Full screen'],
      ],
    },
  ],
  [
    'picker',
    {
      structure: [
        ['heading', 'picker'],
        ['tablist', 'Content type'],
        ['listbox', 'GIFs'],
      ],
      controls: [
        ['combobox', 'Search GIFs', 'expanded=false'],
        ['tab', 'GIFs', 'selected=true'],
        ['tab', 'Stickers', 'selected=false'],
        ['button', 'Pause animations', 'pressed=false'],
        ...tiles('option', (position) => `selected=false setsize=4 posinset=${position}`),
      ],
    },
  ],
];

const { page, site } = useEngine('widgets');
let hasPictureInPicture: boolean;
beforeAll(async () => {
  await page().goto(`${site().origin}/empty`);
  hasPictureInPicture = await page().evaluate(() => Boolean(document.pictureInPictureEnabled));
});

/** Reads the visible controls of the page: their role, their name, and the ARIA states that are set. */
const readControls = () =>
  page().evaluate(() => {
    const STATES = ['pressed', 'expanded', 'selected', 'checked', 'disabled', 'setsize', 'posinset'];
    const ROLES: { readonly [tag: string]: string } = { A: 'link', BUTTON: 'button', INPUT: 'slider' };
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, [role=option]')]
      .filter((element) => element.ariaHidden !== 'true' && getComputedStyle(element).visibility === 'visible')
      .filter((element) => element.getClientRects().length > 0 && element.offsetWidth > 0)
      .map((element) => [
        element.getAttribute('role') ?? ROLES[element.tagName] ?? '',
        element.getAttribute('aria-label') ?? element.querySelector('img')?.alt ?? element.innerText.trim(),
        STATES.filter((state) => element.hasAttribute(`aria-${state}`))
          .map((state) => `${state}=${element.getAttribute(`aria-${state}`)}`)
          .join(' '),
      ]);
  });

/** Counts by role and name as the engine computes them. */
async function expectEachOnce(elements: readonly RoleAndName[]): Promise<void> {
  const counts = await page().countByRole(elements);
  expect(elements.map((element, at) => [...element, counts[at]])).toEqual(elements.map((element) => [...element, 1]));
}

describe('the accessibility tree', () => {
  it.each(widgets(true).map(([name]) => name))(
    'has the same roles, names and states in all engines: %s',
    async (name) => {
      await page().goto(`${site().origin}/widgets?widget=${name}`);
      const [, exposed] = widgets(hasPictureInPicture).find(([each]) => each === name) ?? [];
      if (!exposed) throw new Error(`There is no widget ${name}.`);
      const { structure, controls } = exposed;
      await expect.poll(readControls).toEqual(controls.map(([role, label, states = '']) => [role, label, states]));
      await expectEachOnce([...structure, ...controls.map(([role, label]): RoleAndName => [role, label])]);
      expect(await accessibilityViolations(page())).toEqual([]);
    },
  );

  it('has the same roles, names and states in all engines: an embed [E-1]', async () => {
    await page().goto(`${inject('server')}/embed/coffee-first`);
    await waitForState(page(), () => document.querySelector('[data-zoetrope-live]') !== null);
    await expectEachOnce([
      ['heading', 'Coffee First'],
      ['link', 'Zoetrope'],
      ['link', 'Related Gifs'],
      ['button', 'Share'],
      ['checkbox', 'Pause animation'],
      ['link', 'Big Mood Verified @bigmood'],
      ['link', 'Continue Watching on Zoetrope'],
      ['heading', 'Related Gifs'],
    ]);
    const states = await page().evaluate(() => ({
      share: document.querySelector('.open-share')?.getAttribute('aria-haspopup'),
      isPaused: document.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked,
      isMenuOpen: document.querySelector<HTMLDialogElement>('.share')?.open,
    }));
    expect(states).toEqual({ share: 'dialog', isPaused: false, isMenuOpen: false });
  });
});
