import { expect, inject, it } from 'vitest';
import { subscribeToEvents } from '../harness/stored-events.ts';
import { openEmbed } from './open-embed.ts';

const VIEWPORT = { viewport: { width: 480, height: 480 } };

// No other test opens these, so that none of their events is one of an earlier test that arrives late.
const GIF = 'hello-wave';
const CLIP = 'music-box-lullaby';

it('sends SEEN, HOVER and CLICK to the collector exactly once [E-13]', async () => {
  const events = await subscribeToEvents();
  const types = () => events.filter(({ gif_id }) => gif_id === GIF).map(({ action_type }) => action_type);
  const { page } = await openEmbed(`${inject('server')}/embed/${GIF}`, VIEWPORT);
  await page.locator('[data-zoetrope-live]').waitFor();
  await page.mouse.move(100, 120);
  await expect.poll(types).toContain('HOVER');
  await page.getByRole('link', { name: /Continue Watching on/ }).click();
  await expect.poll(types).toContain('CLICK');
  expect([...types()].sort()).toEqual(['CLICK', 'HOVER', 'SEEN']);
});

it('sends START for a clip that started before the script of the page loaded', async () => {
  const events = await subscribeToEvents();
  const { page } = await openEmbed(`${inject('server')}/embed/${CLIP}`, VIEWPORT);
  await page.locator('[data-zoetrope-live]').waitFor();
  const starts = () => events.filter(({ action_type, gif_id }) => action_type === 'START' && gif_id === CLIP);
  await expect.poll(() => starts().length).toBe(1);
});

it('sends SEEN for related GIFs [E-5]', async () => {
  const events = await subscribeToEvents();
  const { page } = await openEmbed(`${inject('server')}/embed/coffee-first`, VIEWPORT);
  await page.locator('[data-zoetrope-live]').waitFor();
  // The link is hidden until the pointer enters the page.
  await page.mouse.move(100, 120);
  await page.getByRole('link', { name: 'Related Gifs' }).click();
  await page.locator('.tiles li').nth(5).waitFor();
  const seenRelated = () =>
    events.filter(({ action_type, gif_id }) => action_type === 'SEEN' && gif_id !== 'coffee-first');
  await expect.poll(() => seenRelated().length).toBeGreaterThanOrEqual(3);
});
