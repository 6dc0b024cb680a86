import { beforeEach, expect, it, vi } from 'vitest';
import { loadErrorReports } from './load-error-reports.ts';

const dsn = 'https://token@errors.example/1';
const created = vi.hoisted(() => ({ times: 0 }));
vi.mock('@zoetrope/analytics/error-reports', async (original) => {
  const real = await original<typeof import('@zoetrope/analytics/error-reports')>();
  return {
    ...real,
    createErrorReports(...args: Parameters<typeof real.createErrorReports>) {
      created.times += 1;
      return real.createErrorReports(...args);
    },
  };
});

beforeEach(() => {
  created.times = 0;
});

interface Given {
  readonly dsn?: string;
  readonly random: number;
  readonly signal?: AbortSignal;
}

/** Starts the error reports of a page, dispatches an error there, and returns how many were reported. */
async function failOn(href: string, { dsn, random, signal }: Given) {
  const page = Object.assign(new EventTarget(), { location: { href }, console });
  const send = vi.fn();
  const load = vi.fn(async () => ({ send, close: async () => {} }));
  const options = { page, load, random: () => random, console: false, globalPrivacyControl: false, signal };
  await loadErrorReports(dsn, options);
  page.dispatchEvent(Object.assign(new Event('error'), { error: new Error('oh') }));
  await expect.poll(() => send.mock.calls.length).toBe(load.mock.calls.length);
  return send.mock.calls.length;
}

it.each([
  ['reports errors of a sampled page load', 'https://gifs.example/embed/rain', 0.009, 1],
  ['reports no errors of other page loads', 'https://gifs.example/embed/rain', 0.01, 0],
  ['reports no errors of a page with a port', 'https://gifs.example:8443/embed/rain', 0, 0],
])('%s [N-9]', async (_, href, random, reports) => {
  expect(await failOn(href, { dsn, random })).toBe(reports);
  expect(created.times).toBe(1);
});

it('creates no error reports without a DSN [N-9]', async () => {
  expect(await failOn('https://gifs.example/embed/rain', { random: 0 })).toBe(0);
  expect(created.times).toBe(0);
});

it('creates no error reports after an abort [N-9]', async () => {
  const signal = AbortSignal.abort();
  expect(await failOn('https://gifs.example/embed/rain', { dsn, random: 0, signal })).toBe(0);
  expect(created.times).toBe(0);
});

it('stops the reports on an abort, so that the next page can start its own [N-9]', async () => {
  const abort = new AbortController();
  const page = Object.assign(new EventTarget(), { location: { href: 'https://gifs.example/embed/rain' }, console });
  const options = { page, random: () => 0, console: false, globalPrivacyControl: false };
  const loads = [
    vi.fn(async () => ({ send() {}, close: async () => {} })),
    vi.fn(async () => ({ send() {}, close: async () => {} })),
  ];
  await loadErrorReports(dsn, { ...options, load: loads[0], signal: abort.signal });
  abort.abort();
  await loadErrorReports(dsn, { ...options, load: loads[1] });
  page.dispatchEvent(Object.assign(new Event('error'), { error: new Error('oh') }));
  await expect.poll(() => loads[1]).toHaveBeenCalledOnce();
  expect(loads[0]).not.toHaveBeenCalled();
});
