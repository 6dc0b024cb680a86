import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeOptionTable } from '../../testing/option-table.ts';
import { UPSTREAMS } from '../dialects/upstream/upstream.ts';
import { RATE_LIMITS } from '../http/rate-limit/rate-limits.ts';
import { HELP, optionTable } from './describe-options.ts';
import { OPTIONS, type Option } from './option-list.ts';
import { describeUnknownVariables, parseOptions } from './parse-options.ts';

describe('parseOptions', () => {
  it('has a default for every option', () => {
    expect(parseOptions([], {})).toEqual({
      command: 'serve',
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
      providerPermissions: [],
      apiKeys: undefined,
      moderate: 'none',
      quota: {},
      uploadDuplicates: 'allow',
      retainDays: 30,
      retention: true,
      events: undefined,
      eventWorker: true,
      ctaToken: undefined,
      pingbackKeys: undefined,
      metrics: false,
      metricsAllow: undefined,
      traces: false,
      log: 'warn',
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
      catalogue: ['c'],
      siteUrl: 'http://c',
      databaseUrl: 'postgres://d',
      trustProxy: 2,
      rateLimits: false,
      retainDays: 7,
      pageViews: 'https://h/views/',
      errorReportsDsn: 'https://token@errors.example/1',
      ctaToken: 'sesame',
      log: 'info',
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
  ])('parses the pingback keys %j of other services [N-3]', (text, pingbackKeys) => {
    expect(parseOptions(['--pingback-keys', text], {})).toMatchObject({ pingbackKeys });
    expect(parseOptions([], { ZOETROPE_PINGBACK_KEYS: text })).toMatchObject({ pingbackKeys });
  });

  it('parses the quota of accounts', () => {
    expect(parseOptions([], {})).toMatchObject({ quota: {} });
    expect(parseOptions(['--quota', 'items=500, bytes=2GB'], {})).toMatchObject({ quota: { items: 500, bytes: 2e9 } });
    expect(parseOptions([], { ZOETROPE_QUOTA: 'bytes=750kB' })).toMatchObject({ quota: { bytes: 750_000 } });
  });

  it('allows duplicates of uploads unless --upload-duplicates refuses them', () => {
    expect(parseOptions([], {})).toMatchObject({ uploadDuplicates: 'allow' });
    expect(parseOptions(['--upload-duplicates', 'refuse'], {})).toMatchObject({ uploadDuplicates: 'refuse' });
    expect(parseOptions([], { ZOETROPE_UPLOAD_DUPLICATES: 'refuse' })).toMatchObject({ uploadDuplicates: 'refuse' });
  });

  it('lets no uploads wait for approval unless --moderate says so', () => {
    expect(parseOptions([], {})).toMatchObject({ moderate: 'none' });
    expect(parseOptions(['--moderate', 'all'], {})).toMatchObject({ moderate: 'all' });
    expect(parseOptions([], { ZOETROPE_MODERATE: 'new-accounts' })).toMatchObject({ moderate: 'new-accounts' });
  });

  it('reads the names of several catalogues, separated by commas', () => {
    expect(parseOptions(['--catalogue', 'bundled, /srv/gifs'], {})).toMatchObject({
      catalogue: ['bundled', '/srv/gifs'],
    });
    expect(() => parseOptions(['--catalogue', 'bundled,'], {})).toThrow('set --catalogue to folders');
    for (const [names, repeated] of [
      ['bundled,bundled', 'bundled'],
      ['/srv/gifs,bundled,/srv/gifs/', '/srv/gifs/'],
    ] as const) {
      expect(() => parseOptions(['--catalogue', names], {})).toThrow(`--catalogue names ${repeated} twice. Remove one`);
    }
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
    [['--site-url', 'https://host.example/?gifs'], {}, 'Set --site-url to the URL without it.'],
    [['--page-views', '/views'], {}, 'set --page-views to a URL that begins with http'],
    ...['errors', 'https://errors.example/1', 'https://token@errors.example/', 'ftp://token@errors.example/1'].map(
      (dsn): [string[], object, string] => [['--error-reports-dsn', dsn], {}, 'Invalid DSN: set --error-reports-dsn'],
    ),
    [
      ['--page-views', 'https://ada:pass@views.example'],
      {},
      'The URL of --page-views contains a user name or a password',
    ],
    [['--admin-port', '80', '--port', '80'], {}, '--admin-port is the same as --port'],
    [[], { DATABASE_URL: 'garbage' }, 'DATABASE_URL is not a Postgres URL'],
    [['--port', '--host'], {}, '--port requires a value'],
    [['--demo=yes'], {}, '--demo takes no value'],
    [[], { ZOETROPE_DEMO: 'yes' }, 'Invalid value "yes": set it to true or false. It is set by ZOETROPE_DEMO.'],
    [['--metrics-allow', '10.0.0.7'], {}, 'no effect without --metrics'],
    [['--metrics', '--metrics-allow', 'prometheus'], {}, 'Invalid addresses "prometheus"'],
    [['serve', 'check'], {}, "Unexpected argument 'check'"],
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
    [['--upload-duplicates', 'merge'], {}, 'set --upload-duplicates to allow or refuse'],
    [['--moderate', 'some'], {}, 'set --moderate to none, new-accounts, all'],
    [['--quota', '500'], {}, 'Invalid quota "500": set --quota to limits such as items=500,bytes=2GB.'],
    [['--quota', 'items=5GB'], {}, 'Invalid quota'],
    [['--quota', 'bytes=-1'], {}, 'Invalid quota'],
    [['--quota', 'files=5'], {}, 'Invalid quota'],
  ])('rejects the command line %j with %j', (flags, env, message) => {
    expect(() => parseOptions(flags, env)).toThrow(message);
  });

  it('lists every flag and variable in the help text, and every option in the table', () => {
    const table = optionTable();
    for (const [key, { flag, variable, isSecret }] of Object.entries<Option>(OPTIONS)) {
      expect(HELP).toContain(variable);
      if (flag !== undefined) expect(HELP).toMatch(new RegExp(`^  --${flag} `, 'm'));
      expect(table).toContain(`\`${key}\``);
      expect(table.includes(`${variable}_FILE`)).toBe(isSecret ?? false);
    }
    for (const line of HELP.split('\n')) expect(line.length, line).toBeLessThanOrEqual(120);
  });

  it('names in the help text exactly the variables that can be files', () => {
    const [, list = ''] = HELP.split('as {variable}_FILE:\n');
    const [names = ''] = list.split('\n\n');
    const secrets = Object.values<Option>(OPTIONS).filter(({ isSecret }) => isSecret === true);
    expect(names.split(',').map((name) => name.trim())).toEqual(secrets.map(({ variable }) => variable));
  });

  it('sets switches by variables', () => {
    const env = { ZOETROPE_DEMO: 'true', ZOETROPE_RETENTION: 'false', ZOETROPE_METRICS: 'true' };
    expect(parseOptions([], env)).toMatchObject({ demo: true, retention: false, metrics: true });
  });

  it('ignores empty variables', () => {
    const env = { ZOETROPE_PORT: '', ZOETROPE_SITE_URL: '', DATABASE_URL: '', ZOETROPE_DEMO: '', ZOETROPE_CONFIG: '' };
    expect(parseOptions([], env)).toEqual(parseOptions([], {}));
  });

  it('knows the commands check and help', () => {
    expect(parseOptions(['check', '--port', '1'], {})).toMatchObject({ command: 'check', port: 1 });
    expect(parseOptions(['-h'], {}).command).toBe('help');
    expect(parseOptions(['--help'], { ZOETROPE_PORT: 'http' }).command).toBe('help');
  });

  it('lists all mistakes at once, and where each is from', async () => {
    const config = await writeFileOf('{ "port": "http", "sitUrl": "https://a.example", "demo": {} }');
    const database = { DATABASE_URL: 'garbage', DATABASE_REPLICA_URL: 'mysql://ada:s3cret@db.example/gifs' };
    const env = { ZOETROPE_LOG: 'loud', ZOETROPE_CONFIG: config, ...database };
    expect(messageOf(() => parseOptions(['--prot', '1', '--retain-days', '0'], env)).split('\n')).toEqual([
      'The configuration has 8 mistakes:',
      "  Unknown option '--prot'. See zoetrope-server --help.",
      expect.stringMatching(/^ {2}Unknown option "sitUrl" in .*\. Its options are port, adminPort, host, /),
      expect.stringMatching(/^ {2}Invalid value of "demo" in /),
      expect.stringMatching(/^ {2}Invalid port "http": .* It is set by "port" in the configuration file\.$/),
      expect.stringMatching(/^ {2}DATABASE_URL is not a Postgres URL/),
      expect.stringMatching(/^ {2}DATABASE_REPLICA_URL is not a Postgres URL/),
      expect.stringMatching(/^ {2}Invalid number of days "0"/),
      expect.stringMatching(/^ {2}Invalid log level "loud": .* It is set by ZOETROPE_LOG\.$/),
    ]);
  });
});

it('describes variables that are misspelled, but no others', () => {
  const env = {
    ...{ ZOETROPE_SITEURL: 'https://gifs.example', ZOETROPE_PROT: '1', ZOETROPE_EMPTY: '' },
    ...{ ZOETROPE_PORT: '1', ZOETROPE_CONFIG: '/zoetrope.json', ZOETROPE_CTA_TOKEN_FILE: '/token', PATH: '/bin' },
  };
  expect(describeUnknownVariables(env)).toEqual([
    'The variable ZOETROPE_SITEURL has no effect: no option has this name. See zoetrope-server --help.',
    'The variable ZOETROPE_PROT has no effect: no option has this name. See zoetrope-server --help.',
  ]);
  // Some programs set such variables, such as Kubernetes for a service.
  expect(parseOptions([], { ZOETROPE_SERVICE_HOST: '10.0.0.7' })).toEqual(parseOptions([], {}));
});

describe('the configuration file', () => {
  it('sets every kind of option; variables and flags take precedence', async () => {
    const file = {
      port: 1,
      host: 'a',
      data: 'b',
      demo: true,
      pingbackKeys: ['c', 'd'],
      rateLimits: 'off',
      ctaToken: 'e',
    };
    const config = await writeFileOf(JSON.stringify(file));
    const parsed = parseOptions(['--config', config, '--host', 'f'], { ZOETROPE_DATA: 'g' });
    const expected = { port: 1, host: 'f', data: 'g', demo: true, pingbackKeys: ['c', 'd'], rateLimits: false };
    expect(parsed).toMatchObject({ ...expected, ctaToken: 'e' });
    expect(parseOptions([], { ZOETROPE_CONFIG: config })).toMatchObject({ port: 1, host: 'a' });
  });

  it.each([
    ['{ "ctaToken": "s3cret", }', 'it is not valid JSON'],
    ['["s3cret"]', 'must contain one JSON object'],
  ])('rejects %j without quoting it', async (text, reason) => {
    const config = await writeFileOf(text);
    const message = messageOf(() => parseOptions(['--config', config], {}));
    expect(message).toContain(reason);
    expect(message).not.toContain('s3cret');
  });

  it('names a file that does not exist', () => {
    expect(() => parseOptions(['--config', '/missing.json'], {})).toThrow(
      '/missing.json cannot be read: Error: ENOENT',
    );
  });
});

describe('secrets', () => {
  it('are read from files', async () => {
    const env = {
      DATABASE_URL_FILE: await writeFileOf('postgres://d\n'),
      ZOETROPE_CTA_TOKEN_FILE: await writeFileOf('sesame\n'),
      ZOETROPE_UPSTREAM_KEY_FILE: await writeFileOf('key'),
    };
    expect(parseOptions(['--upstream', 'giphy', '--provider-permission', 'giphy:proxy'], env)).toMatchObject({
      databaseUrl: 'postgres://d',
      ctaToken: 'sesame',
      upstream: { key: 'key' },
    });
  });

  it('are the only options that can be files', () => {
    const env = {
      ZOETROPE_SITE_URL_FILE: '/run/secrets/site-url',
      ZOETROPE_LOG_FILE: '/run/secrets/log',
      ZOETROPE_PORT_FILE: '',
    };
    expect(messageOf(() => parseOptions([], env)).split('\n')).toEqual([
      'The configuration has 2 mistakes:',
      '  ZOETROPE_SITE_URL_FILE has no effect: only secrets can be files. Set ZOETROPE_SITE_URL instead.',
      '  ZOETROPE_LOG_FILE has no effect: only secrets can be files. Set ZOETROPE_LOG instead.',
    ]);
  });

  it('cannot be set twice, and need a readable file that is not empty', async () => {
    const both = { ZOETROPE_CTA_TOKEN: 's3cret', ZOETROPE_CTA_TOKEN_FILE: await writeFileOf('s3cret') };
    const message = messageOf(() => parseOptions([], both));
    expect(message).toBe('Both ZOETROPE_CTA_TOKEN and ZOETROPE_CTA_TOKEN_FILE are set: remove one of them.');
    expect(() => parseOptions([], { DATABASE_URL_FILE: '/missing' })).toThrow(
      '/missing of DATABASE_URL_FILE cannot be read',
    );
    const empty = await writeFileOf('\n');
    expect(() => parseOptions([], { DATABASE_URL_FILE: empty })).toThrow(`${empty} of DATABASE_URL_FILE is empty`);
  });
});

it('the table of options in docs/reference/server.md is up to date; run "pnpm tables"', async () => {
  const page = await readFile(new URL('../../../../docs/reference/server.md', import.meta.url), 'utf8');
  expect(writeOptionTable(page)).toBe(page);
  expect(page).toContain(optionTable());
});

async function writeFileOf(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-options-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'file');
  await writeFile(path, text);
  return path;
}

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('It did not throw.');
}

