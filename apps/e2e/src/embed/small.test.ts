import { expect, inject, it } from 'vitest';
import { openEmbed } from './open-embed.ts';

it.each([
  [250, 199, '14px'],
  [249, 199, '0px'],
  [250, 198, '0px'],
])('of %d × %d px has %s around a cut-out, with script and without [E-11]', async (width, height, padding) => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await openEmbed(`${inject('server')}/embed/words-thanks?clip=1`, {
      viewport: { width, height },
      javaScriptEnabled,
    });
    if (javaScriptEnabled) await page.locator('[data-zoetrope-live]').waitFor();
    const image = page.locator('.media img');
    expect(await image.evaluate((each) => getComputedStyle(each).padding)).toBe(padding);
  }
});
