import { expect, it } from 'vitest';
import { oembedXml } from './oembed-xml.ts';

it('writes each field as an escaped element', () => {
  expect(oembedXml({ version: '1.0', title: 'A <b> & "c"', width: 480 })).toBe(
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n\t<version>1.0</version>\n\t<title>A &lt;b&gt; &amp; &quot;c&quot;</title>\n\t<width>480</width>\n</oembed>\n',
  );
});

it.each([
  ['NUL', 'a\u0000b'],
  ['a lone surrogate', 'a\ud800b'],
  ['a noncharacter', 'a\uffffb'],
])('removes %s, which XML cannot represent', (_, title) => {
  expect(oembedXml({ title })).toContain('<title>ab</title>');
});

it('keeps characters beyond the Basic Multilingual Plane', () => {
  expect(oembedXml({ title: '🥁' })).toContain('<title>🥁</title>');
});
