import { expect, it } from 'vitest';
import type { DemoPage } from './demo-page.ts';
import { findPage } from './pages.ts';

const chat: DemoPage = { path: '/chat', label: 'Chat', load: () => Promise.reject(new Error('Not loaded here.')) };

it.each([
  ['/chat', chat],
  ['/chat/', chat],
  ['/', undefined],
  ['/chatter', undefined],
  ['/chat/more', undefined],
])('finds the page of the path %s, or none', (pathname, page) => {
  expect(findPage(pathname, [chat])).toBe(page);
});
