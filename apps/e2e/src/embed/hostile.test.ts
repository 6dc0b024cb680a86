import { buildHostileClip, buildHostileGif, HOSTILE_TEXTS } from '@zoetrope/testkit';
import { expect, inject, it } from 'vitest';
import { openEmbed } from './open-embed.ts';

/** What a service would send if somebody had got all of this into it. */
const related = (offset: number, limit: number) => {
  const all = HOSTILE_TEXTS.flatMap((text, index) =>
    [buildHostileGif(text), buildHostileClip(text)].map((gif, kind) => ({ ...gif, id: `hostile-${index}-${kind}` })),
  );
  const data = all.slice(offset, offset + limit);
  return {
    data,
    pagination: { offset, count: data.length, total_count: all.length },
    meta: { status: 200, msg: 'OK', response_id: 'r' },
  };
};

it('makes of hostile related GIFs tiles, and neither script nor markup nor a live link', async () => {
  const alarms: string[] = [];
  const { page } = await openEmbed(`${inject('server')}/embed/coffee-first`, {
    viewport: { width: 480, height: 480 },
    prepare: (context) =>
      context.route('**/v1/gifs/related**', (route) => {
        const { searchParams } = new URL(route.request().url());
        return route.fulfill({ json: related(Number(searchParams.get('offset')), Number(searchParams.get('limit'))) });
      }),
  });
  page.on('dialog', (dialog) => {
    alarms.push(dialog.message());
    void dialog.dismiss();
  });
  await page.locator('[data-zoetrope-live]').waitFor();
  await page.mouse.move(240, 100);
  await page.getByRole('link', { name: 'Related Gifs' }).click();
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return page.getByText('That is all.').count();
    })
    .toBe(1);
  const tiles = page.locator('.tiles li');
  expect(await tiles.count()).toBe(HOSTILE_TEXTS.length * 2);
  const made = await page
    .locator('.tiles *')
    .evaluateAll((elements) => [...new Set(elements.map(({ tagName }) => tagName))]);
  expect(made.sort()).toEqual(['A', 'IMG', 'LI']);
  const links = await page
    .locator('.tiles a')
    .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.protocol : '')));
  expect([...new Set(links)].filter((protocol) => !/^https?:$/.test(protocol))).toEqual([]);
  expect(alarms).toEqual([]);
});
