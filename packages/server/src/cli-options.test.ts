import { describe, expect, it } from 'vitest';
import { HELP, parseOptions } from './cli-options.ts';

describe('the command line', () => {
  it('has a default for everything', () => {
    expect(parseOptions([], {})).toEqual({
      help: false,
      port: 8787,
      host: '127.0.0.1',
      data: '.zoetrope',
      siteUrl: undefined,
      databaseUrl: undefined,
      ctaToken: undefined,
      logLevel: 'warn',
    });
  });

  it('reads the environment, and flags before it', () => {
    const env = {
      ZOETROPE_PORT: '1',
      ZOETROPE_HOST: 'a',
      ZOETROPE_DATA: 'b',
      ZOETROPE_SITE_URL: 'http://c',
      DATABASE_URL: 'postgres://d',
      ZOETROPE_CTA_TOKEN: 'sesame',
      ZOETROPE_LOG: 'info',
    };
    expect(parseOptions([], env)).toMatchObject({
      port: 1,
      host: 'a',
      data: 'b',
      siteUrl: 'http://c',
      databaseUrl: 'postgres://d',
      ctaToken: 'sesame',
      logLevel: 'info',
    });
    const flags = ['--port', '2', '--host=e', '--data', 'f', '--site-url', 'https://g/'];
    expect(parseOptions(flags, env)).toMatchObject({ port: 2, host: 'e', data: 'f', siteUrl: 'https://g' });
  });

  it.each([
    [['--prot', '1'], {}, "Unknown option '--prot'"],
    [['serve'], {}, "Unexpected argument 'serve'"],
    [['--port'], {}, '--port'],
    [['--port', '65536'], {}, '"65536" is not a port'],
    [['--port', '1e3'], {}, '"1e3" is not a port'],
    [['--port', ''], {}, '"" is not a port'],
    [[], { ZOETROPE_PORT: 'http' }, '"http" is not a port'],
    [['--site-url', 'zoetrope.example'], {}, 'is not an address'],
    [['--site-url', 'javascript:alert(1)'], {}, 'is not an address'],
    [[], { ZOETROPE_LOG: 'loud' }, '"loud" is not a log level'],
  ])('refuses %j with %j', (flags, env, message) => {
    expect(() => parseOptions(flags, env)).toThrow(message);
  });

  it('names every flag and variable in its help', () => {
    for (const name of [
      '--port',
      '--host',
      '--data',
      '--site-url',
      '--help',
      'ZOETROPE_PORT',
      'ZOETROPE_HOST',
      'ZOETROPE_DATA',
      'ZOETROPE_SITE_URL',
      'DATABASE_URL',
      'ZOETROPE_LOG',
    ]) {
      expect(HELP).toContain(name);
    }
  });
});
