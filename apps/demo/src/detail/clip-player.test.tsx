import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { GifEvent } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { afterEach, expect, it } from 'vitest';
import { ClipPlayer } from './clip-player.tsx';

afterEach(cleanup);

const asset = { url: '/media/clip/c/360p.mp4', width: 640, height: 360 };

it('reports the first play of a clip, and only the first [W-13]', () => {
  const events: GifEvent[] = [];
  const gif = buildGif({ type: 'video', alt_text: 'Rain on a window' });
  render(<ClipPlayer gif={gif} asset={asset} track={(event) => events.push(event)} />);
  const video = screen.getByLabelText('Rain on a window');
  fireEvent.play(video);
  fireEvent.pause(video);
  fireEvent.play(video);
  expect(events).toEqual([{ type: 'START', gif }]);
});

it('takes no file from a link that runs script', () => {
  const gif = buildGif({ type: 'video', alt_text: 'Rain on a window' });
  render(<ClipPlayer gif={gif} asset={{ ...asset, url: 'javascript:alert(1)' }} track={() => undefined} />);
  expect(screen.getByLabelText('Rain on a window').hasAttribute('src')).toBe(false);
});
