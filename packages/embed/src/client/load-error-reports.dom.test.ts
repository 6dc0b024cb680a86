import { localProvider } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMBED_DATA_ID, embedData } from '../embed-data.ts';
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
afterEach(() => {
  document.body.innerHTML = '';
});

/** Starts the error reports of an embed page, and dispatches an error there. */
async function failOn(href: string, { errorReportsDsn, random }: { errorReportsDsn?: string; random: number }) {
  const data = embedData({ gif: buildGif(), provider: localProvider(''), apiKey: 'k', errorReportsDsn });
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = EMBED_DATA_ID;
  script.textContent = JSON.stringify(data);
  document.body.append(script);
  const page = Object.assign(new EventTarget(), { location: { href }, console });
  const send = vi.fn();
  const load = vi.fn(async () => ({ send, close: async () => {} }));
  await loadErrorReports(document, { page, load, random: () => random, console: false, globalPrivacyControl: false });
  page.dispatchEvent(Object.assign(new Event('error'), { error: new Error('oh') }));
  await vi.waitFor(() => expect(send.mock.calls.length).toBe(load.mock.calls.length));
  return send.mock.calls.length;
}

it.each([
  ['reports errors of a sampled page load', 'https://gifs.example/embed/rain', 0.009, 1],
  ['reports no errors of other page loads', 'https://gifs.example/embed/rain', 0.01, 0],
  ['reports no errors of a page with a port', 'https://gifs.example:8443/embed/rain', 0, 0],
])('%s [N-9]', async (_, href, random, reports) => {
  expect(await failOn(href, { errorReportsDsn: dsn, random })).toBe(reports);
  expect(created.times).toBe(1);
});

it('creates no error reports without a DSN [N-9]', async () => {
  expect(await failOn('https://gifs.example/embed/rain', { random: 0 })).toBe(0);
  expect(created.times).toBe(0);
});
