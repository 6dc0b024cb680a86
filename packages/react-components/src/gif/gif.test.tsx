import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { buildGif, buildUser } from '@zoetrope/testkit';
import {
  conformance,
  type FakeIntersectionObserver,
  fakeIntersectionObserver,
  fakeMediaQuery,
} from '@zoetrope/testkit/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TrackProvider } from '../tracking/track-context.tsx';
import { Gif } from './gif.tsx';
import { tileAttributes } from './tile-attributes.ts';
import type { GifOverlayProps } from './tile-props.ts';

conformance('Gif', (props) => <Gif gif={buildGif()} width={200} {...props} />);

let intersections: FakeIntersectionObserver;
beforeEach(() => {
  vi.useFakeTimers();
  intersections = fakeIntersectionObserver();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the parts come that the first paint does without. */
const arrive = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(0);
    await vi.dynamicImportSettled();
  });
async function renderWhole(element: ReactElement) {
  const view = render(element);
  await arrive();
  return view;
}

const gif = buildGif({ alt_text: 'A fox waves' });
const tile = () => document.querySelector(`[${tileAttributes.tile}]`) as HTMLElement;
const image = () => screen.getByRole('img', { name: 'A fox waves' });

describe('Gif', () => {
  it('shows the still of the best rendition, named by its alt text, and then the rendition [W-6]', async () => {
    render(<Gif gif={gif} width={200} />);
    expect(image().getAttribute('src')).toBe('https://media.example/gif-1/fixed_width_still.webp');
    await arrive();
    expect(image().getAttribute('src')).toBe('https://media.example/gif-1/fixed_width.webp');
  });

  it('is as high as its proportions say, round at the corners, and coloured until it has loaded [W-6]', () => {
    render(<Gif gif={gif} width={400} />);
    expect(tile().style).toMatchObject({ width: '400px', height: '226px', borderRadius: '4px' });
    expect(tile().style.background).toMatch(/--zoetrope-tile-/);
  });

  it('takes height, radius and colour as they are given', () => {
    render(<Gif gif={gif} width={200} height={50} borderRadius={0} backgroundColor="teal" />);
    expect(tile().style).toMatchObject({ height: '50px', borderRadius: '0px', background: 'teal' });
  });

  it('lays a sticker on a checkerboard [W-6]', () => {
    render(<Gif gif={buildGif({ is_sticker: true })} width={200} />);
    expect(tile().hasAttribute(tileAttributes.sticker)).toBe(true);
    expect(tile().style.background).toBe('');
  });

  it('asks once more for a file that failed, then falls back to the plain one beside it', async () => {
    const webp = 'https://media.example/gif-1/fixed_width.webp';
    const plain = 'https://media.example/gif-1/fixed_width.gif';
    await renderWhole(<Gif gif={gif} width={200} />);
    const asked = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
    for (const _ of [webp, plain]) {
      fireEvent.error(image());
      vi.advanceTimersByTime(1500);
    }
    fireEvent.error(image());
    vi.advanceTimersByTime(1500);
    fireEvent.error(image());
    expect(asked.mock.calls).toEqual([[webp], [plain], [plain]]);
    expect(image().getAttribute('src')).toBe(plain);
    expect(vi.getTimerCount()).toBe(0);
    asked.mockRestore();
  });

  it('asks no more for a failed file once it shows another, or is gone', async () => {
    const { rerender, unmount } = await renderWhole(<Gif gif={gif} width={200} />);
    const asked = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
    fireEvent.error(image());
    rerender(<Gif gif={gif} width={200} motion="never" />);
    vi.advanceTimersByTime(1500);
    fireEvent.error(image());
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it.each([
    ['no images', buildGif({ images: undefined, alt_text: 'A fox waves' })],
    ['no size', buildGif({ images: { original: { url: '', width: 0, height: 0 } }, alt_text: 'A fox waves' })],
  ])('is a named box when there is %s', (_, broken) => {
    render(<Gif gif={broken} width={200} />);
    expect(image().tagName).toBe('SPAN');
    expect(tile().style.height).toBe('200px');
  });
});

describe('the link of a Gif', () => {
  it('leads to the page of the GIF', () => {
    render(<Gif gif={gif} width={200} />);
    expect(screen.getByRole('link', { name: 'A fox waves' }).getAttribute('href')).toBe(
      'https://site.example/gifs/gif-1',
    );
  });

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', ''])('is none for %j', (url) => {
    render(<Gif gif={{ ...gif, url }} width={200} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is a button where there is only a handler', () => {
    const onGifClick = vi.fn();
    render(<Gif gif={gif} width={200} noLink onGifClick={onGifClick} />);
    fireEvent.click(screen.getByRole('button', { name: 'A fox waves' }));
    expect(onGifClick.mock.lastCall?.[0]).toBe(gif);
  });

  it('is neither without a handler', async () => {
    await renderWhole(<Gif gif={gif} width={200} noLink />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: 'A fox waves' })).toBeNull();
  });

  it('acts on Space as on Enter', () => {
    const onGifClick = vi.fn((_, event) => event.preventDefault());
    render(<Gif gif={gif} width={200} onGifClick={onGifClick} />);
    const isDefault = fireEvent.keyDown(screen.getByRole('link'), { key: ' ' });
    expect(isDefault).toBe(false);
    expect(onGifClick).toHaveBeenCalledOnce();
  });

  it('tells of keys and right clicks', () => {
    const onGifKeyDown = vi.fn();
    const onGifRightClick = vi.fn();
    render(<Gif gif={gif} width={200} onGifKeyDown={onGifKeyDown} onGifRightClick={onGifRightClick} />);
    fireEvent.keyDown(screen.getByRole('link'), { key: 'a' });
    fireEvent.contextMenu(image());
    expect(onGifKeyDown.mock.lastCall).toMatchObject([gif, { key: 'a' }]);
    expect(onGifRightClick.mock.lastCall?.[0]).toBe(gif);
  });
});

