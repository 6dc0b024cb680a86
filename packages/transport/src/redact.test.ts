import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

describe('redact', () => {
  it.each([
    ['https://a.example/v1?api_key=abc&q=1', 'https://a.example/v1?api_key=***&q=1'],
    ['https://a.example/v2/pingback?apikey=abc', 'https://a.example/v2/pingback?apikey=***'],
    ['/x?limit=1&access_token=a%20b#end', '/x?limit=1&access_token=***#end'],
    ['Bad URL "/x?API_KEY=abc".', 'Bad URL "/x?API_KEY=***".'],
    ['https://a.example/api/v1/abc/gifs/search?q=1', 'https://a.example/api/v1/***/gifs/search?q=1'],
    ['/api/v1/abc/static-memes/share/cat', '/api/v1/***/static-memes/share/cat'],
    ['/api/v1/a%2Fb/autocomplete/cat', '/api/v1/***/autocomplete/cat'],
    ['/api/v1/gifs/gif-1/tags/', '/api/v1/gifs/gif-1/tags/'],
  ])('redacts the secret in %s [K-1]', (text, clean) => {
    expect(redact(text)).toBe(clean);
  });

  it('redacts the key of a URL wherever a message repeats it [K-1]', () => {
    expect(redact('The key zoetrope-web is not known', '/x?api_key=zoetrope-web')).toBe('The key *** is not known');
  });

  it('redacts the app key of a path wherever a message repeats it [K-1]', () => {
    expect(redact('The key my-app-key is not known', '/api/v1/my-app-key/clips/items')).toBe(
      'The key *** is not known',
    );
  });

  it.each([
    ['in encoded form', 'No ab%2Fcd%2Bef%3D1234567', 'No ***'],
    ['in decoded form', 'No ab/cd+ef=1234567.', 'No ***.'],
  ])('redacts an encoded key %s [K-1]', (_, text, clean) => {
    expect(redact(text, '/x?api_key=ab%2Fcd%2Bef%3D1234567')).toBe(clean);
  });

  it.each(['ab/cd', 'ab%2fcd', 'ab\\/cd', 'ab\\u002fcd', 'ab&#47;cd', 'ab&#x2F;cd'])(
    'redacts a key escaped as %s [K-1]',
    (key) => {
      expect(redact(`No "${key}" here`, '/x?api_key=ab%2Fcd')).toBe('No "***" here');
    },
  );

  it.each(['schlüssel', 'schl%C3%BCssel', 'schl\\u00fcssel', 'schl&uuml;ssel'])(
    'redacts a key escaped as %s [K-1]',
    (key) => {
      expect(redact(`No ${key}.`, '/x?api_key=schl%C3%BCssel')).toBe('No ***.');
    },
  );

  it('redacts a short key [K-1]', () => {
    expect(redact('The abc7 is not known', '/x?api_key=abc7')).toBe('The *** is not known');
  });

  it('keeps the words of a key when they are apart [K-1]', () => {
    const text = 'zoetrope has a web page';
    expect(redact(text, '/x?api_key=zoetrope-web')).toBe(text);
  });

  it.each(['', '***'])('redacts nothing for the key %j [K-1]', (key) => {
    expect(redact('No, no.', `/x?api_key=${key}`)).toBe('No, no.');
  });

  it('redacts a malformed key [K-1]', () => {
    expect(redact('The key %zz$(1234 is odd', '/x?api_key=%zz$(1234')).not.toContain('%zz$(1234');
  });
});
