import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createClient } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Clients } from '../../clients.ts';
import { ApiExplorer } from './api-explorer.tsx';
import { METHODS } from './method-groups.ts';

const provider = localProvider('https://gifs.example');
const client = createClient({ provider, apiKey: 'a-very-public-key' });
const page = { data: [], pagination: { count: 0, offset: 0 }, meta: { response_id: 'r' } };

beforeEach(() => {
  window.location.hash = '';
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(respond: () => Response, hash = '') {
  window.location.hash = hash;
  const fetch = vi.fn(async (..._: Parameters<typeof globalThis.fetch>) => respond());
  vi.stubGlobal('fetch', fetch);
  render(<ApiExplorer clients={{ client, provider } as Clients} page={window} />);
  return fetch;
}

it('lists every method of the client', () => {
  const methods = Object.entries(client).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
  const listed = METHODS.map(({ name }) => name);
  expect(methods.filter((name) => name !== 'memory' && !listed.includes(name))).toEqual([]);
  expect(listed).toEqual(expect.arrayContaining(['setCallToAction', 'embedInfo']));
});

it('sends with Enter, shows the request without its key and the result, then uses the cache [C-1, C-2]', async () => {
  const fetch = open(() => Response.json(page));
  const user = userEvent.setup();
  const term = screen.getByLabelText('term');
  await user.clear(term);
  await user.type(term, 'dog{Enter}');
  await screen.findByText('Succeeded');
  const url = screen.getByText(/^GET https:\/\/gifs\.example\/v1\/gifs\/search\?/).textContent;
  expect(url).toContain('q=dog');
  expect(url).toContain('api_key=***');
  expect(document.body.innerHTML).not.toContain('a-very-public-key');
  expect(screen.getByRole('region', { name: 'Result' }).textContent).toContain('"response_id": "r"');

  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Cache, no request sent');
  await user.click(screen.getByLabelText('Bypass the cache'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Network');
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('shows an error with its fields, and next to its parameter [K-1]', async () => {
  const body = { message: 'limit must be at most 50', code: 'invalid', parameter: 'limit', request_id: 'r-1' };
  open(() => Response.json(body, { status: 400 }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Failed: @zoetrope/fetch-api: limit must be at most 50');
  // Announced once, by the field.
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByLabelText('limit').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('region', { name: 'Error' }).textContent).toContain('"requestId": "r-1"');
});

it('cancels a pending request [C-1]', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  render(<ApiExplorer clients={{ client, provider } as Clients} page={window} />);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByText('Failed: Canceled.');
});

it('opens the method in the URL, and keeps secrets out of the code [C-12]', async () => {
  const fetch = open(() => new Response(null, { status: 204 }), '#setCallToAction');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'setCallToAction' })).toBeDefined());
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('id'), 'gif-1');
  await user.type(screen.getByLabelText('token'), 'very-secret');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Succeeded');
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE' });
  expect((screen.getByLabelText('Code') as HTMLInputElement).value).not.toContain('very-secret');
});
