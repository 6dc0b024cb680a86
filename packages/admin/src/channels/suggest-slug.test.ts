import { expect, it } from 'vitest';
import { suggestSlug } from './suggest-slug.ts';

it.each([
  ['Cats of the Zoo', 'cats-of-the-zoo'],
  ['  Café & Crème! ', 'cafe-creme'],
  ['Ｆｕｌｌ', 'full'],
  ['猫', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('turns the name %o into the slug %o [S-6]', (name, slug) => {
  expect(suggestSlug(name)).toBe(slug);
});
