import { expect, it } from 'vitest';
import { redactUrl } from './redact-url.ts';

it.each([
  ['/v1/gifs/trending?limit=5', '/v1/gifs/trending?limit=5'],
  ['/v1/gifs/search?api_key=k&q=my%20name&limit=5', '/v1/gifs/search?api_key=***&q=***&limit=5'],
  ['/v2/pingback?apikey=k', '/v2/pingback?apikey=***'],
  ['/x?access_token=t&API_KEY=k&pingback_id=p', '/x?access_token=***&API_KEY=***&pingback_id=***'],
  ['/x?api%5fkey=k', '/x?api%5fkey=***'],
  ['/x?a=1?api_key=2&api_key=3', '/x?a=***&api_key=***'],
  ['/x?unknown=v&page=2', '/x?unknown=***&page=2'],
  ['/x?', '/x'],
  ['/x', '/x'],
])('redacts the URL %s as %s', (url, written) => {
  expect(redactUrl(url)).toBe(written);
});
