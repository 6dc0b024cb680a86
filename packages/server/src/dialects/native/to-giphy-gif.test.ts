import { expect, it } from 'vitest';
import { toSlug } from './to-giphy-gif.ts';

it.each([
  ['Bye Bye!', 'bye-bye-plane', 'bye-bye-bye-bye-plane'],
  ['Café at Night', 'cafe', 'café-at-night-cafe'],
  ['<script>alert("1")</script>', 'markup', 'script-alert-1-script-markup'],
  ['', 'plain', 'plain'],
])('makes a slug of the title %j and the id', (title, id, slug) => {
  expect(toSlug(title, id)).toBe(slug);
});
