import { act, fireEvent, render, screen } from '@testing-library/react';
import { buildGif } from '@zoetrope/testkit';
import { Activity } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TrackProvider } from '../tracking/track-context.tsx';
import { Gif } from './gif.tsx';
import { gif, image, loadLazyParts, renderInteractive, setUpGif, tile } from './testing/render-gif.tsx';

const { intersections } = setUpGif();

describe('the events of a Gif', () => {
  it('reports a click with the position of the tile [W-7]', () => {
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
    await renderInteractive(<Gif gif={gif} width={200} track={track} onGifHover={onGifHover} />);
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
  ])('reports a hover of %i ms that ended before the interactive part loaded %i times [W-7]', async (ms, hovers) => {
    const track = vi.fn();
    render(<Gif gif={gif} width={200} track={track} />);
    fireEvent.mouseOver(image());
    vi.advanceTimersByTime(ms);
    fireEvent.mouseLeave(tile());
    vi.advanceTimersByTime(1000);
    await loadLazyParts();
    expect(track.mock.calls.map(([event]) => event.type)).toEqual(Array(hovers).fill('HOVER'));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('counts a hover from its start, even if the interactive part loads later [W-7]', async () => {
    const track = vi.fn();
    render(<Gif gif={gif} width={200} track={track} />);
    fireEvent.mouseOver(image());
    vi.advanceTimersByTime(150);
    await loadLazyParts();
    vi.advanceTimersByTime(49);
    expect(track).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(track).toHaveBeenCalledOnce();
    expect(screen.getByText('Praxinoscope Studio')).toBeTruthy();
  });

  it('does not restart a hover within the tile', async () => {
    const track = vi.fn();
    await renderInteractive(<Gif gif={gif} width={200} track={track} />);
    fireEvent.mouseOver(image());
    vi.advanceTimersByTime(150);
    fireEvent.mouseOver(screen.getAllByRole('link')[0] as Element);
    vi.advanceTimersByTime(50);
    expect(track).toHaveBeenCalledOnce();
  });

  it('reports SEEN once, after load, at 99 % [W-7]', async () => {
    const track = vi.fn();
    const onGifSeen = vi.fn();
    await renderInteractive(<Gif gif={gif} width={200} track={track} onGifSeen={onGifSeen} />);
    intersections().show(tile(), 1);
    expect(track).not.toHaveBeenCalled();
    fireEvent.load(image());
    intersections().show(tile(), 0.98);
    expect(track).not.toHaveBeenCalled();
    intersections().show(tile(), 0.99);
    fireEvent.load(image());
    intersections().show(tile(), 1);
    expect(track.mock.calls.map(([event]) => event.type)).toEqual(['SEEN']);
    expect(onGifSeen.mock.calls).toEqual([[gif, expect.objectContaining({ intersectionRatio: 0.99 })]]);
    // It is still observed.
    expect(intersections().observed()).toEqual([tile()]);
  });

  it('reports a tile that is taller than the viewport as seen when it fills the viewport [W-7]', async () => {
    const onGifSeen = vi.fn();
    await renderInteractive(<Gif gif={gif} width={200} onGifSeen={onGifSeen} />);
    vi.spyOn(tile(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, innerHeight * 2));
    fireEvent.load(image());
    act(() => intersections().show(tile(), 0.3));
    expect(onGifSeen).not.toHaveBeenCalled();
    act(() => intersections().show(tile(), 0.5));
    expect(onGifSeen).toHaveBeenCalledOnce();
  });

  it('reports SEEN once, however often the Gif is hidden and shown [W-7]', async () => {
    const onGifSeen = vi.fn();
    const element = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Gif gif={gif} width={200} onGifSeen={onGifSeen} />
      </Activity>
    );
    const { rerender } = await renderInteractive(element('visible'));
    const showImage = () => {
      fireEvent.load(image());
      act(() => intersections().show(tile(), 1));
    };
    showImage();
    rerender(element('hidden'));
    rerender(element('visible'));
    await loadLazyParts();
    showImage();
    expect(onGifSeen).toHaveBeenCalledOnce();
  });

  it('reports each GIF that the same tile shows [W-7]', async () => {
    const props = { width: 200, track: vi.fn(), onGifVisible: vi.fn() };
    const { rerender } = await renderInteractive(<Gif {...props} gif={gif} />);
    const other = buildGif({ id: 'gif-2', alt_text: 'A fox waves' });
    fireEvent.load(image());
    act(() => intersections().show(tile(), 1));
    rerender(<Gif {...props} gif={other} />);
    fireEvent.load(image());
    act(() => intersections().show(tile(), 1));
    expect(props.onGifVisible.mock.calls.map(([{ id }]) => id)).toEqual(['gif-1', 'gif-2']);
    const events = props.track.mock.calls.map(([{ type, gif }]) => [type, gif.id]);
    expect(events).toEqual([
      ['SEEN', 'gif-1'],
      ['SEEN', 'gif-2'],
    ]);
  });

  it('reports no hover of a GIF that was replaced, and the hover of its replacement [W-7]', async () => {
    const track = vi.fn();
    const other = buildGif({ id: 'other' });
    const hoveredIds = () =>
      track.mock.calls.map(
        ([
          {
            type,
            gif: { id },
          },
        ]) => [type, id],
      );
    const { rerender } = await renderInteractive(<Gif gif={gif} width={200} track={track} />);
    fireEvent.mouseOver(image());
    await act(() => vi.advanceTimersByTimeAsync(100));
    rerender(<Gif gif={other} width={200} track={track} />);
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(hoveredIds()).toEqual([]);
    // Browsers dispatch `mouseover` on the image that is now under the pointer.
    fireEvent.mouseOver(screen.getByRole('img'));
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(hoveredIds()).toEqual([['HOVER', 'other']]);
  });

  it('does not report a GIF as seen that its tile no longer shows', async () => {
    const track = vi.fn();
    const { rerender } = await renderInteractive(<Gif gif={gif} width={200} track={track} />);
    fireEvent.load(image());
    rerender(<Gif gif={buildGif({ id: 'gif-2' })} width={200} track={track} />);
    act(() => intersections().show(tile(), 1));
    expect(track).not.toHaveBeenCalled();
  });

  it('creates no observer without a callback, and reports SEEN for media that loaded before there was one [W-7]', async () => {
    const { rerender } = await renderInteractive(<Gif gif={gif} width={200} />);
    fireEvent.load(image());
    vi.spyOn(image() as HTMLImageElement, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(image() as HTMLImageElement, 'naturalWidth', 'get').mockReturnValue(200);
    const forMotion = intersections().observed();
    const track = vi.fn();
    rerender(<Gif gif={gif} width={200} track={track} />);
    expect(intersections().observed()).toHaveLength(forMotion.length + 1);
    act(() => intersections().show(tile(), 1));
    expect(track.mock.calls.map(([event]) => event.type)).toEqual(['SEEN']);
  });

  it('reports SEEN for media that loaded before the interactive part [W-7]', async () => {
    const track = vi.fn();
    render(<Gif gif={gif} width={200} track={track} />);
    vi.spyOn(image() as HTMLImageElement, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(image() as HTMLImageElement, 'naturalWidth', 'get').mockReturnValue(200);
    expect(intersections().observed()).toEqual([]);
    await loadLazyParts();
    act(() => intersections().show(tile(), 1));
    expect(track.mock.calls.map(([event]) => event.type)).toEqual(['SEEN']);
  });

  it('works without IntersectionObserver', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const onGifVisible = vi.fn();
    await renderInteractive(<Gif gif={gif} width={200} onGifVisible={onGifVisible} />);
    fireEvent.load(image());
    expect(onGifVisible).toHaveBeenCalledOnce();
  });

  it('calls `onGifVisible` once, although a still and an animated file load', async () => {
    const onGifVisible = vi.fn();
    render(<Gif gif={gif} width={200} onGifVisible={onGifVisible} />);
    fireEvent.load(image());
    await loadLazyParts();
    fireEvent.load(image());
    expect(onGifVisible).toHaveBeenCalledOnce();
  });

  it('reports to the TrackProvider, unless it has its own `track`', () => {
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

  it("calls the application's handlers on its root as well", () => {
    const onClick = vi.fn();
    const track = vi.fn();
    render(<Gif gif={gif} width={200} noLink onClick={onClick} track={track} />);
    fireEvent.click(image());
    expect(onClick).toHaveBeenCalledOnce();
    expect(track).toHaveBeenCalledOnce();
  });
});
