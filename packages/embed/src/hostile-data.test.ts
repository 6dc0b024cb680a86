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
const externalVideo = (asset_uid: string, provider_name: 'youtube' | 'vimeo') => ({
  external_media: { provider_name, asset_uid, start: Number(asset_uid) },
});
const page = (gif: Gif) => renderEmbedPage(gif, options);

/** Each kind of page, with the same text in every field. */
const pages = (text: string) => [
  page(buildHostileGif(text)),
  page(buildHostileClip(text)),
  page({ ...buildHostileGif(text), is_sticker: true, ...externalVideo(text, 'youtube') }),
  page({ ...buildHostileGif(text), ...externalVideo(text, 'vimeo') }),
];

/** The page without its script and its data, which are not markup. */
const markupOf = (text: string) =>
  readMarkup(text.replace(/<script[^>]*>.*?<\/script>/gs, '').replace(' nonce="n"', ''));

/** The tags of the templates, with valid and invalid URLs. */
const KNOWN = new Set(
  ['https://ok.example/a', 'http://['].flatMap((text) => pages(text).flatMap((page) => markupOf(page).tags)),
);

/**
 * More texts that have broken out of pages: by case, encoding, error correction of parsers, attribute and element
 * names.
 */
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

it('tests at least 100 texts', () => {
  expect(TEXTS.length).toBeGreaterThanOrEqual(100);
});

it.each(TEXTS)('renders %j as text, never as markup, a script or a live link', (text) => {
  for (const page of pages(text)) {
    const markup = markupOf(page);
    expect(markup.tags.filter((tag) => !KNOWN.has(tag))).toEqual([]);
    expect(unsafeUrls(markup)).toEqual([]);
    // The data is one element, with the original text.
    const scripts = page.match(/<script/g) ?? [];
    expect(scripts).toHaveLength(2);
    const [, data = ''] = new RegExp(`id="${EMBED_DATA_ID}">([^<]*)</script>`).exec(page) ?? [];
    expect(JSON.parse(data).gif.title).toBe(text);
  }
});

it('detects unescaped markup and live links', () => {
  const markup = readMarkup('<p title="a"><img src="x" onerror="alert(1)"><a href="javascript&#39;:x"></a></p>');
  expect(markup.tags).toContain('<img src onerror>');
  expect(unsafeUrls(readMarkup('<a href="java&amp;script:x"></a><a href="javascript:x"></a>'))).toEqual([
    'javascript:x',
  ]);
});