describe('the overlay of a Gif', () => {
  it('appears with the first hover, and stays to fade [W-8]', async () => {
    await renderWhole(<Gif gif={gif} width={200} />);
    expect(screen.queryByText('Praxinoscope Studio')).toBeNull();
    fireEvent.mouseOver(image());
    const overlay = screen.getByText('Praxinoscope Studio').closest('[data-zoetrope-visible]');
    expect(overlay?.getAttribute('data-zoetrope-visible')).toBe('true');
    fireEvent.mouseLeave(tile());
    expect(overlay?.isConnected).toBe(true);
    expect(overlay?.getAttribute('data-zoetrope-visible')).toBe('false');
  });

  it('appears on focus too', async () => {
    await renderWhole(<Gif gif={gif} width={200} />);
    act(() => screen.getByRole('link').focus());
    expect(screen.getByText('Praxinoscope Studio')).toBeTruthy();
  });

  it('lies beside the link, since a link must not hold another', async () => {
    await renderWhole(<Gif gif={gif} width={200} />);
    fireEvent.mouseOver(image());
    const [media, creator] = screen.getAllByRole('link');
    expect(media?.contains(creator ?? null)).toBe(false);
  });

  it('does not report a click on the creator as one on the GIF [W-10]', async () => {
    const onGifClick = vi.fn();
    const onAttributionClick = vi.fn();
    const track = vi.fn();
    await renderWhole(<Gif gif={gif} width={200} {...{ onGifClick, onAttributionClick, track }} />);
    fireEvent.mouseOver(image());
    fireEvent.click(screen.getByRole('button', { name: 'Praxinoscope Studio' }));
    expect(onAttributionClick).toHaveBeenCalledExactlyOnceWith(gif);
    expect(onGifClick).not.toHaveBeenCalled();
    expect(track).not.toHaveBeenCalled();
  });

  it('can be hidden, and can be another', async () => {
    const { rerender } = await renderWhole(<Gif gif={gif} width={200} hideAttribution />);
    fireEvent.mouseOver(image());
    expect(screen.queryByText('Praxinoscope Studio')).toBeNull();
    const Overlay = ({ gif: { id }, isHovered }: GifOverlayProps) => <b>{`${id} ${isHovered}`}</b>;
    rerender(<Gif gif={gif} width={200} hideAttribution overlay={Overlay} />);
    expect(screen.getByText('gif-1 true')).toBeTruthy();
  });

  it('holds nobody for a GIF without a user', async () => {
    await renderWhole(<Gif gif={{ ...gif, user: undefined }} width={200} />);
    fireEvent.mouseOver(image());
    expect(document.querySelector('[data-zoetrope-visible]')).toBeNull();
  });
});

