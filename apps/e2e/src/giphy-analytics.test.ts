import type { GifsResult } from '@zoetrope/model';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { subscribeToEvents } from './harness/stored-events.ts';

it('stores events that the @giphy/js-analytics package sends with its own API key [N-3]', async () => {
  const server = inject('server');
  // The package reads this global on import.
  vi.stubGlobal('GIPHY_PINGBACK_URL', server);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { pingback } = await import('@giphy/js-analytics');
  const response = await fetch(`${server}/v1/gifs/trending?api_key=zoetrope-web&limit=1&offset=20`);
  const { data }: GifsResult = await response.json();
  const events = await subscribeToEvents();
  // The events of earlier tests, which clicked the first GIFs, can still arrive.
  const clicks = () => events.filter(({ action_type, gif_id }) => action_type === 'CLICK' && gif_id === data[0]?.id);
  pingback({
    actionType: 'CLICK',
    eventType: 'GIF_TRENDING',
    analyticsResponsePayload: data[0]?.analytics_response_payload ?? '',
    attributes: { position: '{"top":1,"left":2}' },
    queueEvents: false,
  });
  await expect.poll(() => clicks().length).toBe(1);
});
