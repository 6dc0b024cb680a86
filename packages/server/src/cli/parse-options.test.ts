import { describe, expect, it } from 'vitest';
import { HELP, parseOptions } from './cli-options.ts';
import { UPSTREAMS } from './dialects/upstream/upstream.ts';
import { RATE_LIMITS } from './http/rate-limit/rate-limits.ts';

describe('parseOptions', () => {
  it('has a default for every option', () => {
    expect(parseOptions([], {})).toEqual({
      help: false,
      demo: false,
      port: 8787,
      host: '127.0.0.1',
      data: '.zoetrope',
      catalogue: undefined,
      siteUrl: undefined,
      databaseUrl: undefined,
      trustProxy: 0,
      rateLimits: RATE_LIMITS,
      upstream: undefined,
      retainDays: 30,
      retention: true,
      ctaToken: undefined,
      logLevel: 'warn',
    });
  });

  it('disables retention with --no-retention', () => {
    expect(parseOptions(['--no-retention'], {}).retention).toBe(false);
  });

  it('describes in the help text when the set-up token is printed', () => {
    expect(HELP).toContain('a set-up token as long as\nthere is no admin.');
  });

  it('reads the environment; flags take precedence', () => {
    const env = {
      ZOETROPE_PORT: '1',
      ZOETROPE_HOST: 'a',
      ZOETROPE_DATA: 'b',
      ZOETROPE_CATALOGUE: 'c',
      ZOETROPE_SITE_URL: 'http://c',
      DATABASE_URL: 'postgres://d',
      ZOETROPE_TRUST_PROXY: '2',
      ZOETROPE_RATE_LIMITS: 'off',
      ZOETROPE_RETAIN_DAYS: '7',
      ZOETROPE_PAGE_VIEWS: 'https://h/views/',
      ZOETROPE_ERROR_REPORTS_DSN: 'https://token@errors.example/1',
      ZOETROPE_CTA_TOKEN: 'sesame',
      ZOETROPE_LOG: 'info',
    };
    expect(parseOptions([], env)).toMatchObject({
      port: 1,
      host: 'a',
      data: 'b',
      catalogue: 'c',
      siteUrl: 'http://c',
      databaseUrl: 'postgres://d',
      trustProxy: 2,
      rateLimits: false,
      retainDays: 7,
      pageViewsUrl: 'https://h/views/',
      errorReportsDsn: 'https://token@errors.example/1',
      ctaToken: 'sesame',
      logLevel: 'info',
    });
    const flags = ['--port', '2', '--host=e', '--data', 'f', '--site-url', 'https://G:443/'];
    const behind = ['--trust-proxy', '1', '--rate-limits', 'read=9'];
    expect(parseOptions(behind, env)).toMatchObject({ trustProxy: 1, rateLimits: { ...RATE_LIMITS, read: 9 } });
    expect(parseOptions(flags, env)).toMatchObject({ port: 2, host: 'e', data: 'f', siteUrl: 'https://g' });
  });

  it.each([
    ['one,two', ['one', 'two']],
    ['one, two', ['one', 'two']],
    ['none', []],
    ['', undefined],
  ])('parses the pingback keys of other services: %j [N-3]', (text, pingbackKeys) => {
    expect(parseOptions(['--pingback-keys', text], {})).toMatchObject({ pingbackKeys });
    expect(parseOptions([], { ZOETROPE_PINGBACK_KEYS: text })).toMatchObject({ pingbackKeys });
  });

  it.each(['a b', 'one,,two', '&'])('rejects %j as pingback keys', (text) => {
    expect(() => parseOptions(['--pingback-keys', text], {})).toThrow('Invalid keys');
  });

  it('uses the demo token for links with --demo unless another is set [C-12]', () => {
    expect(parseOptions(['--demo'], {})).toMatchObject({ demo: true, ctaToken: 'zoetrope-demo' });
    expect(parseOptions(['--demo'], { ZOETROPE_CTA_TOKEN: 'sesame' }).ctaToken).toBe('sesame');
  });

  it.each([
    [['--prot', '1'], {}, "Unknown option '--prot'"],
    [['serve'], {}, "Unexpected argument 'serve'"],
    [['--port'], {}, '--port'],
    [['--port', '65536'], {}, 'Invalid port "65536"'],
    [['--port', '1e3'], {}, 'Invalid port "1e3"'],
    [['--port', ''], {}, 'Invalid port ""'],
    [[], { ZOETROPE_PORT: 'http' }, 'Invalid port "http"'],
    [['--site-url', 'zoetrope.example'], {}, 'Invalid URL'],
    [['--site-url', 'javascript:alert(1)'], {}, 'Invalid URL'],
    [['--site-url', 'https://host.example/gifs'], {}, 'Set --site-url to https://host.example.'],
    [['--page-views', '/views'], {}, 'set --page-views to a URL that begins with http'],
    ...['errors', 'https://errors.example/1', 'https://token@errors.example/', 'ftp://token@errors.example/1'].map(
      (dsn): [string[], object, string] => [['--error-reports-dsn', dsn], {}, 'Invalid DSN: set --error-reports-dsn'],
    ),
    [['--retain-days', '0'], {}, 'Invalid number of days "0"'],
    [['--retain-days', 'ever'], {}, 'Invalid number of days "ever"'],
    [['--trust-proxy', 'yes'], {}, 'Invalid number of proxies "yes"'],
    [['--rate-limits', 'reads=1'], {}, 'Invalid limits "reads=1"'],
    [['--upstream', 'tenor'], { ZOETROPE_UPSTREAM_KEY: 'k' }, 'Unknown provider "tenor"'],
    [['--upstream', 'giphy'], {}, 'requires an API key of GIPHY in ZOETROPE_UPSTREAM_KEY'],
    [['--upstream-key', 'k'], {}, "Unknown option '--upstream-key'"],
    [['--upstream', 'giphy', '--upstream-media', 'x'], { ZOETROPE_UPSTREAM_KEY: 'k' }, 'Invalid media mode "x"'],
    [[], { ZOETROPE_RATE_LIMITS: 'on' }, 'Invalid limits "on"'],
    [[], { ZOETROPE_LOG: 'loud' }, 'Invalid log level "loud"'],
  ])('rejects the command line %j with %j', (flags, env, message) => {
    expect(() => parseOptions(flags, env)).toThrow(message);
  });

  it('lists every flag and variable in the help text', () => {
    for (const name of [
      '--port',
      '--host',
      '--data',
      '--site-url',
      '--help',
      '--trust-proxy',
      '--rate-limits',
      'ZOETROPE_TRUST_PROXY',
      'ZOETROPE_RATE_LIMITS',
      '--upstream',
      '--upstream-media',
      '--page-views',
      '--error-reports-dsn',
      'ZOETROPE_ERROR_REPORTS_DSN',
      'ZOETROPE_PAGE_VIEWS',
      'ZOETROPE_UPSTREAM',
      'ZOETROPE_UPSTREAM_KEY',
      'ZOETROPE_UPSTREAM_MEDIA',
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

describe('the upstream provider', () => {
  it('sets the upstream provider by a flag or the environment, and its key by the environment only', () => {
    const provider = UPSTREAMS.giphy;
    const env = { ZOETROPE_UPSTREAM_KEY: 'secret' };
    expect(parseOptions(['--upstream', 'giphy'], env).upstream).toEqual({ provider, key: 'secret', media: 'direct' });
    const named = { ...env, ZOETROPE_UPSTREAM: 'giphy', ZOETROPE_UPSTREAM_MEDIA: 'proxy' };
    expect(parseOptions([], named).upstream).toEqual({ provider, key: 'secret', media: 'proxy' });
    expect(parseOptions([], env).upstream).toBeUndefined();
  });
});
