import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { GifEvent } from '@zoetrope/model';
import { buildClip } from '@zoetrope/testkit';
import { fakeMedia } from '@zoetrope/testkit/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ClipPlayer } from './clip-player.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('does not autoplay, and reports the first play of a clip [W-13]', async () => {
  const media = fakeMedia();
  const events: GifEvent[] = [];
  const gif = buildClip({ alt_text: 'Rain on a window' });
  render(<ClipPlayer gif={gif} width={640} track={(event) => events.push(event)} />);
  const video = screen.getByRole('group', { name: 'Rain on a window' }).querySelector('video') as HTMLVideoElement;
  await act(async () => media.arrive(video));
  expect(events).toEqual([]);
  // The controls are lazy-loaded.
  await act(() => vi.dynamicImportSettled());
  for (const name of ['Play', 'Pause', 'Play']) fireEvent.click(await screen.findByRole('button', { name }));
  await expect.poll(() => events).toEqual([{ type: 'START', gif }]);
});
