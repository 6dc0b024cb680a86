import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openPage } from '../harness/open-page.ts';

it('opens every section without a violation of its policy, and without a request to another origin', async () => {
  const origin = inject('server');
  const { page, consoleErrors, externalRequests } = await openPage({ origin, path: '/admin/' });
  await page.getByRole('button', { name: /^Ada / }).click();
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await sections.first().waitFor();
  expect(await sections.count()).toBeGreaterThan(5);
  for (const section of await sections.all()) {
    await section.click();
    await page.waitForLoadState('networkidle');
  }
  // The styles of the widgets apply.
  await page.getByRole('link', { name: 'Channels' }).click();
  const tile = page.locator('[data-zoetrope-gif]').first();
  await expect.poll(() => tile.evaluate((element) => getComputedStyle(element).position)).toBe('absolute');
  expect(consoleErrors).toEqual([]);
  expect(externalRequests).toEqual([]);
});

it('cannot be framed', async () => {
  const host = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${inject('server')}/admin/"></iframe>`);
  });
  onTestFinished(() => void host.close());
  await once(host.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const { consoleErrors } = await openPage({ origin });
  await expect.poll(() => consoleErrors.join()).toContain("frame-ancestors 'none'");
});

it('works below a path that a proxy removes', async () => {
  const service = new URL(inject('server'));
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url = '' } = incoming;
    if (!url.startsWith('/gifs/')) {
      outgoing.writeHead(404).end();
      return;
    }
    const path = url.slice('/gifs'.length);
    const forwarded = request({ host: service.hostname, port: service.port, path, method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const { page } = await openPage({ origin, path: '/gifs/admin' });
  await page.getByRole('button', { name: /^Ada / }).click();
  await page.getByText('Signed in as Ada').waitFor();
  await page.getByRole('link', { name: 'Channels' }).click();
  await page.getByRole('list', { name: 'Channels in Zoohop', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/gifs/admin/');
});
