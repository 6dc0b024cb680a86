import { act, cleanup, render, screen } from '@testing-library/react';
import { buildClip } from '@zoetrope/testkit';
import {
  type FakeIntersectionObserver,
  type FakeMedia,
  fakeIntersectionObserver,
  fakeMedia,
} from '@zoetrope/testkit/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { Video } from '../video.tsx';
import { videoAttributes } from '../video-attributes.ts';
import type { VideoProps } from '../video-props.ts';

/** Media that plays and comes into view when a test says so, and a clock that is moved by hand. */
export function setUpVideo() {
  let media: FakeMedia;
  let intersections: FakeIntersectionObserver;
  beforeEach(() => {
    vi.useFakeTimers();
    media = fakeMedia();
    intersections = fakeIntersectionObserver();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return {
    media: () => media,
    /** Shows or hides the video, and lets it start. */
    scroll: (isInView: boolean) => act(async () => intersections.show(video(), isInView ? 1 : 0)),
    /** Shows it, and its data come. */
    play: async (duration?: number) => {
      await act(async () => intersections.show(video(), 1));
      await act(async () => media.arrive(video(), duration));
    },
  };
}

export const clip = buildClip();
export const group = () => screen.getByRole('group');
export const video = () => document.querySelector('video') as HTMLVideoElement;
export const status = () => group().getAttribute(videoAttributes.root);
export const pausedBy = () => group().getAttribute(videoAttributes.pausedBy);
export const sound = () => group().getAttribute(videoAttributes.sound);
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

/** Lets come what lies over the picture. */
export const arrive = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(0);
    await vi.dynamicImportSettled();
  });

/** A video with all its parts there. `again` renders it with other props. */
export async function renderVideo(props: Partial<VideoProps> = {}) {
  const view = render(<Video gif={clip} width={640} {...props} />);
  await arrive();
  return {
    ...view,
    again: (more: Partial<VideoProps>) => view.rerender(<Video gif={clip} width={640} {...props} {...more} />),
  };
}
