import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

describe('redact', () => {
  it.each([
    ['https://a.example/v1?api_key=abc&q=1', 'https://a.example/v1?api_key=***&q=1'],
    ['https://a.example/v2/pingback?apikey=abc', 'https://a.example/v2/pingback?apikey=***'],
    ['/x?limit=1&access_token=a%20b#end', '/x?limit=1&access_token=***#end'],
    ['Bad URL "/x?API_KEY=abc".', 'Bad URL "/x?API_KEY=***".'],
  ])('hides the secret of %s [K-1]', (text, clean) => {
    expect(redact(text)).toBe(clean);
  });

  it('hides the key of an address wherever a message repeats it [K-1]', () => {
    expect(redact('The key zoetrope-web is not known', '/x?api_key=zoetrope-web')).toBe('The key *** is not known');
  });

  it.each([
    ['as it is written', 'No ab%2Fcd%2Bef%3D1234567', 'No ***'],
    ['as it is meant', 'No ab/cd+ef=1234567.', 'No ***.'],
  ])('hides an encoded key %s [K-1]', (_, text, clean) => {
    expect(redact(text, '/x?api_key=ab%2Fcd%2Bef%3D1234567')).toBe(clean);
  });

  it('leaves ordinary words alone when a key is one of under 8 characters [K-1]', () => {
    expect(redact('The key is not known', '/x?api_key=key')).toBe('The key is not known');
  });

  it('stands a key that no server could read [K-1]', () => {
    expect(redact('The key %zz$(1234 is odd', '/x?api_key=%zz$(1234')).toBe('The key *** is odd');
  });
});
