import { localProvider } from '@zoetrope/model';
import { isZoetropeError } from '@zoetrope/transport';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ManagementAuth } from './auth.ts';
import { createManagementClient } from './create-management-client.ts';
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

describe.each(SECRETS)('a redirect to another origin, with %s', (_, auth) => {
  it.each([301, 302, 303, 307, 308])('is not followed after %i [S-9]', async (code) => {
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
      const error = await call().catch((each) => each);
      expect(isZoetropeError(error)).toBe(true);
      expect(JSON.stringify(error)).not.toContain('secret');
    }
    expect(service.requests.length).toBeGreaterThan(0);
    expect(elsewhere.requests).toEqual([]);
  });
});

it('sends no password elsewhere either [S-3, S-9]', async () => {
  const client = createManagementClient({ provider: localProvider(service.origin), retry: false });
  await expect(client.getUser({ id: 'bo', password: 'p-secret' })).rejects.toThrow();
  expect(elsewhere.requests).toEqual([]);
});
