import { type Gif, localProvider } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import type { EmbedPageOptions } from './embed-page-options.ts';
import { renderEmbedPage } from './render-embed-page.ts';

const provider = localProvider('https://gifs.example');
const gif = buildGif({
  id: 'rain',
  title: 'Rainy Window',
  url: 'https://gifs.example/gifs/rain',
  tags: ['rain'],
  images: {
    original: { url: '/m/rain.gif', webp: '/m/rain.webp', width: 360, height: 240 },
    original_still: { url: '/m/rain_s.gif', webp: '/m/rain_s.webp', width: 360, height: 240 },
  },
  user: {
    username: 'littleplaces',
    display_name: 'Little Places',
    profile_url: 'https://gifs.example/channel/littleplaces',
    is_public: true,
    is_verified: true,
    suppress_chrome: false,
  },
});
const clip: Gif = {
  ...gif,
  type: 'video',
  video: {
    assets: { '360p': { url: '/m/rain.mp4', width: 640, height: 360 } },
    captions: { en: { vtt: '/m/rain.en.vtt' } },
  },
};

const render = (changed: Partial<Gif> = {}, options: Partial<EmbedPageOptions> = {}) =>
  renderEmbedPage({ ...gif, ...changed }, { provider, ...options });

async function gzipSize(text: string): Promise<number> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(packed).arrayBuffer()).byteLength;
}

it('renders a whole page without a script, of at most 8 kB [E-1]', async () => {
  const page = render();
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(page).toContain('<title>Rainy Window by Little Places</title>');
  expect(page).toContain('<link rel="canonical" href="https://gifs.example/gifs/rain">');
  expect(page).not.toMatch(/<script|\son\w+=/i);
  expect(await gzipSize(page)).toBeLessThan(8000);
});

it('renders WebP and GIF sources, and only the still under reduced motion [E-1]', () => {
  const [picture = ''] = /<picture class="media">.*?<\/picture>/s.exec(render()) ?? [];
  expect(picture.match(/srcset="[^"]+"|src="[^"]+"/g)).toEqual([
    'srcset="/m/rain_s.webp"',
    'srcset="/m/rain_s.gif"',
    'srcset="/m/rain.webp"',
    'src="/m/rain.gif"',
  ]);
  expect(picture.match(/media="\(prefers-reduced-motion: reduce\)"/g)).toHaveLength(2);
  expect(picture).toContain('alt="Rainy Window" width="360" height="240"');
});

it('renders a pause button that works without a script [E-10] [E-14]', () => {
  const page = render();
  expect(page).toMatch(/<label class="round pause"><input class="toggle" type="checkbox">/);
  expect(page).toMatch(/<picture class="counterpart">.*src="\/m\/rain_s\.gif" loading="lazy" alt="Rainy Window"/s);
  expect(page).toContain('data-zoetrope-pause="hover"');
  expect(render({}, { pauseButton: 'always' })).toContain('data-zoetrope-pause="always"');
});

it('references the animated GIF under reduced motion only in a style that applies after the user starts it [E-1]', () => {
  const page = render({}, { nonce: 'n' });
  const [counterpart = ''] = /<picture class="counterpart">.*?<\/picture>/s.exec(page) ?? [];
  expect(counterpart).not.toMatch(/rain\.(gif|webp)/);
  expect(page).toContain(
    '<style nonce="n">@media (prefers-reduced-motion:reduce){.card:has(.toggle:checked) .counterpart{background-image:url("/m/rain.webp")}}</style>',
  );
  expect(renderEmbedPage(clip, { provider }).match(/<style/g)).toHaveLength(2);
});

it('escapes a URL in a style', () => {
  const url = 'https://ok.example/a")}</style><img src=x>\\22 .webp';
  const images = { ...gif.images, original: { url, width: 1, height: 1 } };
  expect(render({ images })).toContain('url("https://ok.example/a%22)}%3C/style>%3Cimg%20src=x>%5C22%20.webp")');
});

it('renders no pause button without a still', () => {
  const { original } = gif.images ?? {};
  expect(render({ images: { original } })).not.toContain('class="pause"');
});

it('marks a sticker for its checkerboard [E-1]', () => {
  expect(render({ is_sticker: true })).toContain('data-zoetrope-kind="sticker"');
  expect(render()).toContain('data-zoetrope-kind="gif"');
});

