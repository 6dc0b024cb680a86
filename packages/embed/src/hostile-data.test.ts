import { type Gif, localProvider } from '@zoetrope/model';
import { buildHostileClip, buildHostileGif, HOSTILE_TEXTS, readMarkup, unsafeUrls } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { renderEmbedPage } from './render-embed-page.ts';

const options = { provider: localProvider('https://gifs.example'), oembedUrl: 'https://gifs.example/o' };
const render = (gif: Gif) => readMarkup(renderEmbedPage(gif, options));

/** What the template itself is made of, with addresses that work and with none. */
const KNOWN = new Set(
  ['https://ok.example/a', 'http://['].flatMap((text) => [
    ...render(buildHostileGif(text)).tags,
    ...render(buildHostileClip(text)).tags,
  ]),
);

it.each(HOSTILE_TEXTS)('keeps %j text, never markup, script or a live link', (text) => {
  for (const markup of [render(buildHostileGif(text)), render(buildHostileClip(text))]) {
    expect(markup.tags.filter((tag) => !KNOWN.has(tag))).toEqual([]);
    expect(unsafeUrls(markup)).toEqual([]);
  }
});

it('has something to keep: the check sees markup and live links that are not escaped', () => {
  const markup = readMarkup('<p title="a"><img src="x" onerror="alert(1)"><a href="javascript&#39;:x"></a></p>');
  expect(markup.tags).toContain('<img src onerror>');
  expect(unsafeUrls(readMarkup('<a href="java&amp;script:x"></a><a href="javascript:x"></a>'))).toEqual([
    'javascript:x',
  ]);
});
