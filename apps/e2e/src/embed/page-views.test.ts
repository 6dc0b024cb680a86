import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { startService } from '../harness/start-service.ts';
import { openEmbed } from './open-embed.ts';

/** A server on another origin than the service, without CORS headers. */
async function startCounter() {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    received.push(JSON.parse(await text(request)), request.headers.cookie);
    response.end();
  }).listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The counter has no port.');
  return { url: `http://localhost:${address.port}/views`, received };
}

it('posts the page view of an embed page with its path to the configured URL [N-7] [N-8]', async () => {
  const counter = await startCounter();
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-page-views-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const service = await startService(folder, { ...process.env, ZOETROPE_PAGE_VIEWS: counter.url });
  onTestFinished(service.stop);
  const { page } = await openEmbed(`${service.origin}/embed/coffee-first/twitter/iframe?utm=1`);
  await page.locator('[data-zoetrope-live]').waitFor();
  const view = { event: 'page_view', page_path: '/embed/coffee-first/twitter/iframe', page_mode: 'embed' };
  await expect.poll(() => counter.received).toEqual([view, undefined]);
});
