import { describe, expect, it } from 'vitest';
import { parseDatabaseUrl } from './database-url.ts';

describe('parseDatabaseUrl', () => {
  it.each([
    ['postgres://ada:secret@db.example:5432/gifs?sslmode=verify-full'],
    ['postgres:///gifs?user=ada&host=%2Frun%2Fpostgresql'],
    ['/run/postgresql gifs'],
  ])('does not change %s, which has one host', (url) => {
    expect(parseDatabaseUrl(url)).toEqual({ urls: [url], needsPrimary: false });
  });

  it('splits several hosts, and then needs the primary [N-3]', () => {
    expect(parseDatabaseUrl('postgres://ada:a%2Cb@one:5432,[::1]:5433,three/gifs?sslmode=disable')).toEqual({
      urls: [
        'postgres://ada:a%2Cb@one:5432/gifs?sslmode=disable',
        'postgres://ada:a%2Cb@[::1]:5433/gifs?sslmode=disable',
        'postgres://ada:a%2Cb@three/gifs?sslmode=disable',
      ],
      needsPrimary: true,
    });
  });

  it('splits the parameters host and port', () => {
    const { urls } = parseDatabaseUrl('postgres:///gifs?user=ada&host=one,/run/two&port=5432,5433');
    expect(urls).toEqual([
      'postgres:///gifs?user=ada&host=one&port=5432',
      'postgres:///gifs?user=ada&host=%2Frun%2Ftwo&port=5433',
    ]);
    expect(parseDatabaseUrl('postgres:///gifs?host=one,two&port=6000').urls).toEqual([
      'postgres:///gifs?host=one&port=6000',
      'postgres:///gifs?host=two&port=6000',
    ]);
  });

  it.each([
    ['read-write', true],
    ['primary', true],
    ['any', false],
  ])('reads target_session_attrs=%s', (target, needsPrimary) => {
    for (const hosts of ['one', 'one,two']) {
      const url = `postgres://${hosts}/gifs?target_session_attrs=${target}`;
      expect(parseDatabaseUrl(url).needsPrimary).toBe(needsPrimary);
    }
  });

  it.each([
    ['postgres://ada:secret@one,two/gifs?target_session_attrs=standby', 'target_session_attrs=standby'],
    ['postgres://ada:secret@/gifs?host=one,two,three&port=1,2', '3 hosts and 2 ports'],
  ])('rejects %s without naming the password', (url, message) => {
    expect(() => parseDatabaseUrl(url)).toThrow(message);
    expect(() => parseDatabaseUrl(url)).not.toThrow('secret');
  });
});
