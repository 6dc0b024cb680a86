import { localProvider } from '@zoetrope/model';
import { reset, startFaultServer } from '@zoetrope/testkit/fault-server';
import { isZoetropeError } from '@zoetrope/transport';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManagementClient, type ManagementClient } from './create-management-client.ts';
import { ALL_CALLS, LOGGED } from './testing/calls/all-calls.ts';
import { type CannedResponse, type RecordingServer, startRecordingServer } from './testing/recording-server.ts';

let server: RecordingServer;
let client: ManagementClient;
let response: CannedResponse;
const logged: string[] = [];

beforeAll(async () => {
  server = await startRecordingServer(() => response);
  client = createManagementClient({
    provider: localProvider(server.origin),
    retry: { limit: 2, delay: () => 0 },
    log: (message) => logged.push(message),
  });
});

afterAll(() => server.close());

const REJECTING = ALL_CALLS.filter(({ name }) => !LOGGED.includes(name));
const QUIET = ALL_CALLS.filter(({ name }) => LOGGED.includes(name));
const isWrite = (request: string) => !request.startsWith('GET ');

describe('the client, given an error response', () => {
  it.each(REJECTING)('rejects $name with the message of the server and the body [S-9]', async ({ call }) => {
    const body = { message: 'There is no such thing.', code: 'not-found', request_id: 'r-1' };
    response = { status: 404, body };
    const error: unknown = await call(client).catch((reason: unknown) => reason);
    expect(isZoetropeError(error, 'not-found')).toBe(true);
    const message = '@zoetrope/management-api: There is no such thing.';
    expect(error).toMatchObject({ status: 404, body, requestId: 'r-1', message });
  });

  it.each(QUIET)('resolves $name and logs the failure once [S-9]', async ({ name, call }) => {
    response = { status: 500, body: { message: 'The outbox is full.' } };
    logged.length = 0;
    await expect(call(client)).resolves.toBeUndefined();
    expect(logged).toEqual([`${name} failed: @zoetrope/management-api: The outbox is full.`]);
  });

  it.each([304, 400, 401, 403, 409, 413, 418, 500, 503])('rejects for the status %i [S-9]', async (status) => {
    response = { status, ...(status === 304 ? {} : { body: { message: 'No.' } }) };
    const error = await client.deleteChannel({ id: 'cats' }).catch((reason) => reason);
    expect(error.status).toBe(status);
    expect(error.message).toBe(
      status === 304 ? '@zoetrope/management-api: Error fetching' : '@zoetrope/management-api: No.',
    );
  });
});

describe('retries', () => {
  it.each(ALL_CALLS)('retries $name only if it is a read', async ({ name, call, request }) => {
    response = { status: 503, headers: { 'Retry-After': '0' }, body: { message: 'Busy.' } };
    const before = server.requests.length;
    await call(client).catch((error) => expect(error.status).toBe(503));
    expect(server.requests.length - before, name).toBe(isWrite(request) ? 1 : 3);
  });

  it('does not retry a write after a broken connection', async () => {
    const broken = await startFaultServer({ '/stories': reset });
    const calls = createManagementClient({
      provider: localProvider(broken.origin),
      retry: { limit: 5, delay: () => 0 },
    });
    const story = { title: 'Cats', gifs: ['a'], is_published: true };
    await expect(calls.saveStory({ username: 'ann', story })).rejects.toMatchObject({ code: 'network' });
    await expect(calls.saveStory({ username: 'ann', story, story_id: 's1' })).rejects.toMatchObject({
      code: 'network',
    });
    expect(broken.requests('/stories').map(({ method }) => method)).toEqual(['POST', 'PUT']);
    await broken.close();
  });

  it('rejects with the reason of an abort, even if failures of the call are logged', async () => {
    response = { body: { data: [] } };
    const reason = new Error('the dialog was closed');
    const signal = AbortSignal.abort(reason);
    await expect(client.getRootChannels({ signal })).rejects.toBe(reason);
    await expect(client.sendGifAnalytic({ id: 'cat', type: 'view' }, { signal })).rejects.toBe(reason);
  });
});