it('renders a muted, looping clip with controls and captions, without autoplay under reduced motion [E-1]', () => {
  const videos = renderEmbedPage(clip, { provider }).match(/<video.*?<\/video>/gs) ?? [];
  expect(videos).toHaveLength(2);
  const [autoplaying = '', waiting = ''] = videos;
  expect(autoplaying).toMatch(/ autoplay muted loop playsinline controls aria-label="Rainy Window"/);
  expect(autoplaying).toContain(
    '<source media="(prefers-reduced-motion: no-preference)" src="/m/rain.mp4" type="video/mp4">',
  );
  expect(autoplaying).toContain('<track kind="captions" srclang="en" label="English" src="/m/rain.en.vtt">');
  expect(autoplaying).toContain('poster="/m/rain_s.webp"');
  expect(waiting).not.toContain('autoplay');
  expect(waiting).toContain('media="(prefers-reduced-motion: reduce)"');
});

it('renders an animated poster for a clip without a still', () => {
  const original = { url: '/m/rain.gif', width: 1, height: 1 };
  const video = { assets: clip.video?.assets ?? {}, previews: { original } };
  const page = renderEmbedPage({ ...clip, images: undefined, video }, { provider });
  expect(page.match(/poster="\/m\/rain.gif"/g)).toHaveLength(2);
});

it('renders the clip without autoplay only for users without scripting, if there is a client [E-1]', () => {
  const page = renderEmbedPage(clip, { provider, nonce: 'n', client: { apiKey: 'k', src: '/embed.js' } });
  const scripted = page.replace(/<noscript>.*?<\/noscript>/gs, '');
  expect(scripted.match(/<video/g)).toHaveLength(1);
  expect(page).toMatch(/<noscript><video class="media clip reduce"/);
  // The script follows the media directly, so that it removes the browser's controls before layout.
  expect(page).toMatch(/<\/video><script nonce="n" data-src="\/embed\.js">.*<\/script><noscript>/s);
});

it('renders the creator with avatar and badge, linked to the profile [E-3]', () => {
  const page = render();
  expect(page).toMatch(
    /<a class="attribution" href="https:\/\/gifs\.example\/channel\/littleplaces" target="_blank" rel="noopener"><img class="avatar" [^>]*width="32" height="32" [^>]*>/,
  );
  expect(page).toMatch(/<svg class="verified" [^>]*width="14" height="14" /);
  expect(page).toContain('<bdi>Little Places</bdi>');
  expect(page).toContain('@littleplaces');
  expect(page).toContain('aria-label="Verified"');
});

it.each([
  ['is not public', { is_public: false }],
  ['suppresses attribution', { suppress_chrome: true }],
  ['has no name', { username: '', display_name: undefined }],
])('renders no attribution for a creator who %s [E-3]', (_, changed) => {
  expect(render({ user: gif.user && { ...gif.user, ...changed } })).not.toMatch(/class="attribution"|Little Places/);
});

it('links to the GIF page in a new tab, with both texts [E-4] [E-6]', () => {
  expect(render()).toContain(
    '<a class="continue" href="https://gifs.example/gifs/rain" target="_blank" rel="noopener"><span class="on-desktop">Continue Watching on</span><span class="on-mobile">View on</span> Zoetrope</a>',
  );
});

it('renders the call to action of the owner [E-7]', () => {
  const cta = { text: 'Get the mug', link: 'https://shop.example/mug' };
  expect(render({ cta })).toContain(
    '<a class="cta" href="https://shop.example/mug" target="_blank" rel="noopener nofollow">Get the mug</a>',
  );
});

it.each([
  ['no text', { text: ' ', link: 'https://shop.example/mug' }],
  ['no link', { text: 'Get the mug', link: '' }],
  ['a script link', { text: 'Get the mug', link: 'java\tscript:alert(1)' }],
  ['a protocol-relative link', { text: 'Get the mug', link: '//shop.example/mug' }],
  ['a data link', { text: 'Get the mug', link: 'data:text/html,x' }],
])('renders no call to action with %s [E-7]', (_, cta) => {
  expect(render({ cta })).not.toContain('class="cta"');
});

it.each([
  ['no images', { images: undefined }],
  ['no usable image', { images: { original: { url: 'javascript:alert(1)', width: 1, height: 1 } } }],
])('renders the alternative text of a GIF with %s', (_, changed) => {
  const page = render(changed);
  expect(page).toContain('<p class="media missing">Rainy Window</p>');
  expect(page).not.toMatch(/<picture|class="pause"/);
});

it('omits unknown sizes from the embed page', () => {
  const page = render({ images: { original: { url: '/m/rain.gif', width: 0, height: 0 } }, user: undefined });
  expect(page).toContain('<img src="/m/rain.gif" fetchpriority="high" alt="Rainy Window" decoding="async">');
});

it('links to its oEmbed response', () => {
  expect(render({}, { oembedUrl: 'https://gifs.example/services/oembed?url=a&format=json' })).toContain(
    '<link rel="alternate" type="application/json+oembed" href="https://gifs.example/services/oembed?url=a&amp;format=json" title="Rainy Window by Little Places">',
  );
});
