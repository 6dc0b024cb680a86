import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { tiles } from '../harness/grid.ts';
import { openDemo } from '../harness/open-page.ts';
import { startService } from '../harness/start-service.ts';
import { subscribeToEvents } from '../harness/stored-events.ts';

const PATH = '/provider-change';

let folder: string;
let previous: Awaited<ReturnType<typeof startService>>;
let script: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-provider-'));
  // Its collector receives no events of other tests.
  previous = await startService(join(folder, 'data'));
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
afterAll(async () => {
  await previous?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Opens the app in place of a page of the demo, and records the types of the events that it sends to `next`. */
async function openApp(next: string) {
  const sentToNext: string[] = [];
  const providers = new URLSearchParams({ previous: previous.origin, next });
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
      opened.on('request', (request) => {
        if (!request.url().startsWith(`${next}/v2/pingback`) || request.method() !== 'POST') return;
        const { events }: { events: { action_type: string }[] } = request.postDataJSON();
        sentToNext.push(...events.map(({ action_type }) => action_type));
      });
    },
  });
  return { page, consoleErrors, sentToNext };
}

/** The types of the events that the page has tracked while a provider was selected, sorted. */
const trackedTypes = (page: Page, provider: 'previous' | 'next') =>
  page.evaluate(
    (id) => window.tracked.flatMap((event) => (event.provider === id ? [event.type] : [])).sort(),
    provider,
  );

it('restarts the list, shows the new attribution, and sends pending events to the previous collector only when the provider changes [N-4]', async () => {
  const next = inject('server');
  const stored = await subscribeToEvents(previous.origin);
  const { page, consoleErrors, sentToNext } = await openApp(next);
  await page.getByRole('img', { name: 'GIFs by previous' }).waitFor();
  await tiles(page).first().waitFor();
  await expect.poll(() => trackedTypes(page, 'previous')).toContain('SEEN');
  const id = await tiles(page).first().getAttribute('data-zoetrope-gif');

  // In one task, so that the click is still pending when the provider changes.
  await tiles(page)
    .first()
    .locator('[data-zoetrope-media]')
    .evaluate((media: HTMLElement) => {
      media.click();
      window.selectProvider('next');
    });

  await page.getByRole('img', { name: 'GIFs by next' }).waitFor();
  await tiles(page).locator(`img[src^="${next}/"]`).first().waitFor();
  expect(await tiles(page).locator(`img[src^="${previous.origin}/"]`).count()).toBe(0);
  await expect.poll(() => trackedTypes(page, 'next')).toContain('SEEN');

  const trackedBefore = await trackedTypes(page, 'previous');
  expect(trackedBefore).toContain('CLICK');
  await expect.poll(() => stored.map(({ action_type }) => action_type).sort()).toEqual(trackedBefore);
  expect(stored).toContainEqual(expect.objectContaining({ action_type: 'CLICK', gif_id: id }));
  await expect.poll(async () => [...sentToNext].sort().join() === (await trackedTypes(page, 'next')).join()).toBe(true);
  expect(sentToNext).not.toContain('CLICK');
  expect(consoleErrors).toEqual([]);
});