describe('the upstream provider', () => {
  it('sets the upstream provider by a flag or the environment, and its key by the environment only', () => {
    const provider = UPSTREAMS.giphy;
    const env = { ZOETROPE_UPSTREAM_KEY: 'secret' };
    const flags = ['--upstream', 'giphy', '--provider-permission', 'giphy:proxy'];
    expect(parseOptions(flags, env).upstream).toEqual({ provider, key: 'secret', media: 'direct' });
    const named = {
      ...env,
      ZOETROPE_UPSTREAM: 'giphy',
      ZOETROPE_UPSTREAM_MEDIA: 'proxy',
      ZOETROPE_PROVIDER_PERMISSION: 'giphy:proxy, giphy:media-proxy',
    };
    expect(parseOptions([], named).upstream).toEqual({ provider, key: 'secret', media: 'proxy' });
    expect(parseOptions([], env).upstream).toBeUndefined();
  });

  it('accepts another Zoetrope server', () => {
    const { upstream } = parseOptions(['--upstream', 'https://gifs.example'], { ZOETROPE_UPSTREAM_KEY: 'k' });
    expect(upstream?.provider).toMatchObject({ name: 'gifs.example', apiUrl: 'https://gifs.example' });
    expect(upstream?.provider.mediaOrigin.test('https://gifs.example')).toBe(true);
    expect(upstream?.provider.mediaOrigin.test('https://gifsxexample')).toBe(false);
  });

  it.each([
    [['--upstream', 'giphy'], '--provider-permission giphy:proxy'],
    [
      ['--upstream', 'giphy', '--upstream-media', 'proxy', '--provider-permission', 'giphy:proxy'],
      '--provider-permission giphy:media-proxy',
    ],
    [['--upstream', 'klipy'], 'KLIPY cannot be set as --upstream. Its rules forbid it'],
    [['--provider-permission', 'giphy:everything'], 'Unknown permission "giphy:everything": set'],
    [['--provider-permission', 'a:b, giphy:proxy,c:d'], 'Unknown permission "a:b", "c:d": set'],
  ])('rejects what a provider forbids: %j', (flags, message) => {
    expect(() => parseOptions(flags, { ZOETROPE_UPSTREAM_KEY: 'k' })).toThrow(message);
  });
});

