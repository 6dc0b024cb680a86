import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { accessibilityViolations } from './harness/accessibility-violations.ts';
import { clickElement, waitForState } from './harness/actions.ts';
import type { RoleAndName } from './harness/engine.ts';
import { startProxy } from './harness/start-proxy.ts';
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
    'captions',
    {
      structure: [
        ['heading', 'captions'],
        ['group', 'Rain on a window'],
      ],
      controls: [
        ['slider', 'Seek'],
        ['button', 'Play'],
        ['button', 'Mute'],
        ['button', 'Captions', 'pressed=true'],
        ...(hasPictureInPicture ? [['button', 'Picture in picture'] as const] : []),
        ['button', 'Full screen'],
      ],
    },
  ],
  ['failed grid', { structure: [['heading', 'failed grid']], controls: [['button', 'Try again?']] }],
  [
    'failed video',
    {
      structure: [
        ['heading', 'failed video'],
        ['group', 'Rain on a window'],
      ],
      controls: [['button', 'Try again?']],
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
      await page().goto(`${site().origin}/widgets?widget=${encodeURIComponent(name)}`);
      const [, exposed] = widgets(hasPictureInPicture).find(([each]) => each === name) ?? [];
      if (!exposed) throw new Error(`There is no widget ${name}.`);
      const { structure, controls } = exposed;
      await expect.poll(readControls).toEqual(controls.map(([role, label, states = '']) => [role, label, states]));
      await expectEachOnce([...structure, ...controls.map(([role, label]): RoleAndName => [role, label])]);
      expect(await accessibilityViolations(page())).toEqual([]);
    },
  );
});

/** Opens an embed page, and waits for its client. */
async function openEmbed(origin: string, id: string): Promise<void> {
  await page().goto(`${origin}/embed/${id}`);
  await waitForState(page(), () => document.querySelector('[data-zoetrope-live]') !== null);
}

describe('the accessibility tree of an embed', () => {
  const title = 'has the same roles, names and states in all engines';

  it(`${title}: the card [E-1]`, async () => {
    await openEmbed(inject('server'), 'coffee-first');
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

  it(`${title}: the paused card [E-1]`, async () => {
    await openEmbed(inject('server'), 'coffee-first');
    await page().hover(600, 400);
    await clickElement(page(), '.pause');
    await waitForState(page(), () => document.querySelector<HTMLInputElement>('.toggle')?.checked === true);
    await expectEachOnce([['checkbox', 'Pause animation']]);
  });

  it(`${title}: a clip [E-1]`, async () => {
    await openEmbed(inject('server'), 'beat-machine');
    await expectEachOnce([
      ['heading', 'Beat Machine'],
      ['button', 'Sound'],
      ['link', 'Related Gifs'],
      ['button', 'Share'],
      ['checkbox', 'Pause animation'],
    ]);
    const isPressed = () => page().evaluate(() => document.querySelector('.sound')?.getAttribute('aria-pressed'));
    expect(await isPressed()).toBe('false');
    await page().hover(600, 400);
    await clickElement(page(), '.sound');
    await expect.poll(isPressed).toBe('true');
  });

  it(`${title}: the open share menu [E-1] [E-11]`, async () => {
    await openEmbed(inject('server'), 'coffee-first');
    await page().hover(600, 400);
    await clickElement(page(), '.open-share');
    await waitForState(page(), () => document.querySelector('.share')?.matches(':modal') === true);
    await expectEachOnce([
      ['dialog', 'Share'],
      ['heading', 'Share'],
      ['button', 'Close'],
      ['button', 'Favorite'],
      ['link', 'Twitter'],
      ['link', 'Facebook'],
      ['link', 'Pinterest'],
      ['textbox', 'Embed code'],
      ['button', 'Copy Embed code'],
      ['textbox', 'Link'],
      ['button', 'Copy Link'],
      ['link', 'Report this GIF'],
    ]);
    const states = await page().evaluate(() => ({
      isFavorite: document.querySelector('.favorite')?.getAttribute('aria-pressed'),
      hasFocus: document.querySelector('.share')?.contains(document.activeElement),
      areReadOnly: [...document.querySelectorAll<HTMLInputElement>('.field input')].map(({ readOnly }) => readOnly),
    }));
    expect(states).toEqual({ isFavorite: 'false', hasFocus: true, areReadOnly: [true, true] });
  });

  it(`${title}: a picture that cannot be loaded [E-1]`, async () => {
    const proxy = await startProxy(inject('server'), { isMissing: (path) => path.startsWith('/media/') });
    onTestFinished(() => proxy.close());
    await openEmbed(proxy.origin, 'coffee-first');
    await waitForState(page(), () => document.querySelector('.media-error') !== null);
    await expectEachOnce([
      ['heading', 'Coffee First'],
      ['button', 'Try again'],
      ['button', 'Share'],
    ]);
    const error = await page().evaluate(() => {
      const box = document.querySelector('.media-error');
      return [box?.getAttribute('role'), box?.querySelector('p')?.textContent];
    });
    expect(error).toEqual(['alert', 'Network Error...']);
  });

  it(`${title}: a GIF that does not exist [E-1]`, async () => {
    await page().goto(`${inject('server')}/embed/no-such-gif`);
    await expectEachOnce([
      ['heading', 'This GIF is not available.'],
      ['link', 'Find another on Zoetrope'],
    ]);
  });
});
