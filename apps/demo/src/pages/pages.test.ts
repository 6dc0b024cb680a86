import { expect, it } from 'vitest';
import type { DemoPage } from './demo-page.ts';
import { findPage } from './pages.ts';

const calls: DemoPage = { path: '/calls', label: 'Calls', load: () => Promise.reject(new Error('Not opened here.')) };

it.each([
  ['/calls', calls],
  ['/calls/', calls],
  ['/', undefined],
  ['/callsign', undefined],
  ['/calls/more', undefined],
])('opens for %s the page of that path, or the search', (pathname, page) => {
  expect(findPage(pathname, [calls])).toBe(page);
});
