import { describe, expect, it, vi } from 'vitest';
import { promisesSettled } from '../testing/fake-clock.ts';
import { createErrorReports } from './create-error-reports.ts';
import type { ErrorReportsOptions } from './error-reports-options.ts';
import type { ErrorReport } from './report.ts';

function fakePage(href = 'https://gifs.example/search/cats?q=secret#top') {
  const noop = (..._args: unknown[]) => {};
  const console = { debug: noop, log: noop, info: noop, warn: noop, error: noop };
  return Object.assign(new EventTarget(), { location: { href }, console });
}

function start(options: Partial<ErrorReportsOptions> = {}) {
  const sent: ErrorReport[] = [];
  const warnings: string[] = [];
  const page = fakePage();
  const clock = { time: 1000, now: () => clock.time };
  const load = vi.fn(async () => ({ send: (report: ErrorReport) => void sent.push(report), close: async () => {} }));
  const all = {
    dsn: 'https://token@errors.example/1',
    page,
    clock,
    load,
    random: () => 0,
    globalPrivacyControl: false,
    warn: (message: string) => warnings.push(message),
    ...options,
  };
  return { reports: createErrorReports(all), all, page, clock, load, sent, warnings };
}

const errorEvent = (error: unknown, message = '') => Object.assign(new Event('error'), { error, message });
const rejectionEvent = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

describe('sampling', () => {
  it('selects 1 % of page loads [N-9]', async () => {
    const numbers = Array.from({ length: 1000 }, (_, index) => index / 1000);
    const loads = numbers.map((number) => {
      const { reports, load } = start({ random: () => number });
      reports.report(new Error('oh'));
      return load.mock.calls.length;
    });
    expect(loads.reduce((sum, count) => sum + count, 0)).toBe(10);
  });

  it.each<[string, Partial<ErrorReportsOptions> & { page?: ReturnType<typeof fakePage> }]>([
    ['is not sampled', { random: () => 0.01 }],
    ['has a port in its URL', { page: fakePage('https://gifs.example:8443/') }],
    ['has a sample rate of 0', { sampleRate: 0 }],
  ])('adds no listeners, wraps no console and loads nothing on a page that %s [N-9]', async (_why, options) => {
    const page = options.page ?? fakePage();
    const listen = vi.spyOn(page, 'addEventListener');
    const { log } = page.console;
    const { reports, load, warnings } = start({ ...options, page });
    page.dispatchEvent(errorEvent(new Error('oh')));
    reports.report(new Error('oh'));
    reports.log('something');
    reports.setConsent('granted');
    await reports.close();
    expect(listen).not.toHaveBeenCalled();
    expect(page.console.log).toBe(log);
    expect(load).not.toHaveBeenCalled();
    expect(warnings).toEqual([]);
  });

  it('loads the client once, with the first error of a sampled page [N-9]', async () => {
    const { page, reports, load, sent } = start();
    reports.log('all is well');
    await promisesSettled();
    expect(load).not.toHaveBeenCalled();
    page.dispatchEvent(errorEvent(new Error('first')));
    page.dispatchEvent(rejectionEvent(new Error('second')));
    await promisesSettled();
    expect(load).toHaveBeenCalledOnce();
    expect(sent.map(({ error }) => (error as Error).message)).toEqual(['first', 'second']);
  });
});

describe('a warning', () => {
  it.each([
    ['invalid config', { dsn: 'nonsense' }],
    ['missing token', { dsn: '' }],
  ])('starts with "%s", whether the page is sampled or not [N-9]', (text, options) => {
    for (const random of [() => 0, () => 1]) {
      const { warnings, load, reports } = start({ ...options, random });
      reports.report(new Error('oh'));
      expect(warnings).toEqual([expect.stringContaining(`@zoetrope/analytics: ${text}: `)]);
      expect(load).not.toHaveBeenCalled();
    }
  });

  it('starts with "already installed" for a second instance, which does nothing [N-9]', async () => {
    const { all, page, sent, warnings } = start();
    const second = createErrorReports(all);
    expect(warnings).toEqual([
      '@zoetrope/analytics: already installed: this page already reports its errors. The second call is ignored.',
    ]);
    second.report(new Error('twice'));
    page.dispatchEvent(errorEvent(new Error('once')));
    await promisesSettled();
    expect(sent).toHaveLength(1);
  });

  it.each([() => 0, () => 1])(
    'does not warn about a second instance if the first one was closed [N-9]',
    async (random) => {
      const { reports, all, warnings } = start({ random });
      await reports.close();
      createErrorReports(all);
      expect(warnings).toEqual([]);
    },
  );

  it('warns once if the client cannot be loaded [N-9]', async () => {
    const { reports, warnings } = start({ load: () => Promise.reject(new Error('no such module')) });
    for (let n = 0; n < 3; n += 1) reports.report(new Error('oh'));
    await promisesSettled();
    await reports.close();
    expect(warnings).toEqual([expect.stringContaining('cannot be loaded')]);
  });
});

