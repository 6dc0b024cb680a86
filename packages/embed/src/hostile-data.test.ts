import { type Gif, localProvider } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { renderEmbedPage } from './render-embed-page.ts';
import { EMBED_CSS } from './styles/embed-css.ts';

/** Texts that have broken out of pages elsewhere: out of text, attributes, comments, styles, URLs and source lists. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><script>alert(1)</script>",
  '</title><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '--><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x>',
  '" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  '" autofocus onfocus=alert(1) x="',
  ' onload=alert(1) ',
  '<iframe src=javascript:alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<form action=https://evil.example><button>x',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript://example.com/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'blob:https://gifs.example/x',
  'file:///etc/passwd',
  'https://ok.example/"onerror="alert(1)',
  "https://ok.example/'><script>alert(1)</script>",
  'https://ok.example/a.gif, javascript:alert(1) 2x',
  '{{constructor.constructor("alert(1)")()}}',
  '\u2028alert(1)\u2029',
  '\u202egnp.exe',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u0000<script>alert(1)</script>',
  'x'.repeat(20_000),
];

/** A GIF that says the same hostile thing wherever it can. */
function hostile(text: string): Gif {
  const file = { url: text, webp: text, mp4: text, width: 10, height: 10 };
  return buildGif({
    id: text,
    title: text,
    alt_text: text,
    url: text,
    bitly_url: text,
    name: text,
    tags: [text],
    images: { original: file, original_still: file },
    user: {
      username: text,
      display_name: text,
      attribution_display_name: text,
      avatar_url: text,
      profile_url: text,
      is_public: true,
      is_verified: true,
      suppress_chrome: false,
    },
    cta: { link: text, text },
  });
}

function asClip(text: string): Gif {
  const video = { assets: { [text]: { url: text, width: 10, height: 10 } }, captions: { [text]: { vtt: text } } };
  return { ...hostile(text), type: 'video', video };
}

const options = { provider: localProvider('https://gifs.example'), oembedUrl: 'https://gifs.example/o' };
const page = (gif: Gif) => renderEmbedPage(gif, options);
/** The same GIF with nothing to say: the markup every page must have. */
const TAGS = { picture: tags(page(hostile('https://ok.example/a'))), clip: tags(page(asClip('https://ok.example/a'))) };

/** Every tag of a page with the names of its attributes. The parser of browsers knows no other way into a tag than `<`. */
function tags(markup: string): string[] {
  const all = markup.replace(EMBED_CSS, '').match(/<[a-z/!][^<>]*>/gi) ?? [];
  return [...new Set(all.map((tag) => tag.replace(/="[^"]*"/g, '')))].sort();
}

it.each(ATTACKS)('keeps %j text, never markup, script or a live link', (text) => {
  for (const markup of [page(hostile(text)), page(asClip(text))]) {
    const known = new Set([...TAGS.picture, ...TAGS.clip, '<p class>', '</p>', '<span class>', '</span>']);
    expect(tags(markup).filter((tag) => !known.has(tag))).toEqual([]);
    expect(markup.match(/</g)).toHaveLength((markup.match(/>/g) ?? []).length);
    for (const [, url = ''] of markup.matchAll(/\s(?:href|src|poster|srcset|action)="([^"]*)"/g)) {
      const plain = url.replace(/&#39;|&quot;|&lt;|&gt;/g, '').replace(/&amp;/g, '&');
      const { protocol } = new URL(plain, 'https://gifs.example');
      const isPicture = plain.startsWith('data:image/svg+xml,');
      expect(isPicture ? 'https:' : protocol, url.slice(0, 80)).toMatch(/^https?:$/);
    }
  }
});
