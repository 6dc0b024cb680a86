import { expect, it } from 'vitest';
import { openDemo } from './harness/open-page.ts';

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

it.each([
  ['zoetrope-web', 'a desktop', '/', {}],
  ['zoetrope-mobile', 'a phone', '/', PHONE],
  ['zoetrope-404', 'a missing page', '/no-such-page', {}],
])('sends the key %s with every API request of %s', async (key, _page, path, device) => {
  const keys: (string | null)[] = [];
  const { page } = await openDemo({
    ...device,
    path,
    prepare: async (opened) => {
      opened.on('request', (request) => {
        const url = new URL(request.url());
        if (url.pathname.startsWith('/v1/')) keys.push(url.searchParams.get('api_key'));
      });
    },
  });
  await page.locator('img').first().waitFor();
  await expect.poll(() => keys.length).toBeGreaterThan(0);
  expect(new Set(keys)).toEqual(new Set([key]));
});
