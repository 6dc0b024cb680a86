import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { accessibilityViolations } from './harness/accessibility-violations.ts';
import { openDemo } from './harness/open-page.ts';

const links = (page: Page, name: RegExp) => page.getByRole('navigation', { name }).getByRole('link');
/** States that render nothing, so that there is nothing to wait for. */
const WITHOUT_CONTENT = ['Private user', 'Chrome suppressed', 'No user'];

const stage = (page: Page) => page.locator('[data-stage]');

/** Waits until a widget has loaded everything. In a loading state, only its images are awaited. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await stage(page).locator('> div > *').first().waitFor({ state: 'attached' });
  await expect
    .poll(() =>
      stage(page).evaluate((element) => {
        const isWaiting = element.querySelector('[aria-busy="true"]') && !element.dataset.stage?.startsWith('loading');
        const images = [...element.querySelectorAll('img')].filter((image) => !image.complete);
        return !isWaiting && images.length === 0;
      }),
    )
    .toBe(true);
}

it('has no accessibility violations in any state of any widget [W-1, W-4, W-6, W-9, W-11]', async () => {
  const { page } = await openDemo({ path: '/playground', reducedMotion: 'reduce' });
  await links(page, /^Components$/)
    .first()
    .waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  const found: string[] = [];
  let states = 0;
  for (const component of await links(page, /^Components$/).all()) {
    await component.click();
    for (const state of await links(page, /^States of/).all()) {
      await state.click();
      if (!WITHOUT_CONTENT.includes(await state.innerText())) await waitUntilLoaded(page);
      // The creator and the pause button of a tile are rendered only on hover or focus.
      const list = stage(page).locator('[data-zoetrope-list]');
      if (await list.count()) await list.focus();
      found.push(
        ...(await accessibilityViolations(page, '[data-stage]')).map((violation) => `${page.url()} ${violation}`),
      );
      states += 1;
    }
  }
  expect(states).toBeGreaterThan(40);
  expect(found).toEqual([]);
}, 300_000);

it('has no accessibility violations in a Video that plays, ends, loads, stalls or fails, light and dark [W-11, W-15]', async () => {
  const { page } = await openDemo({ path: '/playground?component=video', reducedMotion: 'no-preference' });
  const found: string[] = [];
  for (const [state, status] of [
    ['With controls', 'playing'],
    ['Without controls', 'playing'],
    ['No loop', 'ended'],
    ['Stalled download', 'loading'],
    ['Stalled download', 'stalled'],
    ['Missing file', 'failed'],
    ['Invalid file', 'failed'],
  ] as const) {
    await links(page, /^States of/)
      .filter({ hasText: state })
      .click();
    const video = stage(page).locator('[data-zoetrope-video]');
    await video.waitFor();
    if (status === 'ended')
      await video.locator('video').evaluate((element) => Object.assign(element, { playbackRate: 8 }));
    await stage(page).locator(`[data-zoetrope-video="${status}"]`).waitFor();
    // The controls are lazy-loaded.
    if (state !== 'Without controls')
      await video.locator('[data-zoetrope-video-controls]').waitFor({ state: 'attached' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      found.push(
        ...(await accessibilityViolations(page, '[data-stage]')).map(
          (violation) => `${state}, ${status}, ${colorScheme}: ${violation}`,
        ),
      );
    }
  }
  expect(found).toEqual([]);
});

it('fits narrow windows without scrolling sideways [W-1]', async () => {
  const { page } = await openDemo({ path: '/playground', viewport: { width: 320, height: 844 } });
  await stage(page).locator('a[data-zoetrope-media]').first().waitFor();
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(content).toBeLessThanOrEqual(width);
  }
});

it('restores its state from the URL, and updates the URL and the code with the controls [W-1]', async () => {
  const { page } = await openDemo({ path: '/playground?component=grid&state=short-list&p.columns=2&p.motion=never' });
  await stage(page).locator('a[data-zoetrope-media]').first().waitFor();
  expect(await page.getByRole('region', { name: 'Code' }).textContent()).toContain('columns={2}\n      motion="never"');
  await page.getByLabel('noLink').check();
  await stage(page).locator('div[data-zoetrope-media]').first().waitFor();
  await page.getByLabel('columns').selectOption('3');
  expect(new URL(page.url()).searchParams.get('p.columns')).toBe('3');
  expect(await page.getByRole('region', { name: 'Code' }).textContent()).toContain('columns={3}');
  expect(await stage(page).locator('a[data-zoetrope-media]').count()).toBe(0);
});

it('groups the states of a component, also in the menus of a phone', async () => {
  const { page } = await openDemo({ path: '/playground', reducedMotion: 'reduce' });
  const states = page.getByRole('navigation', { name: 'States of Grid' });
  await states.getByRole('heading', { name: 'Empty and errors' }).waitFor();
  const group = states.getByRole('list', { name: 'Behavior' }).getByRole('link');
  expect(await group.allTextContents()).toContain('Controlled');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'State', exact: true }).selectOption({ label: 'Next page failed' });
  await expect.poll(() => new URL(page.url()).searchParams.get('state')).toBe('next-page-failed');
  await stage(page).getByRole('button', { name: 'Try again?' }).waitFor();
  await page.getByRole('combobox', { name: 'Component', exact: true }).selectOption('Video');
  await expect.poll(() => new URL(page.url()).searchParams.get('component')).toBe('video');
  expect(await accessibilityViolations(page)).toEqual([]);
});
