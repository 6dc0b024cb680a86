import { expect, inject, it } from 'vitest';
import { openEmbed } from './open-embed.ts';

it('toggles the hover controls on each touch on a device with a mouse [E-10] [E-13]', async () => {
  const { page, context } = await openEmbed(`${inject('server')}/embed/coffee-first`, {
    viewport: { width: 480, height: 480 },
  });
  await page.locator('[data-zoetrope-live]').waitFor();
  expect(await page.evaluate(() => matchMedia('(hover: none) and (pointer: coarse)').matches)).toBe(false);
  const session = await context.newCDPSession(page);
  const touch = async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 240, y: 200 }] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const visibleParts = () => page.locator('.card').getAttribute('data-zoetrope-visible');
  await touch();
  await expect.poll(visibleParts).toBe('header shade pause footer');
  await touch();
  await expect.poll(visibleParts).toBe('');
});
