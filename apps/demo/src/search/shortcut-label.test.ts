import { expect, it } from 'vitest';
import { shortcutLabel } from './shortcut-label.ts';

it.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘ K'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Ctrl K'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl K'],
])('returns the shortcut for %s', (userAgent, label) => {
  expect(shortcutLabel(userAgent)).toBe(label);
});
