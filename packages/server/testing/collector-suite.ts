import { describe, expect, it } from 'vitest';
import type { Service } from './test-service.ts';

/** Outcomes of events. */
export function describeCollector(service: Service): void {
  describe('POST /v2/pingback', () => {
    const event = { ts: 1_750_000_000_000, action_type: 'CLICK', user_id: 'Abcdefgh01234567' };
    const post = (events: unknown[]) =>
      service().request('/v2/pingback', { method: 'POST', body: JSON.stringify({ events }) });

    it('stores the valid events of a batch, lists rejected ones, and counts a resend once [N-3]', async () => {
      const validEvent = {
        ...event,
        event_id: '0190a5a2-0000-7000-8000-000000000001',
        analytics_response_payload: 'of another service',
      };
      const batch = [
        validEvent,
        { ...event, ts: 'yesterday' },
        null,
        { ...validEvent, event_id: '0190a5a2-0000-7000-8000-000000000002' },
        validEvent,
      ];
      expect(await (await post(batch)).json()).toMatchObject({
        accepted: 2,
        duplicates: 1,
        rejected: [
          { index: 1, parameter: 'events[1].ts' },
          { index: 2, parameter: 'events[2]' },
        ],
      });
      expect(await (await post([validEvent])).json()).toMatchObject({ accepted: 0, duplicates: 1, rejected: [] });
    });

    it('raises clicked items in trending, once per response [N-3]', async () => {
      const before = await service().list('/v1/videos/trending');
      expect(before.data).toHaveLength(1);
      const gifs = await service().list('/v1/gifs/trending');
      const last = gifs.data.at(-1);
      const click = { ...event, analytics_response_payload: last?.analytics_response_payload };
      await post(Array.from({ length: 20 }, () => click));
      const orderAfterClicks = await service().ids('/v1/gifs/trending');
      expect(orderAfterClicks.indexOf(last?.id)).toBeLessThan(gifs.data.length - 1);
      await post([click]);
      expect(await service().ids('/v1/gifs/trending')).toEqual(orderAfterClicks);

      for (let round = 0; round < 6; round += 1) {
        const refetched = await service().one(`/v1/gifs/${last?.id}`);
        await post([{ ...event, analytics_response_payload: refetched.data.analytics_response_payload }]);
      }
      expect((await service().ids('/v1/gifs/trending'))[0]).toBe(last?.id);
    });

    it('ignores forged payloads and verification events for trending [N-5]', async () => {
      const before = await service().ids('/v1/gifs/trending');
      const gif = (await service().one('/v1/gifs/duckling')).data.analytics_response_payload ?? '';
      for (const payload of [
        gif.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        `${gif}&mode=verification`,
        'e=&s=',
      ]) {
        expect(await (await post([{ ...event, analytics_response_payload: payload }])).json()).toMatchObject({
          accepted: 1,
        });
      }
      expect(await service().ids('/v1/gifs/trending')).toEqual(before);
    });

    it('stores an event without a payload under its GIF, and does not count it for trending [N-2]', async () => {
      const before = await service().ids('/v1/gifs/trending');
      const recentGifIds = async () => {
        const { data } = await service().get<{ data: { gif_id: string | null; title: string | null }[] }>(
          '/v2/pingback/recent?limit=4',
        );
        return data.map(({ gif_id, title }) => [gif_id, title !== null]);
      };
      const events = [
        { ...event, gif_id: 'duckling' },
        { ...event, gif_id: 'unheard' },
        { ...event, analytics_response_payload: '' },
        { ...event, analytics_response_payload: null, gif_id: 'duckling' },
      ];
      for (const event of events)
        expect(await (await post([event])).json()).toMatchObject({ accepted: 1, rejected: [] });
      expect(await recentGifIds()).toEqual([
        ['duckling', true],
        [null, false],
        [null, false],
        ['duckling', true],
      ]);
      expect(await service().ids('/v1/gifs/trending')).toEqual(before);
      expect(await (await post([{ ...event, gif_id: '../x' }])).json()).toMatchObject({
        code: 'validation',
        parameter: 'events[0].gif_id',
      });
    });

    it('stores text that databases reject in a safe form [N-3]', async () => {
      const nasty = 'a\u0000b\ud800c';
      const response = await post([
        {
          ...event,
          user_id: nasty,
          logged_in_user_id: nasty,
          analytics_response_payload: nasty,
          attributes: { [nasty]: nasty, n: 1 },
        },
      ]);
      expect(await response.json()).toMatchObject({ accepted: 1 });
      const { data } = await service().get<{ data: { attributes: unknown }[] }>('/v2/pingback/recent?limit=1');
      expect(data[0]?.attributes).toEqual({ 'a\ufffdb\ufffdc': 'a\ufffdb\ufffdc', n: '1' });
    });
  });
}
