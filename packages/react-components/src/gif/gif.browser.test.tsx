import { gifHeight, type Track } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import axe from 'axe-core';
import { afterEach, expect, it, type Mock, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Gif } from './gif.tsx';

afterEach(async () => {
  await cleanup();
  scrollTo(0, 0);
});

/** A file that exists, unlike the files of the test data. */
const picture = {
  url: new URL('../../../catalogue/media/angry-grrr.webp', import.meta.url).href,
  width: 200,
  height: 113,
};
const visibleGif = buildGif({ images: { fixed_width: picture, fixed_width_still: picture } });
const hasLoaded = () => expect.poll(() => document.querySelector('img')?.naturalWidth).toBeGreaterThan(0);

/**
 * A tile that is on screen from the start. It loads the same picture last, so that once it is seen the others are
 * observed.
 */
function Control({ track }: { readonly track: Track }) {
  return (
    <div style={{ position: 'fixed', top: 0, right: 0 }}>
      <Gif gif={{ ...visibleGif, id: 'control' }} width={50} height={50} track={track} />
    </div>
  );
}
const trackedEvents = (track: Mock<Track>) => track.mock.calls.map(([{ type, gif }]) => `${type} ${gif.id}`);

/** Resolves after the browser has notified the observers of an element: those that are older come first. */
const nextNotification = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

it('is reported as seen when 99 % of it is in view, and not before [W-7]', async () => {
  await page.viewport(600, 400);
  const track = vi.fn<Track>();
  await render(
    <div style={{ paddingTop: 350, paddingBottom: 1000 }}>
      <Gif gif={visibleGif} width={200} height={100} track={track} />
      <Control track={track} />
    </div>,
  );
  await expect.poll(() => trackedEvents(track)).toEqual(['SEEN control']);
  const tile = document.querySelector('[data-zoetrope-gif]') as Element;
  // Its lower edge is 2 px below the viewport: 98 % of it is visible.
  scrollTo(0, 48);
  await nextNotification(tile);
  expect(trackedEvents(track)).toEqual(['SEEN control']);
  scrollTo(0, 49);
  await expect.poll(() => trackedEvents(track)).toEqual(['SEEN control', 'SEEN gif-1']);
});

it('is reported as seen even if it is taller than the viewport [W-7]', async () => {
  await page.viewport(600, 400);
  const track = vi.fn();
  await render(<Gif gif={visibleGif} width={200} height={1000} track={track} />);
  await expect.poll(() => track.mock.calls.map(([{ type }]) => type)).toEqual(['SEEN']);
});

it.each([1, 0.5])('is reported as seen once it fills a lower panel, zoomed by %f [W-7]', async (zoom) => {
  await page.viewport(600, 400);
  const onGifSeen = vi.fn<(gif: unknown, entry: IntersectionObserverEntry) => void>();
  await render(
    <div style={{ zoom }}>
      <div data-testid="panel" style={{ height: 100, overflow: 'auto' }}>
        <div style={{ height: 90 }} />
        <Gif gif={visibleGif} width={200} height={300} onGifSeen={onGifSeen} />
      </div>
    </div>,
  );
  await hasLoaded();
  page.getByTestId('panel').element().scrollBy(0, 150);
  await expect.poll(() => onGifSeen.mock.calls.length).toBe(1);
  expect(onGifSeen.mock.lastCall?.[1].intersectionRect.height).toBeGreaterThanOrEqual(99 * zoom);
});

it('is reported as seen once it fills a view that has become lower, as when a phone is rotated [W-7]', async () => {
  await page.viewport(600, 400);
  const track = vi.fn<Track>();
  await render(
    <div style={{ paddingTop: 100, paddingBottom: 1000 }}>
      <Gif gif={visibleGif} width={200} height={600} track={track} />
      <Control track={track} />
    </div>,
  );
  await expect.poll(() => trackedEvents(track)).toEqual(['SEEN control']);
  const resized = new Promise((resolve) => addEventListener('resize', resolve, { once: true }));
  await page.viewport(600, 250);
  await resized;
  await nextNotification(document.querySelector('[data-zoetrope-gif]') as Element);
  expect(trackedEvents(track)).toEqual(['SEEN control']);
  scrollTo(0, 100);
  await expect.poll(() => trackedEvents(track)).toEqual(['SEEN control', 'SEEN gif-1']);
});

it('keeps its aspect ratio in a narrower container, and a given height [W-6]', async () => {
  await page.viewport(600, 400);
  const gif = buildGif();
  await render(
    <div style={{ width: 120 }}>
      <Gif gif={gif} width={240} />
      <Gif gif={gif} width={240} height={100} />
      <div style={{ display: 'flex', height: 300 }}>
        <Gif gif={gif} width={100} />
      </div>
      <Gif gif={gif} width={100} style={{ height: 200 }} />
    </div>,
  );
  const boxes = [...document.querySelectorAll('[data-zoetrope-gif]')].map((tile) => {
    const picture = tile.querySelector('img')?.getBoundingClientRect();
    const { width, height } = tile.getBoundingClientRect();
    expect(picture?.width).toBe(width);
    // WebKit gives it the ratio of the file, rounded differently; the tile clips it.
    expect(Math.abs((picture?.height ?? 0) - height)).toBeLessThan(1);
    return [width, height];
  });
  expect(boxes).toEqual([
    [120, gifHeight(gif, 240) / 2],
    [120, 100],
    [100, gifHeight(gif, 100)],
    [100, 200],
  ]);
});

it('has a pointer cursor if a press has an effect [W-6]', async () => {
  await render(
    <>
      <Gif gif={buildGif({ id: 'linked' })} width={100} />
      <Gif gif={buildGif({ id: 'pressed' })} width={100} noLink onGifClick={() => {}} />
      <Gif gif={buildGif({ id: 'looked-at' })} width={100} noLink />
    </>,
  );
  const cursors = [...document.querySelectorAll('[data-zoetrope-media]')].map(
    (media) => getComputedStyle(media).cursor,
  );
  // In WebKit, `auto` is a pointer over a link.
  expect(cursors).toEqual([server.browser === 'webkit' ? 'auto' : 'pointer', 'pointer', 'auto']);
});

it('moves with Tab through the GIF, its creator and its pause button', async () => {
  await page.viewport(600, 400);
  await render(<Gif gif={buildGif({ alt_text: 'A fox waves' })} width={200} motion="always" />);
  const names: (string | undefined)[] = [];
  for (let stop = 0; stop < 3; stop++) {
    await userEvent.tab();
    const { activeElement } = document;
    names.push(activeElement?.getAttribute('aria-label') ?? activeElement?.querySelector('img')?.alt);
    // The overlay mounts with the focus, and its code is lazy-loaded.
    await expect.element(page.getByRole('button', { name: 'Pause animation' })).toBeInTheDocument();
  }
  expect(names).toEqual(['A fox waves', '', 'Pause animation']);
});

it.each([
  ['as a link', {}],
  ['as a button', { noLink: true, onGifClick: () => {} }],
  ['without images', { gif: buildGif({ images: undefined }) }],
])('has no accessibility violation %s, hovered', async (_, props) => {
  await page.viewport(600, 400);
  const view = await render(<Gif gif={buildGif()} width={300} {...props} />);
  await userEvent.hover(view.container.querySelector('[data-zoetrope-media]') as Element);
  await expect.poll(() => view.container.querySelector('[data-zoetrope-visible="true"]')).not.toBeNull();
  const { violations } = await axe.run(view.container, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
