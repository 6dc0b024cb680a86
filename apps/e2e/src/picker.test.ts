import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { accessibilityViolations } from './harness/accessibility-violations.ts';
import { openDemo } from './harness/open-page.ts';

const picker = (page: Page) => page.getByRole('region', { name: 'GIF picker' });
const opener = (page: Page) => page.getByRole('button', { name: 'GIF', exact: true });
const isFocused = (element: Element) => element === document.activeElement;

it.each([
  ['a desktop', { width: 1440, height: 900 }],
  ['a tablet', { width: 820, height: 1180 }],
  ['a phone', { width: 390, height: 844 }],
])('shows a conversation and the open picker on %s', async (_, viewport) => {
  const { page, consoleErrors } = await openDemo({ path: '/picker', viewport, reducedMotion: 'reduce' });
  const messages = page.getByRole('log').getByRole('listitem');
  await page.getByRole('log').locator('[data-zoetrope-gif]').waitFor();
  expect(await messages.count()).toBeGreaterThan(3);
  await picker(page).locator('[data-zoetrope-gif]').first().waitFor();
  expect(await opener(page).getAttribute('aria-expanded')).toBe('true');
  const isInViewport = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  await expect.poll(() => messages.last().evaluate(isInViewport)).toBe(true);
  expect(await picker(page).evaluate(isInViewport)).toBe(true);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

it('finds and sends a GIF with the keyboard alone', async () => {
  const { page, consoleErrors } = await openDemo({ path: '/picker', reducedMotion: 'reduce' });
  await picker(page).locator('[data-zoetrope-gif]').first().waitFor();
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => picker(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  const field = picker(page).getByRole('combobox');
  await expect.poll(() => field.evaluate(isFocused)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { selected: true }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const list = page.getByRole('tabpanel').getByRole('listbox');
  const options = list.getByRole('option');
  await options.first().waitFor();
  // The clear button, the tabs and the pause button come first.
  const isInList = () => list.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 6 && !(await isInList()); presses += 1) await page.keyboard.press('Tab');
  await expect
    .poll(() => options.evaluateAll((all) => all.some((option) => option === document.activeElement)))
    .toBe(true);
  const messages = page.getByRole('log').getByRole('listitem');
  const before = await messages.count();
  await page.keyboard.press('Enter');
  await expect.poll(() => messages.count()).toBe(before + 1);
  await messages.last().locator('[data-zoetrope-gif]').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

it('closes the picker on Escape and returns the focus to its button', async () => {
  const { page } = await openDemo({ path: '/picker', reducedMotion: 'reduce' });
  await opener(page).click();
  await opener(page).click();
  const field = picker(page).getByRole('combobox');
  await expect.poll(() => field.evaluate(isFocused)).toBe(true);
  await page.keyboard.type('cat');
  await expect.poll(() => field.inputValue()).toBe('cat');
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return opener(page).evaluate(isFocused);
    })
    .toBe(true);
  expect(await picker(page).count()).toBe(0);
});
