import { expect, inject, it } from 'vitest';
import { openEmbed } from './open-embed.ts';

const PHONE = { viewport: { width: 390, height: 390 }, hasTouch: true, isMobile: true };

async function open(id: string, options = {}) {
  const { page } = await openEmbed(`${inject('server')}/embed/${id}`, options);
  await page.locator('[data-zoetrope-live]').waitFor();
  return page;
}

it('slides in a footer of 36 px with Watch and a link to the GIF on a phone, and toggles it on a tap [E-6] [E-18]', async () => {
  const page = await open('movie-night-countdown', PHONE);
  const card = page.locator('.card');
  const footer = page.locator('.footer');
  const bottom = async () => {
    const box = await footer.boundingBox();
    return box ? Math.round(box.y + box.height) : Number.NaN;
  };
  await expect.poll(bottom).toBe(390);
  expect((await footer.boundingBox())?.height).toBe(36);
  await page.getByRole('link', { name: 'Watch on YouTube' }).waitFor();
  expect(await page.getByRole('link', { name: /^View on/ }).getAttribute('target')).toBe('_blank');
  expect(await page.locator('.attribution').isVisible()).toBe(false);
  await card.tap({ position: { x: 195, y: 195 } });
  await expect.poll(bottom).toBe(390 + 68);
  await card.tap({ position: { x: 195, y: 195 } });
  await expect.poll(bottom).toBe(390);
});

it('shows the call to action at most 340 px wide on a phone, and not on a desktop [E-7]', async () => {
  const cta = (await open('coffee-first', PHONE)).getByRole('link', { name: 'Find a café' });
  expect(await cta.getAttribute('href')).toBe('http://example.com/cafes-near-you');
  expect((await cta.boundingBox())?.width).toBe(340);
  const desktop = await open('coffee-first', { viewport: { width: 480, height: 480 } });
  expect(await desktop.locator('.cta').isVisible()).toBe(false);
});
