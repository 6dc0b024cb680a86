import type { GifEvent, PingbackEvent } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { describe, expect, it } from 'vitest';
import { gifEvent } from './testing/gif-event.ts';
import { toPingbackEvent, type WireContext } from './to-pingback-event.ts';

const gif = buildGif({ analytics_response_payload: 'payload' });
const context: WireContext = { now: 1_700_000_000_000, viewerId: 'abcdefgh12345678' };
const wire = {
  ts: 1_700_000_000_000,
  user_id: 'abcdefgh12345678',
  action_type: 'SEEN',
  analytics_response_payload: 'payload',
  attributes: {},
};
const box = { left: 1, top: 2.5, width: 200, height: 112 };

const onTheWire = (event: Partial<GifEvent>, more: Partial<WireContext> = {}): PingbackEvent =>
  JSON.parse(JSON.stringify(toPingbackEvent(gifEvent({ gif, ...event }), { ...context, ...more })));

describe('toPingbackEvent', () => {
  it.each(['SEEN', 'CLICK', 'HOVER', 'START'] as const)(
    'converts the widget action %s to a pingback event [N-1]',
    (type) => {
      expect(onTheWire({ type })).toStrictEqual({ ...wire, action_type: type });
    },
  );

  it.each([
    ['the tile box as JSON text', { position: box }, { position: '{"left":1,"top":2.5,"width":200,"height":112}' }],
    ['the layout of a grid', { layoutType: 'GRID' }, { layout_type: 'GRID' }],
    ['the layout of a carousel', { layoutType: 'CAROUSEL' }, { layout_type: 'CAROUSEL' }],
  ] as const)('includes %s in the attributes [N-1]', (_what, event, attributes) => {
    expect(onTheWire(event)).toStrictEqual({ ...wire, attributes });
  });

  it.each([
    ['no user is signed in', undefined, undefined, undefined],
    ['the application sets its user', 'ann', undefined, 'ann'],
    ['the event has a user', undefined, 'bob', 'bob'],
    ['both do, and the event takes precedence', 'ann', 'bob', 'bob'],
    ['the id is empty', '', '', undefined],
  ])('sends logged_in_user_id only when known: %s [N-2]', (_case, appUser, eventUser, expected) => {
    expect(onTheWire({ userId: eventUser }, { userId: appUser })).toStrictEqual(
      expected === undefined ? wire : { ...wire, logged_in_user_id: expected },
    );
  });

  it('marks the payload as a test when logging is on, and only then [N-5]', () => {
    expect(onTheWire({}, { logging: true }).analytics_response_payload).toBe('payload&mode=verification');
    expect(onTheWire({}, { logging: false }).analytics_response_payload).toBe('payload');
  });

  it('includes the event id if the collector accepts one [N-2]', () => {
    expect(onTheWire({}, { eventId: 'id-1' })).toStrictEqual({ ...wire, event_id: 'id-1' });
  });

  it.each([undefined, ''])(
    'drops an event of a GIF whose payload is %j if the collector accepts no event ids [N-2]',
    (payload) => {
      const event = gifEvent({ gif: buildGif({ analytics_response_payload: payload }) });
      expect(toPingbackEvent(event, { ...context, logging: true })).toBeUndefined();
    },
  );

  it.each([undefined, ''])(
    'sends the GIF id instead of a payload that is %j if the collector accepts event ids [N-2]',
    (payload) => {
      const { analytics_response_payload, ...rest } = wire;
      const plain = buildGif({ id: 'plain', analytics_response_payload: payload });
      expect(onTheWire({ gif: plain }, { eventId: 'id-1', logging: true })).toStrictEqual({
        ...rest,
        gif_id: 'plain',
        event_id: 'id-1',
      });
    },
  );
});