describe('the event log', () => {
  const args = ['--events', 'nats://gifs@nats.example'];

  it('has its secret from a variable or a file', async () => {
    const url = 'nats://gifs@nats.example';
    expect(parseOptions(args, {}).events).toEqual({ url, secret: undefined });
    expect(parseOptions(args, { ZOETROPE_EVENTS_SECRET: 's3cret' }).events).toEqual({ url, secret: 's3cret' });
    const file = await writeFileOf('s3cret\n');
    expect(parseOptions(args, { ZOETROPE_EVENTS_SECRET_FILE: file }).events).toEqual({ url, secret: 's3cret' });
    expect(parseOptions([], { ZOETROPE_EVENTS: url }).events).toEqual({ url, secret: undefined });
  });

  it('can be left to the workers of other processes', () => {
    expect(parseOptions([...args, '--no-event-worker'], {}).eventWorker).toBe(false);
    expect(() => parseOptions(['--no-event-worker'], {})).toThrow('--no-event-worker has no effect without --events');
  });

  it('rejects a password in the URL without repeating it', () => {
    const parse = () => parseOptions([], { ZOETROPE_EVENTS: 'nats://gifs:s3cret@nats.example' });
    expect(parse).toThrow('ZOETROPE_EVENTS_SECRET');
    expect(parse).not.toThrow('s3cret');
  });
});

