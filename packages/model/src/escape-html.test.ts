import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('escapes all special characters of HTML', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;');
});
