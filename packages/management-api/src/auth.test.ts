import { localProvider } from '@zoetrope/model';
import { fakeFetch, jsonResponse } from '@zoetrope/testkit';
import { isZoetropeError } from '@zoetrope/transport';
import { describe, expect, it } from 'vitest';
import type { ManagementAuth } from './auth.ts';
import { createManagementClient } from './create-management-client.ts';

const TOKEN = 'token-that-must-stay-secret';

/** The headers and credentials of a call with this auth. */
async function sent(auth: ManagementAuth | undefined) {
  const { fetch, inits } = fakeFetch(() => jsonResponse({}));
  const client = createManagementClient({ provider: localProvider('https://gifs.example'), auth, fetch });
  await client.checkLogin();
  const [init] = inits;
  return { headers: Object.fromEntries(new Headers(init?.headers)), credentials: init?.credentials };
}

describe('auth', () => {
  it('sends a token as Authorization, without cookies [S-9]', async () => {
    expect(await sent({ token: TOKEN })).toEqual({
      headers: { authorization: `Bearer ${TOKEN}` },
      credentials: 'omit',
    });
  });

  it('sends cookies with the X-CSRFToken and X-Requested-With headers [S-9]', async () => {
    expect(await sent({ csrfToken: 'c-1' })).toEqual({
      headers: { 'x-csrftoken': 'c-1', 'x-requested-with': 'XMLHttpRequest' },
      credentials: 'include',
    });
  });

  it('sends only X-Requested-With while there is no CSRF token, for example before sign-in [S-9]', async () => {
    const { headers } = await sent({ csrfToken: () => undefined });
    expect(headers).toEqual({ 'x-requested-with': 'XMLHttpRequest' });
  });

  it('sends no credentials without auth [S-9]', async () => {
    expect(await sent(undefined)).toEqual({ headers: {}, credentials: 'omit' });
    expect(await sent({ token: () => undefined })).toEqual({ headers: {}, credentials: 'omit' });
  });

  it('calls the token function before each request, so that the token can be renewed [S-9]', async () => {
    let turn = 0;
    const { fetch, inits } = fakeFetch(() => jsonResponse({}));
    const auth = { token: () => `t-${++turn}` };
    const client = createManagementClient({ provider: localProvider('https://gifs.example'), auth, fetch });
    await client.checkLogin();
    await client.checkLogin();
    expect(inits.map(({ headers }) => new Headers(headers).get('authorization'))).toEqual(['Bearer t-1', 'Bearer t-2']);
  });

  it('throws for a token that is not a valid header value, without revealing it [S-9]', async () => {
    const error = await sent({ token: `${TOKEN}\r\nX-Evil: 1` }).catch((reason) => reason);
    expect(isZoetropeError(error, 'validation')).toBe(true);
    expect(String(error.message)).not.toContain(TOKEN);
  });

  it.each([
    ['correct horse', 'correct horse'],
    ['höhle 🐈', "UTF-8''h%C3%B6hle%20%F0%9F%90%88"],
  ])('sends the password %j of a user as the header %j [S-3]', async (password, header) => {
    const { fetch, inits, urls } = fakeFetch(() => jsonResponse({}));
    const client = createManagementClient({ provider: localProvider('https://gifs.example'), fetch });
    await client.getUser({ id: 'bo', password });
    expect(new Headers(inits[0]?.headers).get('x-password')).toBe(header);
    expect(urls[0]?.href).toBe('https://gifs.example/api/v1/users/bo/');
    await client.deleteUser({ id: 'bo', uploads: 'delete', password });
    expect(new Headers(inits[1]?.headers).get('x-password')).toBe(header);
    expect(urls[1]?.href).toBe('https://gifs.example/api/v1/users/bo?uploads=delete');
  });

  it('redacts the token in errors [S-9]', async () => {
    const { fetch } = fakeFetch((url) => {
      throw new TypeError(`cannot reach ${url.href}`);
    });
    const provider = localProvider('https://gifs.example');
    const client = createManagementClient({ provider, auth: { token: TOKEN }, fetch });
    const gifs = [{ id: 'cat', is_sticker: false, type: 'gif' }] as const;
    const error = await client.scheduleGifs({ gifs, timestamp: 1 }).catch((reason) => reason);
    expect(isZoetropeError(error, 'network')).toBe(true);
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain(TOKEN);
    expect(error.url).toContain('access_token=***');
  });
});
