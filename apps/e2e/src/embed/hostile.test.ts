import { buildHostileClip, buildHostileGif, HOSTILE_TEXTS } from '@zoetrope/testkit';
import { expect, inject, it } from 'vitest';
import { openEmbed } from './open-embed.ts';

/** A response whose fields contain hostile texts. */
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

it('renders hostile related GIFs as tiles without scripts, markup or live links', async () => {
  const dialogs: string[] = [];
  const { page } = await openEmbed(`${inject('server')}/embed/coffee-first`, {
    viewport: { width: 480, height: 480 },
    prepare: (context) =>
      context.route('**/v1/gifs/related**', (route) => {
        const { searchParams } = new URL(route.request().url());
        return route.fulfill({ json: related(Number(searchParams.get('offset')), Number(searchParams.get('limit'))) });
      }),
  });
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.locator('[data-zoetrope-live]').waitFor();
  await page.mouse.move(240, 100);
  await page.getByRole('link', { name: 'Related Gifs' }).click();
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return page.getByText('No more GIFs.').count();
    })
    .toBe(1);
  const tiles = page.locator('.tiles li');
  expect(await tiles.count()).toBe(HOSTILE_TEXTS.length * 2);
  const tagNames = await page
    .locator('.tiles *')
    .evaluateAll((elements) => [...new Set(elements.map(({ tagName }) => tagName))]);
  expect(tagNames.sort()).toEqual(['A', 'IMG', 'LI']);
  const links = await page
    .locator('.tiles a')
    .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.protocol : '')));
  expect([...new Set(links)].filter((protocol) => !/^https?:$/.test(protocol))).toEqual([]);
  expect(dialogs).toEqual([]);
});