describe('a report', () => {
  it('includes the newest 30 log entries, of the application and of the console, without keys [N-9]', async () => {
    const { page, reports, sent } = start();
    for (let n = 0; n < 28; n += 1) reports.log(`entry ${n}`);
    page.console.warn('GET /v1?api_key=very-secret', 404, { private: 'thing' }, new RangeError('far'));
    page.console.error('x'.repeat(2000));
    reports.log('last', 'debug');
    reports.report(new Error('oh'));
    await promisesSettled();
    const logs = sent[0]?.logs ?? [];
    expect(logs).toHaveLength(30);
    expect(logs[0]?.text).toBe('entry 1');
    expect(logs[27]).toEqual({
      at: 1000,
      level: 'warning',
      text: 'GET /v1?api_key=*** 404 [object Object] RangeError: far',
    });
    expect(logs[28]?.text).toHaveLength(500);
    expect(logs[29]).toEqual({ at: 1000, level: 'debug', text: 'last' });
  });

  it('contains the URL without its query, and whether the error was handled [N-9]', async () => {
    const { page, reports, sent } = start();
    page.dispatchEvent(errorEvent(null, 'Script error.'));
    reports.report('text');
    page.dispatchEvent(new Event('error'));
    await promisesSettled();
    expect(sent).toMatchObject([
      { error: 'Script error.', handled: false, url: 'https://gifs.example/search/cats', at: 1000 },
      { error: 'text', handled: true },
    ]);
    expect(sent).toHaveLength(2);
  });

  it('sends at most 10 reports per second [N-9]', async () => {
    const { clock, reports, sent } = start();
    for (let n = 0; n < 25; n += 1) reports.report(new Error(`${n}`));
    clock.time += 999;
    reports.report(new Error('one too many'));
    await promisesSettled();
    expect(sent).toHaveLength(10);
    clock.time += 1;
    for (let n = 0; n < 25; n += 1) reports.report(new Error(`${n}`));
    await promisesSettled();
    expect(sent).toHaveLength(20);
  });
});

describe('consent', () => {
  it('holds reports and loads nothing while consent is pending, until it is granted [N-9]', async () => {
    const { load, reports, sent } = start({ consent: 'pending' });
    reports.report(new Error('oh'));
    await promisesSettled();
    expect(load).not.toHaveBeenCalled();
    reports.setConsent('granted');
    await promisesSettled();
    expect(sent).toHaveLength(1);
  });

  it('counts as denied under Global Privacy Control [N-9]', async () => {
    const { load, reports } = start({ globalPrivacyControl: true });
    reports.report(new Error('oh'));
    await promisesSettled();
    expect(load).not.toHaveBeenCalled();
  });
});

it('logs values that cannot be inspected, and still reports errors [N-9]', async () => {
  const page = fakePage();
  const written: unknown[] = [];
  page.console.log = (value) => void written.push(value);
  const { reports, sent } = start({ page });
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  page.console.log(proxy);
  reports.report(new Error('oh'));
  await promisesSettled();
  expect(written).toHaveLength(1);
  expect(sent).toHaveLength(1);
});

it('does not report errors of the client as errors of the page [N-9]', async () => {
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  const send = () => {
    throw new Error('unreadable');
  };
  const { reports } = start({ load: async () => ({ send, close: async () => {} }) });
  reports.report(new Error('oh'));
  await promisesSettled();
  process.off('unhandledRejection', rejected);
  expect(rejected).not.toHaveBeenCalled();
});

it('restores the console and removes its listeners on close [N-9]', async () => {
  const page = fakePage();
  const { log } = page.console;
  const { reports, sent } = start({ page });
  expect(page.console.log).not.toBe(log);
  await reports.close();
  expect(page.console.log).toBe(log);
  page.dispatchEvent(errorEvent(new Error('late')));
  await promisesSettled();
  expect(sent).toEqual([]);
});

it('does not wrap the console with console: false [N-9]', () => {
  const page = fakePage();
  const { log } = page.console;
  start({ page, console: false });
  expect(page.console.log).toBe(log);
});
