import { giphy, type PingbackEvent } from '@zoetrope/model';
import { describe, expect, it } from 'vitest';
import { gifEvent } from './testing/gif-event.ts';
import { eventWithId, startPingback } from './testing/start-pingback.ts';
import { PACKAGE_VERSION } from './version.ts';

describe('a pingback request', () => {
  it('sends a pingback to the collector of the provider with the key, without cookies [N-3]', async () => {
    const { collector, pingback } = startPingback({ apiKey: 'a&b=c' });
    pingback.track(gifEvent());
    await pingback.flush();
    const { url, init } = collector.sent[0] ?? {};
    expect(url).toBe('https://collector.example/v2/pingback?apikey=a%26b%3Dc');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', redirect: 'error' });
  });

  it.each([
    [
      'headers',
      { 'X-SDK-Name': '@zoetrope/analytics', 'X-SDK-Version': PACKAGE_VERSION, 'X-SDK-Platform': 'node' },
      '',
    ],
    ['query', {}, `&sdk_name=%40zoetrope%2Fanalytics&sdk_version=${PACKAGE_VERSION}&sdk_platform=node`],
    ['none', {}, ''],
  ] as const)('identifies the SDK by %s [N-3]', async (sdkInfo, headers, query) => {
    const { collector, pingback } = startPingback({ provider: giphy, sdkInfo });
    pingback.track(gifEvent());
    await pingback.flush();
    expect(collector.sent[0]?.init.headers).toEqual({ 'Content-Type': 'application/json', ...headers });
    expect(collector.sent[0]?.url).toBe(`https://pingback.giphy.com/v2/pingback?apikey=secret-key${query}`);
  });

  it('contains an event_id only if the provider accepts one [N-2]', async () => {
    const { collector, pingback } = startPingback({ provider: giphy });
    pingback.track(gifEvent());
    await pingback.flush();
    expect(collector.events()[0]).not.toHaveProperty('event_id');
  });

  it('contains the viewer id, and the user who was signed in at the time of the event [N-2] [M-5]', async () => {
    const { collector, pingback } = startPingback({ userId: 'ann' });
    pingback.track(gifEvent());
    pingback.setUserId('bob');
    pingback.track(gifEvent());
    pingback.setUserId(undefined);
    pingback.track(gifEvent());
    await pingback.flush();
    expect(collector.events().map((event) => event.logged_in_user_id)).toEqual(['ann', 'bob', undefined]);
    expect(new Set(collector.events().map((event) => event.user_id))).toEqual(new Set(['abcdefgh12345678']));
  });

  it('marks events as tests when logging is on [N-5]', async () => {
    const { collector, pingback } = startPingback({ logging: true });
    pingback.track(eventWithId('a', 'payload'));
    await pingback.flush();
    expect(collector.events()[0]?.analytics_response_payload).toBe('payload&mode=verification');
  });

  it('contains events as modified by beforeSend, without those it drops or throws on [N-2]', async () => {
    const beforeSend = (event: PingbackEvent) => {
      if (event.action_type === 'START') throw new Error('no such rule');
      return event.action_type === 'HOVER' ? undefined : { ...event, user_id: 'somebody' };
    };
    const { collector, pingback, warnings } = startPingback({ beforeSend });
    for (const type of ['SEEN', 'HOVER', 'START', 'CLICK'] as const) pingback.track(gifEvent({ type }));
    await pingback.flush();
    expect(collector.events().map((event) => [event.action_type, event.user_id])).toEqual([
      ['SEEN', 'somebody'],
      ['CLICK', 'somebody'],
    ]);
    expect(warnings).toHaveLength(1);
  });

  it('uses no store if the provider accepts no event ids, because events would be counted twice [N-6]', async () => {
    const calls: string[] = [];
    const record = (name: string) => () => void calls.push(name);
    const store = {
      claim: async () => [],
      add: record('add'),
      remove: record('remove'),
      clear: record('clear'),
      close() {},
    };
    const { pingback } = startPingback({ provider: giphy, store });
    pingback.track(gifEvent());
    await pingback.close();
    pingback.setConsent('denied');
    expect(calls).toEqual([]);
  });

  it('sends no pingback for a provider without a collector [N-3]', async () => {
    const { clock, collector, pingback } = startPingback({ provider: { ...giphy, pingbackUrl: undefined } });
    pingback.track(gifEvent());
    pingback.setConsent('granted');
    pingback.setUserId('ann');
    await pingback.flush();
    await pingback.close();
    expect(collector.sent).toEqual([]);
    expect(clock.pending()).toBe(0);
  });
});
