import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { accessibilityViolations } from './harness/accessibility-violations.ts';
import { openDemo } from './harness/open-page.ts';

const PAGES = [
  { path: '/', label: 'Home' },
  { path: '/playground', label: 'Playground' },
  { path: '/picker', label: 'Picker' },
  { path: '/explorer', label: 'API explorer' },
  { path: '/configurator', label: 'Embed' },
  { path: '/analytics', label: 'Analytics' },
];

/** The links of the navigation: the pages, and the admin pages of the server. */
const LINKS = [...PAGES.map(({ label }) => label), 'Admin'];

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const menu = (page: Page) => navigation(page).getByRole('button', { name: 'Menu' });

/** Returns the texts of the links that are in the viewport and not covered. */
function visibleLinks(page: Page): Promise<readonly string[]> {
  return navigation(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
          return isInside && link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        })
        .map((link) => link.textContent),
    );
}

it('shows the same brand, navigation and search on every page and at every width', async () => {
  const { page } = await openDemo({ reducedMotion: 'reduce' });
  for (const { path, label } of PAGES) {
    await page.goto(new URL(path, page.url()).href);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    for (const width of [1440, 1200, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('banner').getByRole('link', { name: 'Zoetrope home' }).waitFor();
      await page.getByRole('banner').getByRole('combobox', { name: 'Search GIFs' }).waitFor();
      await page.getByRole('banner').getByRole('button', { name: 'Live events' }).waitFor();
      if (width <= 760) await menu(page).click();
      else await expect.poll(() => menu(page).count()).toBe(0);
      await expect.poll(() => visibleLinks(page)).toEqual(LINKS);
      expect(await navigation(page).locator('[aria-current=page]').allTextContents()).toEqual([label]);
      if (width <= 760) await page.keyboard.press('Escape');
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(content, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

it('has no accessibility violations in the open menu of a phone', async () => {
  const { page } = await openDemo({ path: '/explorer', viewport: { width: 390, height: 844 }, hasTouch: true });
  await menu(page).click();
  await navigation(page).getByRole('radio', { name: 'Dark' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});

it('searches on Enter from every page, not while the user types', async () => {
  const { page, consoleErrors } = await openDemo({ path: '/explorer' });
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search GIFs' });
  // Before the page listens for it, the shortcut is the browser's own.
  await page.getByRole('heading', { level: 1, name: 'API explorer' }).waitFor();
  await page.keyboard.press('Control+K');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('ra');
  await page.getByRole('banner').getByRole('option').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/explorer');
  await page.keyboard.type('in');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'rain' }).waitFor();
  expect(new URL(page.url()).search).toBe('?q=rain');
  expect(consoleErrors).toEqual([]);
});

it('opens the live events on every page and returns the focus to their button', async () => {
  const { page } = await openDemo({ path: '/configurator', reducedMotion: 'reduce' });
  const button = page.getByRole('banner').getByRole('button', { name: 'Live events' });
  await button.click();
  const panel = page.getByRole('complementary', { name: 'Live events' });
  await panel.getByText('Live', { exact: true }).waitFor();
  await panel.getByRole('button', { name: 'Close live events' }).click();
  await expect.poll(() => panel.count()).toBe(0);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('scrolls a focused link into view after the page was scrolled', async () => {
  const { page } = await openDemo({ path: '/explorer', viewport: { width: 820, height: 600 } });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.keyboard.press('Control+K');
  await page.keyboard.press('Shift+Tab');
  const focused = page.locator('nav a:focus');
  await expect.poll(() => focused.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
});

it('fades the ends of a row beyond which there is more content', async () => {
  const { page } = await openDemo({ viewport: { width: 390, height: 844 } });
  const categories = page.locator('[data-hidden-ends]', { has: page.getByRole('list', { name: 'Categories' }) });
  await expect.poll(() => categories.getAttribute('data-hidden-ends')).toBe('end');
  await categories.getByRole('link').last().focus();
  await expect.poll(() => categories.getAttribute('data-hidden-ends')).toBe('start');
});

it('describes Zoetrope in one line on the home page, and shows the images of categories undistorted', async () => {
  const { page } = await openDemo();
  await page.getByText(/^Zoetrope is an open GIF and sticker toolkit/).waitFor();
  const pictures = page.getByRole('list', { name: 'Categories' }).locator('img');
  await pictures.first().waitFor();
  await expect
    .poll(() => pictures.evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  const distortions = await pictures.evaluateAll((images) =>
    images.map((image) => {
      const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image as HTMLImageElement;
      return Math.abs(clientWidth / clientHeight / (naturalWidth / naturalHeight) - 1);
    }),
  );
  expect(distortions.length).toBeGreaterThan(3);
  expect(Math.max(...distortions)).toBeLessThan(0.05);
});

it('links to the admin pages of the server', async () => {
  const { page } = await openDemo({ path: '/explorer' });
  await navigation(page).getByRole('link', { name: 'Admin' }).click();
  await page.getByRole('heading', { name: 'Admin' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/');
});
