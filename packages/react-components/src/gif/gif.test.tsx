import { fireEvent, render, screen } from '@testing-library/react';
import { buildGif, buildUser } from '@zoetrope/testkit';
import { conformance, fakeImages } from '@zoetrope/testkit/react';
import { describe, expect, it, vi } from 'vitest';
import { Gif } from './gif.tsx';
import { gif, image, loadLazyParts, renderInteractive, scrollIntoView, setUpGif, tile } from './testing/render-gif.tsx';
import { tileAttributes } from './tile-attributes.ts';

setUpGif();

conformance('Gif', (props) => <Gif gif={buildGif()} width={200} {...props} />);

describe('Gif', () => {
  it('shows the still of the best rendition, named by its alt text, and then the rendition [W-6]', async () => {
    fakeImages();
    render(<Gif gif={gif} width={200} />);
    expect(image().getAttribute('src')).toBe('https://media.example/gif-1/fixed_width_still.webp');
    await loadLazyParts();
    expect(image().getAttribute('src')).toBe('https://media.example/gif-1/fixed_width_still.webp');
    await scrollIntoView();
    expect(image().getAttribute('src')).toBe('https://media.example/gif-1/fixed_width.webp');
  });

  it('has the height of its aspect ratio, rounded corners, and a color until it has loaded [W-6]', () => {
    render(<Gif gif={gif} width={400} />);
    expect(tile().style).toMatchObject({
      width: '400px',
      aspectRatio: '400 / 226',
      maxHeight: '226px',
      borderRadius: '4px',
    });
    expect(tile().style.background).toMatch(/--zoetrope-tile-/);
  });

  it('applies height, radius and color props', () => {
    render(<Gif gif={gif} width={200} height={50} borderRadius={0} backgroundColor="teal" />);
    expect(tile().style).toMatchObject({ height: '50px', borderRadius: '0px', background: 'teal' });
  });

  it('shows a sticker on a checkerboard [W-6]', () => {
    render(<Gif gif={buildGif({ is_sticker: true })} width={200} />);
    expect(tile().hasAttribute(tileAttributes.sticker)).toBe(true);
    expect(tile().style.background).toContain('repeating-conic-gradient(');
  });

  it('retries a failed file once, then falls back to the original format, then to its still', async () => {
    fakeImages();
    const webp = 'https://media.example/gif-1/fixed_width.webp';
    const plain = 'https://media.example/gif-1/fixed_width.gif';
    await renderInteractive(<Gif gif={gif} width={200} />);
    const setSrc = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
    for (const _ of [webp, plain]) {
      fireEvent.error(image());
      vi.advanceTimersByTime(1500);
    }
    fireEvent.error(image());
    vi.advanceTimersByTime(1500);
    fireEvent.error(image());
    expect(setSrc.mock.calls).toEqual([[webp], [plain], [plain]]);
    expect(image().getAttribute('src')).toBe('https://media.example/gif-1/fixed_width_still.webp');
    expect(vi.getTimerCount()).toBe(0);
    setSrc.mockRestore();
  });

  it('does not retry a failed file once it shows another one or is unmounted', async () => {
    fakeImages();
    const { rerender, unmount } = await renderInteractive(<Gif gif={gif} width={200} />);
    const setSrc = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
    fireEvent.error(image());
    rerender(<Gif gif={gif} width={200} motion="never" />);
    vi.advanceTimersByTime(1500);
    fireEvent.error(image());
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    expect(setSrc).not.toHaveBeenCalled();
    setSrc.mockRestore();
  });

  it.each([
    ['no images', buildGif({ images: undefined, alt_text: 'A fox waves' })],
    ['no size', buildGif({ images: { original: { url: '', width: 0, height: 0 } }, alt_text: 'A fox waves' })],
  ])('is a named box if there is %s', (_, broken) => {
    render(<Gif gif={broken} width={200} />);
    expect(image().hasAttribute('src')).toBe(false);
    expect(tile().style.aspectRatio).toBe('200 / 200');
  });
});

describe('the link of a Gif', () => {
  it('opens the page of the GIF', () => {
    render(<Gif gif={gif} width={200} />);
    expect(screen.getByRole('link', { name: 'A fox waves' }).getAttribute('href')).toBe(
      'https://site.example/gifs/gif-1',
    );
  });

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', ''])('is not rendered for %j', (url) => {
    render(<Gif gif={{ ...gif, url }} width={200} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is a button if there is only a handler', () => {
    const onGifClick = vi.fn();
    render(<Gif gif={gif} width={200} noLink onGifClick={onGifClick} />);
    fireEvent.click(screen.getByRole('button', { name: 'A fox waves' }));
    expect(onGifClick.mock.lastCall?.[0]).toBe(gif);
  });

  it('is neither a link nor a button without a handler', async () => {
    await renderInteractive(<Gif gif={gif} width={200} noLink />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: 'A fox waves' })).toBeNull();
  });

  it('is activated by Space as by Enter', async () => {
    const onGifClick = vi.fn((_, event) => event.preventDefault());
    await renderInteractive(<Gif gif={gif} width={200} onGifClick={onGifClick} />);
    const isDefault = fireEvent.keyDown(screen.getByRole('link'), { key: ' ' });
    expect(isDefault).toBe(false);
    expect(onGifClick).toHaveBeenCalledOnce();
  });

  it('reports keys and right clicks', async () => {
    const onGifKeyDown = vi.fn();
    const onGifRightClick = vi.fn();
    await renderInteractive(
      <Gif gif={gif} width={200} onGifKeyDown={onGifKeyDown} onGifRightClick={onGifRightClick} />,
    );
    fireEvent.keyDown(screen.getByRole('link'), { key: 'a' });
    fireEvent.contextMenu(image());
    expect(onGifKeyDown.mock.lastCall).toMatchObject([gif, { key: 'a' }]);
    expect(onGifRightClick.mock.lastCall?.[0]).toBe(gif);
  });
});

it('renders external text as text', async () => {
  const hostile = buildGif({
    alt_text: '"><script>alert(1)</script>',
    id: '"><b>',
    user: buildUser({ display_name: '</div><script>' }),
  });
  const { container } = await renderInteractive(<Gif gif={hostile} width={200} />);
  fireEvent.mouseOver(screen.getByAltText('"><script>alert(1)</script>'));
  expect(container.querySelector('script, b')).toBeNull();
});