describe('the events of a Gif', () => {
  it('reports a click with the box of the tile [W-7]', () => {
    const track = vi.fn();
    const onGifClick = vi.fn((_, event) => event.preventDefault());
    render(<Gif gif={gif} width={200} track={track} onGifClick={onGifClick} />);
    vi.spyOn(tile(), 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 200, 113));
    fireEvent.click(image());
    expect(track.mock.calls).toEqual([
      [{ type: 'CLICK', gif, layoutType: undefined, position: { left: 10, top: 20, width: 200, height: 113 } }],
    ]);
    expect(onGifClick).toHaveBeenCalledOnce();
  });

  it('reports every hover of 200 ms, and no shorter one [W-7]', async () => {
    const track = vi.fn();
    const onGifHover = vi.fn();
    await renderWhole(<Gif gif={gif} width={200} track={track} onGifHover={onGifHover} />);
    fireEvent.mouseOver(image());
    vi.advanceTimersByTime(199);
    fireEvent.mouseLeave(tile());
    vi.advanceTimersByTime(1000);
    expect(track).not.toHaveBeenCalled();
    for (const _ of [1, 2]) {
      fireEvent.mouseOver(image());
      vi.advanceTimersByTime(200);
      fireEvent.mouseLeave(tile());
    }
    expect(track.mock.calls.map(([event]) => event.type)).toEqual(['HOVER', 'HOVER']);
    expect(onGifHover).toHaveBeenCalledTimes(2);
  });

  it.each([
    [199, 0],
    [200, 1],
  ])('counts a hover of %i ms that was over before the watch came: %i [W-7]', async (ms, hovers) => {
    const track = vi.fn();
    render(<Gif gif={gif} width={200} track={track} />);
    fireEvent.mouseOver(image());
    vi.advanceTimersByTime(ms);
    fireEvent.mouseLeave(tile());
    vi.advanceTimersByTime(1000);
    await arrive();
    expect(track.mock.calls.map(([event]) => event.type)).toEqual(Array(hovers).fill('HOVER'));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('counts a hover from its beginning, though the watch came later [W-7]', async () => {
    const track = vi.fn();
    render(<Gif gif={gif} width={200} track={track} />);
    fireEvent.mouseOver(image());
    vi.advanceTimersByTime(150);
    await arrive();
    vi.advanceTimersByTime(49);
    expect(track).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(track).toHaveBeenCalledOnce();
    expect(screen.getByText('Praxinoscope Studio')).toBeTruthy();
  });

  it('does not start a hover anew within the tile', async () => {
    const track = vi.fn();
    await renderWhole(<Gif gif={gif} width={200} track={track} />);
    fireEvent.mouseOver(image());
    vi.advanceTimersByTime(150);
    fireEvent.mouseOver(screen.getAllByRole('link')[0] as Element);
    vi.advanceTimersByTime(50);
    expect(track).toHaveBeenCalledOnce();
  });

  it('reports SEEN once, after load, at 99 % [W-7]', async () => {
    const track = vi.fn();
    const onGifSeen = vi.fn();
    await renderWhole(<Gif gif={gif} width={200} track={track} onGifSeen={onGifSeen} />);
    intersections.show(tile(), 1);
    expect(track).not.toHaveBeenCalled();
    fireEvent.load(image());
    intersections.show(tile(), 0.98);
    expect(track).not.toHaveBeenCalled();
    intersections.show(tile(), 0.99);
    fireEvent.load(image());
    intersections.show(tile(), 1);
    expect(track.mock.calls.map(([event]) => event.type)).toEqual(['SEEN']);
    expect(onGifSeen.mock.calls).toEqual([[gif, expect.objectContaining({ intersectionRatio: 0.99 })]]);
    expect(intersections.observed()).toEqual([]);
  });

  it('sees a tile taller than the viewport by what fits of it [W-7]', async () => {
    const onGifSeen = vi.fn();
    await renderWhole(<Gif gif={gif} width={200} onGifSeen={onGifSeen} />);
    vi.spyOn(tile(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, innerHeight * 2));
    fireEvent.load(image());
    act(() => intersections.show(tile(), 0.3));
    expect(intersections.thresholdOf(tile())).toBe(0.49);
    expect(onGifSeen).not.toHaveBeenCalled();
    act(() => intersections.show(tile(), 0.5));
    expect(onGifSeen).toHaveBeenCalledOnce();
  });

  it('tells of each GIF that the same tile is given [W-7]', async () => {
    const props = { width: 200, track: vi.fn(), onGifVisible: vi.fn() };
    const { rerender } = await renderWhole(<Gif {...props} gif={gif} />);
    const other = buildGif({ id: 'gif-2', alt_text: 'A fox waves' });
    fireEvent.load(image());
    act(() => intersections.show(tile(), 1));
    rerender(<Gif {...props} gif={other} />);
    fireEvent.load(image());
    act(() => intersections.show(tile(), 1));
    expect(props.onGifVisible.mock.calls.map(([{ id }]) => id)).toEqual(['gif-1', 'gif-2']);
    const events = props.track.mock.calls.map(([{ type, gif }]) => [type, gif.id]);
    expect(events).toEqual([
      ['SEEN', 'gif-1'],
      ['SEEN', 'gif-2'],
    ]);
  });

  it('does not report a GIF as seen that its tile no longer shows', async () => {
    const track = vi.fn();
    const { rerender } = await renderWhole(<Gif gif={gif} width={200} track={track} />);
    fireEvent.load(image());
    rerender(<Gif gif={buildGif({ id: 'gif-2' })} width={200} track={track} />);
    act(() => intersections.show(tile(), 1));
    expect(track).not.toHaveBeenCalled();
  });

  it('reports as SEEN what had loaded before the watch came [W-7]', async () => {
    const track = vi.fn();
    render(<Gif gif={gif} width={200} track={track} />);
    fireEvent.load(image());
    expect(intersections.observed()).toEqual([]);
    await arrive();
    act(() => intersections.show(tile(), 1));
    expect(track.mock.calls.map(([event]) => event.type)).toEqual(['SEEN']);
  });

  it('works on where nothing can be observed', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const onGifVisible = vi.fn();
    await renderWhole(<Gif gif={gif} width={200} onGifVisible={onGifVisible} />);
    fireEvent.load(image());
    expect(onGifVisible).toHaveBeenCalledOnce();
  });

  it('tells once of its media, though a still and a moving file load', async () => {
    const onGifVisible = vi.fn();
    render(<Gif gif={gif} width={200} onGifVisible={onGifVisible} />);
    fireEvent.load(image());
    await arrive();
    fireEvent.load(image());
    expect(onGifVisible).toHaveBeenCalledOnce();
  });

  it('reports to the provider around, unless it has its own', () => {
    const outer = vi.fn();
    const own = vi.fn();
    const { rerender } = render(
      <TrackProvider track={outer}>
        <Gif gif={gif} width={200} noLink />
      </TrackProvider>,
    );
    fireEvent.click(image());
    rerender(
      <TrackProvider track={outer}>
        <Gif gif={gif} width={200} noLink track={own} />
      </TrackProvider>,
    );
    fireEvent.click(image());
    expect(outer).toHaveBeenCalledOnce();
    expect(own).toHaveBeenCalledOnce();
  });

  it('runs the handlers of the application on its root as well', () => {
    const onClick = vi.fn();
    const track = vi.fn();
    render(<Gif gif={gif} width={200} noLink onClick={onClick} track={track} />);
    fireEvent.click(image());
    expect(onClick).toHaveBeenCalledOnce();
    expect(track).toHaveBeenCalledOnce();
  });
});

