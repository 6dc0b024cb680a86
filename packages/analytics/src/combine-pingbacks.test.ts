import { buildGif } from '@zoetrope/testkit';
import { describe, expect, it, vi } from 'vitest';
import { combinePingbacks } from './combine-pingbacks.ts';
import { gifEvent } from './testing/gif-event.ts';

const fakePingback = () => ({
  track: vi.fn(),
  flush: vi.fn(async () => {}),
  setConsent: vi.fn(),
  setUserId: vi.fn(),
  close: vi.fn(async () => {}),
});

describe('combinePingbacks', () => {
  it("passes an event to the pingback of its GIF's provider", () => {
    const [ours, theirs] = [fakePingback(), fakePingback()];
    const { track } = combinePingbacks({ zoetrope: ours, klipy: theirs });
    const event = gifEvent({ gif: buildGif({ provider: 'klipy' }) });
    track(event);
    expect(theirs.track).toHaveBeenCalledExactlyOnceWith(event);
    expect(ours.track).not.toHaveBeenCalled();
  });

  it.each(['giphy', 'toString', '__proto__'])(
    'drops an event of the provider %s, which has no pingback',
    (provider) => {
      const ours = fakePingback();
      combinePingbacks({ zoetrope: ours }).track(gifEvent({ gif: buildGif({ provider }) }));
      expect(ours.track).not.toHaveBeenCalled();
    },
  );

  it('applies consent, the user, flush and close to all pingbacks [N-4]', async () => {
    const all = [fakePingback(), fakePingback()] as const;
    const combined = combinePingbacks({ zoetrope: all[0], klipy: all[1] });
    combined.setConsent('denied');
    combined.setUserId('user-7');
    await combined.flush();
    await combined.close();
    for (const { setConsent, setUserId, flush, close } of all) {
      expect(setConsent).toHaveBeenCalledExactlyOnceWith('denied');
      expect(setUserId).toHaveBeenCalledExactlyOnceWith('user-7');
      expect(flush).toHaveBeenCalledOnce();
      expect(close).toHaveBeenCalledOnce();
    }
  });
});
