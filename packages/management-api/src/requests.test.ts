import { localProvider } from '@zoetrope/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBaseManagementClient } from './create-base-management-client.ts';
import { createManagementClient, type ManagementClient } from './create-management-client.ts';
import { toCases } from './testing/calls/call-row.ts';
import { CHANNEL_CALLS } from './testing/calls/channel-calls.ts';
import { GIF_CALLS } from './testing/calls/gif-calls.ts';
import { SITE_CALLS } from './testing/calls/site-calls.ts';
import { STORY_CALLS } from './testing/calls/story-calls.ts';
import { type RecordingServer, startRecordingServer } from './testing/recording-server.ts';

let server: RecordingServer;
let client: ManagementClient;

beforeAll(async () => {
  server = await startRecordingServer(() => ({ body: { data: [{}] } }));
  client = createManagementClient({ provider: localProvider(server.origin), auth: { token: 't-secret' } });
});

afterAll(() => server.close());

const GROUPS = [
  ['of the site and of sessions [S-1, S-2, S-3, S-8]', SITE_CALLS],
  ['of channels [S-4, S-5, S-6, S-7]', CHANNEL_CALLS],
  ['of GIFs [G-1, G-2, G-3, G-4, G-5, G-6]', GIF_CALLS],
  ['of stories and of the scheduler [G-7, G-8]', STORY_CALLS],
] as const;

describe.each(GROUPS)('the calls %s', (_, rows) => {
  it.each(toCases(rows))(
    'sends exactly the request of the specification for $name',
    async ({ call, request, json }) => {
      await call(client);
      const sent = server.requests.at(-1);
      expect(`${sent?.method} ${sent?.target}`).toBe(request);
      expect(sent?.headers.authorization).toBe('Bearer t-secret');
      expect(sent?.headers['content-type']).toBe(json === undefined ? undefined : 'application/json');
      expect(json === undefined ? String(sent?.body) : JSON.parse(String(sent?.body))).toEqual(json ?? '');
    },
  );
});

it('covers every call of the client', () => {
  const forms = ['predictTags', 'uploadGif'];
  const known = new Set<string>([...GROUPS.flatMap(([, rows]) => rows.map(([name]) => name)), ...forms]);
  const ownProperties = Object.keys(createBaseManagementClient({ provider: client.provider }));
  const calls = Object.keys(client).filter((name) => !ownProperties.includes(name));
  expect(calls.filter((name) => !known.has(name))).toEqual([]);
  expect(calls).toHaveLength(known.size);
});

it('uses the URL of the provider for each kind of call', async () => {
  const provider = {
    ...localProvider('https://unused.example'),
    siteUrl: `${server.origin}/site`,
    siteApiUrl: `${server.origin}/api-host`,
    storiesUrl: `${server.origin}/gateway/stories`,
    schedulerUrl: `${server.origin}/gateway/scheduler`,
    mediaServiceUrl: `${server.origin}/gateway/media`,
  };
  const distributed = createManagementClient({ provider });
  await distributed.checkLogin();
  await distributed.getBuild();
  await distributed.getStory({ id: 's1' });
  await distributed.getScheduleActivity();
  await distributed.trim({ media_url: 'u', start: 0, duration: 1 });
  expect(server.requests.slice(-5).map(({ target }) => target)).toEqual([
    '/site/login/check',
    '/api-host/api/v3/env/build',
    '/gateway/stories/s1',
    '/gateway/scheduler/activity',
    '/gateway/media/trim?media_url=u&start=0&duration=1',
  ]);
});
