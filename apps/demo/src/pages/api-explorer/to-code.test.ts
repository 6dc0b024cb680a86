import { expect, it } from 'vitest';
import { METHODS, methodId } from './method-groups.ts';
import { type FormValues, initialValues, readForm } from './read-form.ts';
import { toCode } from './to-code.ts';

function codeOf(id: string, values: FormValues = {}): string {
  const method = METHODS.find((candidate) => methodId(candidate) === id);
  return method ? toCode(method, readForm(method, { ...initialValues(method), ...values })) : '';
}

it.each<[string, FormValues, string]>([
  ['search', {}, "const { data } = await client.search('cat', { limit: 5 });"],
  [
    'search',
    { term: " it's \\ ", type: 'stickers', limit: '', offset: '10' },
    "const { data } = await client.search('it\\'s \\\\', { type: 'stickers', offset: 10 });",
  ],
  ['search', { limit: 'many' }, "const { data } = await client.search('cat', { limit: 'many' });"],
  ['gifs', { ids: 'a, b,,' }, "const { data } = await client.gifs(['a', 'b']);"],
  ['gifs-of-category', { limit: '' }, "const { data } = await client.gifs('animals', 'cat');"],
  ['trendingSearches', {}, 'const { data } = await client.trendingSearches();'],
  ['setCallToAction', { id: 'a', token: 'very-secret' }, "await client.setCallToAction('a', {}, { token });"],
  ['embedInfo', {}, "await client.embedInfo('https://vimeo.com/76979871');"],
  [
    'setCallToAction',
    { id: 'a', link: 'https://a.example', text: 'Buy', token: 'very-secret' },
    "await client.setCallToAction('a', { link: 'https://a.example', text: 'Buy' }, { token });",
  ],
])('writes the call of %s with %j [C-1]', (id, values, code) => {
  expect(codeOf(id, values)).toBe(code);
});
