import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { beforeAll, expect, inject, it } from 'vitest';
import { tiles } from '../harness/grid.ts';
import { openDemo } from '../harness/open-page.ts';
import { subscribeToEvents } from '../harness/stored-events.ts';

const PATH = '/provider-change';

let script: string;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('app.tsx', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['@zoetrope/source'],
    write: false,
  });
  script = outputFiles[0]?.text ?? '';
});

/** Opens the app in place of a page of the demo, and records the types of the events that each collector accepts. */
async function openApp({ previous, next }: { readonly previous: string; readonly next: string }) {
  const acceptedByPrevious: string[] = [];
  const acceptedByNext: string[] = [];
  const providers = new URLSearchParams({ previous, next });
  const { page, consoleErrors } = await openDemo({
    path: `${PATH}?${providers}`,
    async prepare(opened) {
      // Chromium does not know that an intercepted page is local, so it would block requests to local servers.
      await opened.context().grantPermissions(['local-network-access']);
      await opened.route(
        ({ pathname }) => pathname === PATH,
        (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><html lang="en"><title>App</title><body><script type="module" src="${PATH}.js"></script>`,
          }),
      );
      await opened.route(`**${PATH}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
      opened.on('response', (response) => {
        const request = response.request();
        const { origin, pathname } = new URL(request.url());
        if (pathname !== '/v2/pingback' || request.method() !== 'POST' || !response.ok()) return;
        const { events }: { events: { action_type: string }[] } = request.postDataJSON();
        const accepted = origin === previous ? acceptedByPrevious : acceptedByNext;
        accepted.push(...events.map(({ action_type }) => action_type));
      });
    },
  });
  return { page, consoleErrors, acceptedByPrevious, acceptedByNext };
}

/** The types of the events that the page has tracked while a provider was selected, sorted. */
const trackedTypes = (page: Page, provider: 'previous' | 'next') =>
  page.evaluate(
    (id) => window.tracked.flatMap((event) => (event.provider === id ? [event.type] : [])).sort(),
    provider,
  );

it('restarts the list, shows the new attribution, and sends pending events to the previous collector only when the provider changes [N-4]', async () => {
  const next = inject('server');
  // The same service by another name: to a page, it is another origin.
  const previous = next.replace('127.0.0.1', 'localhost');
  const stored = await subscribeToEvents();
  const { page, consoleErrors, acceptedByPrevious, acceptedByNext } = await openApp({ previous, next });
  await page.getByRole('img', { name: 'GIFs by previous' }).waitFor();
  await tiles(page).first().waitFor();
  await expect.poll(() => trackedTypes(page, 'previous')).toContain('SEEN');
  // The events of earlier tests, which clicked other GIFs, can still arrive.
  const tile = tiles(page).nth(7);
  const id = await tile.getAttribute('data-zoetrope-gif');

  // In one task, so that the click is still pending when the provider changes.
  await tile.locator('[data-zoetrope-media]').evaluate((media: HTMLElement) => {
    media.click();
    window.selectProvider('next');
  });

  await page.getByRole('img', { name: 'GIFs by next' }).waitFor();
  await tiles(page).locator(`img[src^="${next}/"]`).first().waitFor();
  expect(await tiles(page).locator(`img[src^="${previous}/"]`).count()).toBe(0);
  await expect.poll(() => trackedTypes(page, 'next')).toContain('SEEN');

  const trackedBefore = await trackedTypes(page, 'previous');
  expect(trackedBefore).toContain('CLICK');
  await expect.poll(() => [...acceptedByPrevious].sort()).toEqual(trackedBefore);
  const clicks = () => stored.filter(({ action_type, gif_id }) => action_type === 'CLICK' && gif_id === id);
  await expect.poll(() => clicks().length).toBe(1);
  await expect
    .poll(async () => [...acceptedByNext].sort().join() === (await trackedTypes(page, 'next')).join())
    .toBe(true);
  expect(acceptedByNext).not.toContain('CLICK');
  expect(consoleErrors).toEqual([]);
});
