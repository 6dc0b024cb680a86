import { expect, inject, it, onTestFinished } from 'vitest';
import { signedIn } from './contract/users.ts';
import { accessibilityViolations } from './harness/accessibility-violations.ts';
import { openPage } from './harness/open-page.ts';

it.each([
  ['light, on a desktop', { colorScheme: 'light' as const }],
  ['dark, on a phone', { colorScheme: 'dark' as const, viewport: { width: 390, height: 844 }, hasTouch: true }],
])('reports a GIF with the keyboard, on pages without accessibility violations: %s', async (_, options) => {
  const origin = inject('server');
  const response = await fetch(`${origin}/v1/gifs/trending?api_key=zoetrope-web&limit=1`);
  const { data } = (await response.json()) as { readonly data: readonly { readonly id: string }[] };
  const id = data[0]?.id ?? '';
  const moderator = await signedIn('mo');
  onTestFinished(async () => {
    await moderator.dismissGifReports({ gif_ids: [id] }).catch(() => undefined);
  });
  const { page, consoleErrors } = await openPage({ ...options, origin, path: `/gifs/${id}/report` });
  await page.getByRole('heading', { name: 'Report this GIF' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await page.getByRole('radio', { name: 'Copyright or trademark' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('From a film.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});
