import { expect, it } from 'vitest';
import { html, trustedHtml } from './html.ts';

it.each([
  ['text', '<b>', '&lt;b&gt;'],
  ['a number', 12, '12'],
  ['undefined as nothing', undefined, ''],
  ['false as nothing', false, ''],
  ['markup', html`<b>${'&'}</b>`, '<b>&amp;</b>'],
  ['trusted markup', trustedHtml('<svg>'), '<svg>'],
  ['an array', ['<', html`<br>`, 1], '&lt;<br>1'],
] as const)('renders HTML from %s', (_, value, expected) => {
  expect(html`[${value}]`.markup).toBe(`[${expected}]`);
});

it('escapes text that looks like a markup object', () => {
  expect(html`${'{"markup":"<script>"}'}`.markup).not.toContain('<script>');
});
