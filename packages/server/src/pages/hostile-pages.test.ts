import type { Gif } from '@zoetrope/model';
import { buildHostileClip, buildHostileGif, HOSTILE_TEXTS, readMarkup, unsafeUrls } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { renderChannelPage } from './channel-page.ts';
import { renderGifPage } from './gif-page.ts';
import { renderListPage } from './list-page.ts';

const origin = 'https://gifs.example';
const position = { page: 2, pages: 3 };

/** Every page with the same text in all data. */
function pages(text: string) {
  const gifs: Gif[] = [buildHostileGif(text), buildHostileClip(text), { ...buildHostileGif(text), is_sticker: true }];
  const list = { gifs, total: 3 };
  const channel = {
    slug: text,
    display_name: text,
    description: text,
    avatar: text,
    is_public: true,
    is_verified: true,
    suppress_chrome: false,
    parent: null,
    tags: [text],
  };
  const credits = { author: text, license: text, source: text };
  return [
    ...gifs.map((gif) => renderGifPage({ gif, credits, related: gifs, origin })),
    renderListPage({ base: '', q: text, type: 'gifs', list, ...position }),
    renderListPage({ base: '', q: text, type: 'gifs', list: { gifs: [], total: 0 }, ...position }),
    renderChannelPage({ channel, origin, list, ...position }),
  ].map(readMarkup);
}

/** The markup of the templates, with working URLs and without. */
const EXPECTED_TAGS = new Set(
  ['https://ok.example/a', 'http://['].flatMap((text) => pages(text).flatMap(({ tags }) => tags)),
);

it.each(HOSTILE_TEXTS)('escapes %j on every page: no markup, script or live link', (text) => {
  for (const markup of pages(text)) {
    expect(markup.tags.filter((tag) => !EXPECTED_TAGS.has(tag))).toEqual([]);
    expect(unsafeUrls(markup)).toEqual([]);
  }
});
