import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { bundleHost } from '../embed/bundle-host.ts';
import { type HostSite, startHostSite } from '../embed/host-site.ts';
import { openEmbed } from '../embed/open-embed.ts';

let site: HostSite;
beforeAll(async () => {
  site = await startHostSite({ script: await bundleHost() });
});
afterAll(() => site.close());

it('still responds after 10,000 messages with wrong types, oversized values or new listeners', async () => {
  const errors: string[] = [];
  const { page, embed } = await openEmbed(site.crossSite({ src: `${inject('server')}/embed/beat-machine` }), {
    prepare: async (context) => {
      context.on('weberror', (error) => errors.push(error.error().message));
    },
  });
  await embed.locator('[data-zoetrope-live]').waitFor();
  const responses = await page.evaluate(async () => {
    const frame = document.querySelector<HTMLIFrameElement>('#embed')?.contentWindow;
    const context = 'player.js';
    const hostile: readonly unknown[] = [
      null,
      '{"context":',
      'x'.repeat(20_000),
      new Uint8Array(20_000),
      { context, method: 'addEventListener', value: { toString: 1, valueOf: 1 } },
      { context, method: 'addEventListener', value: 'timeupdate', listener: 'x'.repeat(20_000) },
      { context, method: 'removeEventListener', value: [], listener: {} },
      { context, method: 'setVolume', value: { valueOf: 1 } },
      { context, method: 'setCurrentTime', value: 'Infinity' },
      { context, method: 'setLoop', value: [true] },
      { context, method: 'getDuration', listener: 'again' },
      { context, method: '__proto__' },
      { context, method: 'constructor', value: '<img src=x onerror=alert(1)>' },
      { action: 'seekTo', value: { seconds: 1 } },
      { action: '__proto__' },
    ];
    for (let count = 0; count < 10_000; count += 1) frame?.postMessage(hostile[count % hostile.length], '*');
    const player = window.embed.attach();
    await player.pause();
    return [await player.getPaused(), (await player.getDuration()) > 5, await player.getVolume()];
  });
  expect(responses).toEqual([true, true, 100]);
  expect(errors).toEqual([]);
});
