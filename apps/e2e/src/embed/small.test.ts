import { expect, inject, it } from 'vitest';
import { openEmbed } from './open-embed.ts';

it.each([
  [250, 199, '14px'],
  [249, 199, '0px'],
  [250, 198, '0px'],
])('pads a cut-out at %d × %d px by %s, with and without scripts [E-11]', async (width, height, padding) => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await openEmbed(`${inject('server')}/embed/words-thanks?clip=1`, {
      viewport: { width, height },
      javaScriptEnabled,
    });
    if (javaScriptEnabled) await page.locator('[data-zoetrope-live]').waitFor();
    const image = page.locator('.media img');
    expect(await image.evaluate((element) => getComputedStyle(element).padding)).toBe(padding);
  }
});

it.each([419, 320, 250])(
  'shows the @username in a footer of %d px, shortened with an ellipsis [E-3]',
  async (width) => {
    const { page } = await openEmbed(`${inject('server')}/embed/coffee-first`, { viewport: { width, height: 320 } });
    await page.locator('[data-zoetrope-live]').waitFor();
    await page.mouse.move(100, 120);
    const handle = page.locator('.footer .handle');
    await expect.poll(() => page.locator('.footer').evaluate((footer) => getComputedStyle(footer).opacity)).toBe('1');
    expect(await handle.textContent()).toMatch(/^@\w+$/);
    expect(await handle.isVisible()).toBe(true);
    await handle.evaluate((element) => {
      element.textContent = `@${'long_'.repeat(20)}`;
    });
    expect(await handle.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    expect(await handle.evaluate((element) => getComputedStyle(element).textOverflow)).toBe('ellipsis');
    const edges = await page
      .locator('.footer .handle, .footer .continue')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().right));
    for (const right of edges) expect(right).toBeLessThanOrEqual(width);
  },
);
