import { expect, it } from 'vitest';
import { html, trustedHtml } from './html.ts';

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
