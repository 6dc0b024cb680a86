import { describe, expect, it } from 'vitest';
import { parseDatabaseUrl, requireDatabaseUrl } from './database-url.ts';

describe('parseDatabaseUrl', () => {
  it.each([
    ['postgres://ada:secret@db.example:5432/gifs?sslmode=verify-full'],
    ['postgres:///gifs?user=ada&host=%2Frun%2Fpostgresql'],
    ['/run/postgresql gifs'],
  ])('does not change %s, which has one host', (url) => {
    expect(parseDatabaseUrl(url, 'primary')).toEqual({ urls: [url], needs: undefined });
  });

  it('splits several hosts, and then needs the primary [N-3]', () => {
    expect(parseDatabaseUrl('postgres://ada:a%2Cb@one:5432,[::1]:5433,three/gifs?sslmode=disable', 'primary')).toEqual({
      urls: [
        'postgres://ada:a%2Cb@one:5432/gifs?sslmode=disable',
        'postgres://ada:a%2Cb@[::1]:5433/gifs?sslmode=disable',
        'postgres://ada:a%2Cb@three/gifs?sslmode=disable',
      ],
      needs: 'primary',
    });
  });

  it('splits the parameters host and port', () => {
    const { urls } = parseDatabaseUrl('postgres:///gifs?user=ada&host=one,/run/two&port=5432,5433', 'primary');
    expect(urls).toEqual([
      'postgres:///gifs?user=ada&host=one&port=5432',
      'postgres:///gifs?user=ada&host=%2Frun%2Ftwo&port=5433',
    ]);
    expect(parseDatabaseUrl('postgres:///gifs?host=one,two&port=6000', 'primary').urls).toEqual([
      'postgres:///gifs?host=one&port=6000',
      'postgres:///gifs?host=two&port=6000',
    ]);
  });

  it.each([
    ['read-write', 'primary'],
    ['primary', 'primary'],
    ['any', undefined],
  ])('reads target_session_attrs=%s', (target, needs) => {
    for (const hosts of ['one', 'one,two']) {
      const url = `postgres://${hosts}/gifs?target_session_attrs=${target}`;
      expect(parseDatabaseUrl(url, 'primary').needs).toBe(needs);
    }
  });

  it.each(['', '?target_session_attrs=standby', '?target_session_attrs=any'])(
    'needs a standby for a replica with the parameters "%s"',
    (parameters) => {
      for (const hosts of ['one', 'one,two']) {
        expect(parseDatabaseUrl(`postgres://${hosts}/gifs${parameters}`, 'standby').needs).toBe('standby');
      }
    },
  );

  it.each([
    ['primary', 'postgres://ada:secret@one,two/gifs?target_session_attrs=standby', 'DATABASE_URL has target_session_'],
    ['primary', 'postgres://ada:secret@/gifs?host=one,two,three&port=1,2', 'DATABASE_URL has 3 hosts and 2 ports'],
    ['standby', 'postgres://ada:secret@one/gifs?target_session_attrs=primary', 'REPLICA_URL has target_session_attrs='],
    ['standby', 'postgres://ada:secret@/gifs?host=one,two,three&port=1,2', 'REPLICA_URL has 3 hosts and 2 ports'],
  ] as const)('rejects as a %s, without naming the password, %s', (role, url, message) => {
    expect(() => parseDatabaseUrl(url, role)).toThrow(message);
    expect(() => parseDatabaseUrl(url, role)).not.toThrow('secret');
  });
});

describe('requireDatabaseUrl', () => {
  it.each([
    'postgres://ada:s3cret@db.example:5432/gifs?sslmode=verify-full',
    'POSTGRESQL://db.example/gifs',
    'postgres://ada@one:5432,[::1]:5433,three/gifs',
    'postgres:///gifs?user=ada&host=%2Frun%2Fpostgresql',
    'postgres://ada:s3cret@/gifs?host=/run/postgresql',
    'postgres://%2Frun%2Fpostgresql/gifs',
    '/run/postgresql gifs',
    'socket:/run/postgresql?db=gifs',
  ])('accepts %s', (url) => {
    expect(requireDatabaseUrl(url, 'primary')).toBe(url);
  });

  it.each([
    ['primary', 's3cret', 'DATABASE_URL is not a Postgres URL: set it to one such as postgres://'],
    ['standby', 'mysql://ada:s3cret@db.example/gifs', 'DATABASE_REPLICA_URL is not a Postgres URL'],
    ['primary', 'host=db.example password=s3cret', 'DATABASE_URL is not a Postgres URL'],
    ['primary', 'postgres://ada:s3cret@db.example:99999/gifs', 'DATABASE_URL is invalid: Invalid URL. Set it'],
    ['primary', 'postgres://ada:s3cret/@db.example/gifs', 'such as %40 for @'],
    ['primary', 'postgres://ada:s3cret@db/gifs?sslrootcert=/missing.pem', "open '/missing.pem'"],
    ['standby', 'postgres://ada:s3cret@one,two/gifs?target_session_attrs=primary', 'REPLICA_URL has target_session_'],
  ] as const)('rejects as a %s, without repeating it, %s', (role, url, message) => {
    expect(() => requireDatabaseUrl(url, role)).toThrow(message);
    expect(() => requireDatabaseUrl(url, role)).not.toThrow('s3cret');
  });
});
