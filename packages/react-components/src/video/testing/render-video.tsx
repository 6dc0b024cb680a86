import { act, cleanup, type RenderResult, render, screen } from '@testing-library/react';
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

/** Fakes media, intersections and timers, which the test controls. */
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
    scroll: (to: 'into view' | 'out of view') =>
      act(async () => intersections.show(video(), to === 'into view' ? 1 : 0)),
    /** Scrolls the video into view and delivers its data. */
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

/** Loads the lazy layer over the picture. */
export const loadOverlayLayer = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(0);
    await vi.dynamicImportSettled();
  });

export interface RenderedVideo extends RenderResult {
  /** Renders the Video again with other props. */
  rerenderWith(props: Partial<VideoProps>): void;
}

/** Renders a Video with its lazy layer. */
export async function renderVideo(props: Partial<VideoProps> = {}): Promise<RenderedVideo> {
  const view = render(<Video gif={clip} width={640} {...props} />);
  await loadOverlayLayer();
  return {
    ...view,
    rerenderWith: (more: Partial<VideoProps>) => view.rerender(<Video gif={clip} width={640} {...props} {...more} />),
  };
}
