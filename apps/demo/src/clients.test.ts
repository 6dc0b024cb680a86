import type { ErrorReportsOptions } from '@zoetrope/analytics/error-reports';
import { afterEach, expect, it, vi } from 'vitest';
import { createClients } from './clients.ts';

afterEach(() => vi.unstubAllGlobals());

function fakePage(href: string) {
  const noop = () => {};
  const console = { debug: noop, log: noop, info: noop, warn: noop, error: noop };
  return Object.assign(new EventTarget(), { location: { href }, console });
}

function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  } as Storage;
}

/** The demo of a page at `href` that is sampled; `send` receives its reports. */
function openDemo(href: string) {
  const page = fakePage(href);
  const send = vi.fn();
  const load = vi.fn(async () => ({ send, close: async () => {} }));
  const errorReports: ErrorReportsOptions = {
    dsn: 'https://token@errors.example/1',
    globalPrivacyControl: false,
    random: () => 0,
    page,
    load,
  };
  const storage = memoryStorage();
  const clients = createClients({
    origin: 'https://gifs.example',
    getStorage: () => storage,
    clientType: 'web',
    errorReports,
  });
  const fail = () => page.dispatchEvent(Object.assign(new Event('error'), { error: new Error('broken'), message: '' }));
  return { clients, fail, load, send };
}

it('reports the errors of a sampled page of the demo [N-9]', async () => {
  const { fail, send } = openDemo('https://gifs.example/');
  fail();
  await expect.poll(() => send.mock.calls.length).toBe(1);
});

it('reports no error of the demo on a page with a port [N-9]', () => {
  const { fail, load } = openDemo('https://gifs.example:5173/');
  fail();
  expect(load).not.toHaveBeenCalled();
});

it('reports no error of the demo after the viewer has denied consent [N-9]', () => {
  const { clients, fail, load } = openDemo('https://gifs.example/');
  clients.privacy.decide('denied');
  fail();
  expect(load).not.toHaveBeenCalled();
});