describe('a replica', () => {
  it('is read from a variable or a file, and has no flag', async () => {
    const env = { DATABASE_URL: 'postgres://db.example/zoetrope' };
    const replica = 'postgres://ada:s3cret@replica.example/zoetrope';
    expect(parseOptions([], { ...env, DATABASE_REPLICA_URL: replica }).databaseReplicaUrl).toBe(replica);
    const file = await writeFileOf(replica);
    expect(parseOptions([], { ...env, DATABASE_REPLICA_URL_FILE: file }).databaseReplicaUrl).toBe(replica);
    expect(parseOptions([], env).databaseReplicaUrl).toBeUndefined();
  });

  it('requires DATABASE_URL', () => {
    const env = { DATABASE_REPLICA_URL: 'postgres://ada:s3cret@replica.example/zoetrope' };
    expect(() => parseOptions([], env)).toThrow('DATABASE_REPLICA_URL requires DATABASE_URL');
    expect(() => parseOptions([], env)).not.toThrow('s3cret');
  });
});

describe('shared limits', () => {
  const url = 'redis://gifs@redis.example';
  const args = ['--limits', url];

  it('have their password from a variable or a file', async () => {
    expect(parseOptions(args, {}).limits).toEqual({ store: url, secret: undefined });
    expect(parseOptions(args, { ZOETROPE_LIMITS_SECRET: 's3cret' }).limits).toEqual({ store: url, secret: 's3cret' });
    const file = await writeFileOf('s3cret\n');
    expect(parseOptions(args, { ZOETROPE_LIMITS_SECRET_FILE: file }).limits).toEqual({ store: url, secret: 's3cret' });
  });

  it('may have their password in a URL that is a variable or a file, but not in a flag', async () => {
    const store = 'redis://gifs:s3cret@redis.example';
    expect(parseOptions([], { ZOETROPE_LIMITS: store }).limits).toEqual({ store, secret: undefined });
    const file = await writeFileOf(store);
    expect(parseOptions([], { ZOETROPE_LIMITS_FILE: file }).limits).toEqual({ store, secret: undefined });
    expect(() => parseOptions(['--limits', store], {})).toThrow('move it to ZOETROPE_LIMITS_SECRET');
    expect(() => parseOptions(['--limits', store], {})).not.toThrow('s3cret');
  });

  it('in Postgres require DATABASE_URL', () => {
    const env = { DATABASE_URL: 'postgres://db.example/zoetrope' };
    expect(parseOptions(['--limits', 'postgres'], env).limits).toEqual({ store: 'postgres', secret: undefined });
    expect(() => parseOptions(['--limits', 'postgres'], {})).toThrow('--limits postgres requires DATABASE_URL');
  });

  it('are rejected together with --rate-limits off', () => {
    expect(() => parseOptions([...args, '--rate-limits', 'off'], {})).toThrow('--limits has no effect');
  });
});

