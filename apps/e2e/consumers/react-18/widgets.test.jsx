// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { Carousel, Gif, Grid, Video } from '@zoetrope/react-components';
import { Attribution } from '@zoetrope/react-components/attribution';
import { version } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLIP, GIF, PAGE } from '../gif.mjs';

/** The default of 1 s is too short for lazy-loaded code on a busy machine. */
configure({ asyncUtilTimeout: 60_000 });

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  // React reports unknown props, missing keys and hydration mismatches on the console only.
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('runs on React 18.2', () => {
  expect(version).toBe('18.2.0');
});

it('shows a GIF [W-6]', () => {
  render(<Gif gif={GIF} width={200} />);
  expect(screen.getByRole('img', { name: 'A cat waves' }).getAttribute('src')).toMatch(/^https:\/\/media\.example\//);
  expect(screen.getByRole('link').getAttribute('href')).toBe(GIF.url);
});

it('lazy-loads the creator and the pause button on hover [W-8]', async () => {
  const user = { username: 'ada', is_public: true, is_verified: false, suppress_chrome: false };
  render(<Gif gif={{ ...GIF, user }} width={200} motion="always" />);
  fireEvent.mouseOver(screen.getByRole('img', { name: 'A cat waves' }));
  expect(await screen.findByText('@ada')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pause animation' })).toBeTruthy();
});

it('shows the creator as a separate widget [W-9]', () => {
  const user = { username: 'ada', display_name: 'Ada', is_public: true, is_verified: false, suppress_chrome: false };
  render(<Attribution gif={{ ...GIF, user }} />);
  expect(screen.getByText('Ada')).toBeTruthy();
});

it('shows a list, and fetches no page after the last [W-1, W-5]', async () => {
  const fetchGifs = vi.fn(async () => PAGE);
  render(<Grid queryKey="cats" width={600} fetchGifs={fetchGifs} />);
  expect((await screen.findAllByRole('img')).length).toBe(5);
  expect(screen.getAllByRole('listitem')[0].getAttribute('aria-setsize')).toBe('5');
  expect(fetchGifs).toHaveBeenCalledTimes(1);
});

it('shows an error if a list fails to load, and retries [W-3]', async () => {
  const fetchGifs = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(PAGE);
  render(<Grid queryKey="cats" width={600} fetchGifs={fetchGifs} />);
  await screen.findByText('Error loading GIFs.', { exact: false });
  act(() => screen.getByRole('button', { name: 'Try again?' }).click());
  expect((await screen.findAllByRole('img')).length).toBe(5);
});

it('shows a carousel with its buttons, and retries after an error [W-4]', async () => {
  const fetchGifs = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(PAGE);
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1000);
  render(<Carousel queryKey="cats" gifHeight={40} fetchGifs={fetchGifs} />);
  await screen.findByText('Error loading GIFs.', { exact: false });
  act(() => screen.getByRole('button', { name: 'Try again?' }).click());
  expect((await screen.findAllByRole('img')).length).toBe(5);
  expect((await screen.findByRole('button', { name: 'Previous GIFs' })).getAttribute('aria-disabled')).toBe('true');
});

it('shows a clip and its controls, or a message if there is no video [W-11, W-15]', async () => {
  // jsdom has no decoder.
  for (const method of ['pause', 'load']) vi.spyOn(HTMLMediaElement.prototype, method).mockImplementation(() => {});
  const { rerender } = render(<Video gif={CLIP} width={640} autoPlay={false} controls />);
  expect(await screen.findByRole('slider', { name: 'Seek' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Captions' })).toBeTruthy();
  console.warn.mockImplementation(() => {});
  rerender(<Video gif={GIF} width={640} />);
  expect(await screen.findByText('No video content')).toBeTruthy();
  expect(console.warn.mock.calls).toEqual([['No video content']]);
  console.warn.mockClear();
});