describe('the motion of a Gif', () => {
  const isMoving = () => image().hasAttribute(tileAttributes.moving);
  const still = 'https://media.example/gif-1/fixed_width_still.webp';

  it.each([
    ['auto', false, true],
    ['auto', true, false],
    ['always', true, true],
    ['hover', false, false],
    ['never', false, false],
  ] as const)('with motion=%s and reduced motion %s moves: %s', async (motion, reduced, moves) => {
    fakeMediaQuery('(prefers-reduced-motion: reduce)', reduced);
    await renderWhole(<Gif gif={gif} width={200} motion={motion} />);
    expect(isMoving()).toBe(moves);
    if (!moves) expect(image().getAttribute('src')).toBe(still);
  });

  it('rests for a viewer who saves data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await renderWhole(<Gif gif={gif} width={200} />);
    expect(isMoving()).toBe(false);
  });

  it('follows a change of the preference', async () => {
    const query = fakeMediaQuery('(prefers-reduced-motion: reduce)');
    await renderWhole(<Gif gif={gif} width={200} />);
    expect(isMoving()).toBe(true);
    act(() => query.set(true));
    expect(isMoving()).toBe(false);
    cleanup();
    expect(query.listeners()).toBe(0);
  });

  it.each([
    ['hover', true],
    ['never', false],
  ] as const)('with motion=%s moves while hovered: %s', async (motion, moves) => {
    await renderWhole(<Gif gif={gif} width={200} motion={motion} />);
    fireEvent.mouseOver(image());
    expect(isMoving()).toBe(moves);
  });

  it('has a pause button while hovered, focused or paused', async () => {
    await renderWhole(<Gif gif={gif} width={200} />);
    const button = () => screen.queryByRole('button', { name: 'Pause animation' });
    expect(button()).toBeNull();
    fireEvent.mouseOver(image());
    fireEvent.click(button() as Element);
    fireEvent.mouseLeave(tile());
    expect(isMoving()).toBe(false);
    expect(button()?.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button() as Element);
    expect(isMoving()).toBe(true);
  });

  it('rests once it is paused, though it is hovered and focused', async () => {
    await renderWhole(<Gif gif={gif} width={200} />);
    fireEvent.mouseOver(image());
    const button = screen.getByRole('button', { name: 'Pause animation' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(isMoving()).toBe(false);
    fireEvent.click(button);
    expect(isMoving()).toBe(true);
  });

  it.each([
    ['a link', {}, false],
    ['a button', { noLink: true, onGifClick: () => {} }, false],
    ['a button for want of a link', { gif: { ...gif, url: '' }, onGifClick: () => {} }, false],
    ['neither', { noLink: true }, true],
    ['neither, its link being unsafe', { gif: { ...gif, url: 'javascript:alert(1)' } }, true],
    ['neither, and never moves', { noLink: true, motion: 'never' }, false],
  ] as const)('keeps its pause button within reach of a keyboard when it is %s', async (_, props, keeps) => {
    await renderWhole(<Gif gif={gif} width={200} {...props} />);
    expect(screen.queryByRole('button', { name: 'Pause animation' }) !== null).toBe(keeps);
  });

  it('stands as a named box where there is no still to show', async () => {
    const images = { original: { url: 'https://media.example/a.gif', width: 200, height: 100 } };
    await renderWhole(<Gif gif={{ ...gif, images }} width={200} motion="never" />);
    expect(image().tagName).toBe('SPAN');
  });
});

it('writes text from outside as text', async () => {
  const hostile = buildGif({
    alt_text: '"><script>alert(1)</script>',
    id: '"><b>',
    user: buildUser({ display_name: '</div><script>' }),
  });
  const { container } = await renderWhole(<Gif gif={hostile} width={200} />);
  fireEvent.mouseOver(screen.getByAltText('"><script>alert(1)</script>'));
  expect(container.querySelector('script, b')).toBeNull();
});
