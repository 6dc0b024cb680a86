import { localProvider } from '@zoetrope/model';
import { isZoetropeError } from '@zoetrope/transport';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ManagementAuth } from './auth.ts';
import { createManagementClient, type ManagementClient } from './create-management-client.ts';
import { type RecordingServer, startRecordingServer } from './testing/recording-server.ts';

let elsewhere: RecordingServer;
let service: RecordingServer;
let status = 302;

beforeAll(async () => {
  elsewhere = await startRecordingServer(() => ({ body: { data: [] } }));
  service = await startRecordingServer(({ target }) => ({
    status,
    headers: { Location: `${elsewhere.origin}${target}` },
  }));
});

beforeEach(() => {
  status = 302;
});

afterAll(() => Promise.all([elsewhere.close(), service.close()]));

const SECRETS: readonly [string, ManagementAuth][] = [
  ['a token', { token: 't-secret' }],
  ['a cookie session', { csrfToken: 'c-secret' }],
];

describe.each(SECRETS)('the client with %s', (_, auth) => {
  it.each([301, 302, 303, 307, 308])('does not follow a cross-origin redirect with status %i [S-9]', async (code) => {
    status = code;
    const client = createManagementClient({ provider: localProvider(service.origin), auth, retry: false });
    const gifs = [{ id: 'cat', is_sticker: false, type: 'gif' }] as const;
    const calls = [
      () => client.getRootChannels(),
      () => client.deleteChannel({ id: 'cats' }),
      () => client.scheduleGifs({ gifs, timestamp: 1 }),
      () => client.trim({ media_url: 'u', start: 0, duration: 1 }),
      () => client.uploadGif({ file: new Blob(['GIF89a']), channel: 'cats', title: 'A cat' }),
      () =>
        client.uploadGif(
          { file: new Blob(['GIF89a']), channel: 'cats', title: 'A cat' },
          { onUploadProgress: () => {} },
        ),
    ];
    for (const call of calls) {
      const error = await call().catch((reason) => reason);
      expect(isZoetropeError(error)).toBe(true);
      expect(JSON.stringify(error)).not.toContain('secret');
    }
    expect(service.requests.length).toBeGreaterThan(0);
    expect(elsewhere.requests).toEqual([]);
  });
});

it('does not send a password to another origin [S-3, S-9]', async () => {
  const client = createManagementClient({ provider: localProvider(service.origin), retry: false });
  await expect(client.getUser({ id: 'bo', password: 'p-secret' })).rejects.toThrow();
  await expect(client.deleteUser({ id: 'bo', uploads: 'keep', password: 'p-secret' })).rejects.toThrow();
  expect(elsewhere.requests).toEqual([]);
});

// A 307 or 308 repeats the method and the body; here only the body is secret.
describe.each([301, 302, 303, 307, 308])('the client without credentials, for a redirect with status %i', (code) => {
  const newUser = { username: 'ann', email: 'ann@example.org', password: 'p-secret', setup_token: 's-secret' };

  it.each<[string, (client: ManagementClient) => Promise<unknown>]>([
    ['a sign-in', (client) => client.signIn({ username: 'ann', password: 'p-secret' })],
    ['a registration', (client) => client.register(newUser)],
    ['a confirmation of a registration', (client) => client.confirmRegistration({ token: 't-secret' })],
    ['a request for another email', (client) => client.resendConfirmation({ email: 'ann@example.org' })],
    ['a new password', (client) => client.resetPassword({ token: 't-secret', password: 'p-secret' })],
    ['an upload of frames', (client) => client.predictTags({ frames: [new Blob(['GIF89a'])] })],
  ])('does not follow the redirect of %s [S-9]', async (_, call) => {
    status = code;
    const client = createManagementClient({ provider: localProvider(service.origin), retry: false });
    const error = (await call(client).catch((reason) => reason)) as Error;
    expect(isZoetropeError(error, 'network')).toBe(true);
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('secret');
    expect(elsewhere.requests).toEqual([]);
  });
});

it('follows a redirect of a read without secrets', async () => {
  const client = createManagementClient({ provider: localProvider(service.origin), retry: false });
  await expect(client.getRootChannels()).resolves.toEqual({ data: [] });
});
