import { expect, it } from 'vitest';
import { accessibilityViolations } from './harness/accessibility-violations.ts';
import { openDemo } from './harness/open-page.ts';

it('sends a request with the keyboard alone, and serves the next one from the cache [C-2]', async () => {
  const { page, consoleErrors } = await openDemo({ path: '/explorer' });
  const term = page.getByLabel('term');
  await term.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('cat');
  await page.keyboard.press('Enter');
  await page.getByText('Succeeded').waitFor();
  const request = await page.getByText(/^GET .*\/v1\/gifs\/search\?/).textContent();
  expect(request).toContain('api_key=***');
  expect(await page.getByRole('region', { name: 'Result' }).textContent()).toContain('"response_id"');
  await page.keyboard.press('Enter');
  await page.getByText('Cache, no request sent').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

it('opens a method by its URL, and shows an error in place of the result [K-1]', async () => {
  const { page } = await openDemo({ path: '/explorer#gif' });
  await page.getByLabel('id', { exact: true }).fill('no-such-gif');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('region', { name: 'Error' }).textContent()).toContain('"code": "not-found"');
  expect(await accessibilityViolations(page)).toEqual([]);
});

it('sets and removes the call to action of a GIF with the default token of the form [C-12]', async () => {
  const { page } = await openDemo({ path: '/explorer#trending' });
  const send = async () => {
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Succeeded').waitFor();
    return (await page.getByRole('region', { name: 'Result' }).textContent()) ?? '';
  };
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const open = (call: string) => page.goto(new URL(`/explorer#${call}`, page.url()).href);
  const fetchGif = async (id: string) => {
    await open('gif');
    await field('id').fill(id);
    await page.getByLabel('Bypass the cache').check();
    return send();
  };

  const [, id = ''] = /"id": "([\w-]+)"/.exec(await send()) ?? [];
  await open('setCallToAction');
  await field('id').fill(id);
  await field('link').fill('https://example.org/more');
  await field('text').fill('Read more');
  await send();
  expect(await fetchGif(id)).toContain('"link": "https://example.org/more"');
  await open('setCallToAction');
  await field('id').fill(id);
  await send();
  expect(await fetchGif(id)).not.toContain('example.org/more');
});

it('succeeds for every method in the menu [C-4, C-5, C-6, C-7, C-8, C-9, C-10, C-11, E-21]', async () => {
  const { page, consoleErrors } = await openDemo({
    path: '/explorer#emojiDefaultVariations',
    // The tests make no requests to third parties, so the response of the video host is simulated.
    prepare: (page) =>
      page.route('https://vimeo.com/**', (route) =>
        route.fulfill({ json: { title: 'A video' }, headers: { 'Access-Control-Allow-Origin': '*' } }),
      ),
  });
  const send = async () => {
    await page.getByRole('button', { name: 'Send' }).click();
    return (await page.getByRole('region', { name: /^(Result|Error)$/ }).textContent()) ?? '';
  };
  // `emojiVariations` accepts only the id of an emoji; the other methods accept any id.
  const [, emojiId = ''] = /"id": "([\w-]+)"/.exec(await send()) ?? [];

  const links = page.getByRole('navigation', { name: 'Methods' }).getByRole('link');
  const failed: string[] = [];
  for (const link of await links.all()) {
    await link.click();
    await expect.poll(() => link.getAttribute('aria-current')).toBe('page');
    const id = page.getByRole('textbox', { name: /^ids?$/ });
    if ((await id.count()) > 0 && (await id.inputValue()) === '') await id.fill(emojiId);
    const result = await send();
    if (!(await page.getByText('Succeeded').isVisible())) failed.push(`${await link.textContent()}: ${result}`);
  }
  expect(failed).toEqual([]);
  expect(await links.count()).toBeGreaterThan(19);
  expect(consoleErrors).toEqual([]);
});

it('lists the methods in a select on a phone', async () => {
  const { page } = await openDemo({ path: '/explorer', viewport: { width: 390, height: 844 } });
  await page.getByRole('combobox', { name: 'Method' }).selectOption('random');
  await page.getByRole('heading', { level: 2, name: 'random' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#random');
  expect(await accessibilityViolations(page)).toEqual([]);
});
