import { expect, it } from 'vitest';
import { escapeHtml, html, trustedHtml } from './html.ts';

it('escapes text for both text and quoted attributes', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;');
});

it.each([
  ['text', '<b>', '&lt;b&gt;'],
  ['a number', 12, '12'],
  ['nothing', undefined, ''],
  ['a condition that does not hold', false, ''],
  ['markup', html`<b>${'&'}</b>`, '<b>&amp;</b>'],
  ['trusted markup', trustedHtml('<svg>'), '<svg>'],
  ['a list of both', ['<', html`<br>`, 1], '&lt;<br>1'],
] as const)('renders %s', (_, value, expected) => {
  expect(html`[${value}]`.markup).toBe(`[${expected}]`);
});

it('does not take a text that looks like markup for markup', () => {
  expect(html`${'{"markup":"<script>"}'}`.markup).not.toContain('<script>');
});
