import { type Gif, localProvider } from '@zoetrope/model';
import { buildHostileClip, buildHostileGif, HOSTILE_TEXTS, readMarkup, unsafeUrls } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { EMBED_DATA_ID } from './embed-data.ts';
import { renderEmbedPage } from './render-embed-page.ts';

const provider = localProvider('https://gifs.example');
const options = {
  provider,
  oembedUrl: 'https://gifs.example/o?format=json',
  nonce: 'n',
  client: { apiKey: 'k', src: 'https://gifs.example/embed.js' },
};
const film = (asset_uid: string, provider_name: 'youtube' | 'vimeo') => ({
  external_media: { provider_name, asset_uid, start: Number(asset_uid) },
});
const page = (gif: Gif) => renderEmbedPage(gif, options);

/** Each kind of page, with the same text wherever data goes. */
const pages = (text: string) => [
  page(buildHostileGif(text)),
  page(buildHostileClip(text)),
  page({ ...buildHostileGif(text), is_sticker: true, ...film(text, 'youtube') }),
  page({ ...buildHostileGif(text), ...film(text, 'vimeo') }),
];

/** The page without its script and its data, which are no markup. */
const markupOf = (text: string) =>
  readMarkup(text.replace(/<script[^>]*>.*?<\/script>/gs, '').replace(' nonce="n"', ''));

/** What the template itself is made of, with addresses that work and with none. */
const KNOWN = new Set(
  ['https://ok.example/a', 'http://['].flatMap((text) => pages(text).flatMap((each) => markupOf(each).tags)),
);

/** What else has broken out of pages: by case, by encoding, by what a parser mends, and by names of attributes and elements. */
const MORE_TEXTS = [
  ...['script', 'ScRiPt', 'script/x', 'script\n', 'svg><script'].map((tag) => `<${tag}>alert(1)</script>`),
  ...[
    'onload',
    'onerror',
    'onfocus',
    'onclick',
    'onpointerover',
    'ontoggle',
    'onanimationstart',
    'onbeforematch',
  ].flatMap((handler) => [
    `" ${handler}="alert(1)`,
    `' ${handler}='alert(1)`,
    `" ${handler}=alert(1) x="`,
    `\`${handler}=alert(1)`,
  ]),
  ...['img src=x', 'video src=x', 'audio src=x', 'details open', 'svg', 'body', 'input autofocus', 'marquee'].map(
    (tag) => `"><${tag} onerror=alert(1) onload=alert(1) ontoggle=alert(1) onfocus=alert(1)>`,
  ),
  ...[
    'javascript',
    'JAVASCRIPT',
    'java\u0000script',
    'java\rscript',
    '\tjavascript',
    '\u00a0javascript',
    'jav&#x09;ascript',
  ].map((scheme) => `${scheme}:alert(document.domain)`),
  ...[
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:text/javascript,alert(1)',
    'filesystem:x',
    'about:blank',
    'ws://x',
  ],
  ...['</script>', '</SCRIPT >', '<!--', '-->', '<!--<script>', ']]>', '</script\t>', '</script>'].map(
    (end) => `${end}<img src=x onerror=alert(1)>`,
  ),
  ...['</dialog>', '</main>', '</template>', '</noscript>', '</h1>', '</svg>', '</a>', '</p>'].map(
    (end) => `${end}<iframe srcdoc="<script>alert(1)</script>">`,
  ),
  '<object data=javascript:alert(1)>',
  '<embed src=javascript:alert(1)>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<template shadowrootmode=open><script>alert(1)</script></template>',
  '<a id=zoetrope-data>x</a>',
  '" commandfor="share" command="close',
  '" nonce="n',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '\\"};alert(1);//',
  '#{alert(1)}',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  'https://ok.example/a.webp 1x, https://evil.example/b.webp 9999w',
  'https://ok.example/" srcset="https://evil.example',
];
const TEXTS = [...new Set([...HOSTILE_TEXTS, ...MORE_TEXTS])];

it('tries a hundred texts at the least', () => {
  expect(TEXTS.length).toBeGreaterThanOrEqual(100);
});

it.each(TEXTS)('keeps %j text, never markup, script or a live link', (text) => {
  for (const each of pages(text)) {
    const markup = markupOf(each);
    expect(markup.tags.filter((tag) => !KNOWN.has(tag))).toEqual([]);
    expect(unsafeUrls(markup)).toEqual([]);
    // The data is one element, and says what it was given.
    const scripts = each.match(/<script/g) ?? [];
    expect(scripts).toHaveLength(2);
    const [, data = ''] = new RegExp(`id="${EMBED_DATA_ID}">([^<]*)</script>`).exec(each) ?? [];
    expect(JSON.parse(data).gif.title).toBe(text);
  }
});

it('has something to keep: the check sees markup and live links that are not escaped', () => {
  const markup = readMarkup('<p title="a"><img src="x" onerror="alert(1)"><a href="javascript&#39;:x"></a></p>');
  expect(markup.tags).toContain('<img src onerror>');
  expect(unsafeUrls(readMarkup('<a href="java&amp;script:x"></a><a href="javascript:x"></a>'))).toEqual([
    'javascript:x',
  ]);
});