describe('object storage', () => {
  const key = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 's3cret' };

  it('has its URL from a flag, and its access key from the environment or from files', async () => {
    expect(parseOptions(['--storage', 's3://gifs'], key).storage).toEqual({
      url: 's3://gifs',
      accessKeyId: 'id',
      secretAccessKey: 's3cret',
    });
    const files = {
      AWS_ACCESS_KEY_ID_FILE: await writeFileOf('id\n'),
      AWS_SECRET_ACCESS_KEY_FILE: await writeFileOf('s'),
    };
    expect(parseOptions(['--storage', 's3://gifs'], files).storage).toMatchObject({ accessKeyId: 'id' });
    // Other programs use the same variables.
    expect(parseOptions([], key).storage).toBeUndefined();
  });

  it.each([
    ['has no access key', ['--storage', 's3://gifs'], {}, 'AWS_ACCESS_KEY_ID'],
    ['has temporary credentials', ['--storage', 's3://gifs'], { ...key, AWS_SESSION_TOKEN: 't' }, 'AWS_SESSION_TOKEN'],
    ['is no bucket', ['--storage', '/srv/gifs'], key, 'is not a bucket'],
  ])('is rejected if it %s', (_, argv, env, message) => {
    expect(() => parseOptions(argv, env)).toThrow(message);
  });
});

it('sets the URL that purges a CDN only together with the site URL', () => {
  const env = { ZOETROPE_PURGE_TOKEN: 's3cret' };
  const purge = ['--purge-url', 'https://cdn.example/purge'];
  expect(parseOptions([...purge, '--site-url', 'https://gifs.example'], env).cdnPurge).toEqual({
    url: 'https://cdn.example/purge',
    token: 's3cret',
  });
  expect(() => parseOptions(purge, env)).toThrow('--purge-url requires --site-url');
});

it.each(['https://ada:s3cret@cdn.example/purge', 'https://s3cret@cdn.example/purge', 'ftp://ada:s3cret@cdn.example'])(
  'rejects the purge URL %s, without repeating it',
  (url) => {
    const parse = () => parseOptions(['--purge-url', url, '--site-url', 'https://gifs.example'], {});
    expect(parse).toThrow(url.startsWith('ftp') ? 'set --purge-url to a URL' : 'as ZOETROPE_PURGE_TOKEN');
    expect(parse).not.toThrow('s3cret');
  },
);
