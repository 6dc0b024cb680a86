import { expect, it } from 'vitest';
import { openDemo } from './rig/open-page.ts';
import { violations } from './rig/violations.ts';

it('sends a GIF that was found and picked by keyboard alone', async () => {
  const { page, complaints } = await openDemo({ path: '/picker', reducedMotion: 'reduce' });
  const opener = page.getByRole('button', { name: 'GIF', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { selected: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const list = page.getByRole('tabpanel').getByRole('listbox');
  const options = list.getByRole('option');
  await options.first().waitFor();
  // Past the button that clears the field, the tabs and the pause.
  const isInList = () => list.evaluate((element) => element.contains(document.activeElement));
  for (let stops = 0; stops < 6 && !(await isInList()); stops++) await page.keyboard.press('Tab');
  await expect.poll(() => options.evaluateAll((all) => all.some((each) => each === document.activeElement))).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('log').locator('[data-zoetrope-gif]').waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Message' }).evaluate((input) => input === document.activeElement))
    .toBe(true);
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
