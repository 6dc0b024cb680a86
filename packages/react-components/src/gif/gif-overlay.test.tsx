import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Gif } from './gif.tsx';
import { gif, image, renderInteractive, setUpGif, tile } from './testing/render-gif.tsx';
import type { GifOverlayProps } from './tile-props.ts';

setUpGif();

describe('the overlay of a Gif', () => {
  it('appears with the first hover, and stays to fade [W-8]', async () => {
    await renderInteractive(<Gif gif={gif} width={200} />);
    expect(screen.queryByText('Praxinoscope Studio')).toBeNull();
    fireEvent.mouseOver(image());
    const overlay = screen.getByText('Praxinoscope Studio').closest('[data-zoetrope-visible]');
    expect(overlay?.getAttribute('data-zoetrope-visible')).toBe('true');
    fireEvent.mouseLeave(tile());
    expect(overlay?.isConnected).toBe(true);
    expect(overlay?.getAttribute('data-zoetrope-visible')).toBe('false');
  });

  it('appears on focus too', async () => {
    await renderInteractive(<Gif gif={gif} width={200} />);
    act(() => screen.getByRole('link').focus());
    expect(screen.getByText('Praxinoscope Studio')).toBeTruthy();
  });

  it('is a sibling of the link, because a link must not contain another one', async () => {
    await renderInteractive(<Gif gif={gif} width={200} />);
    fireEvent.mouseOver(image());
    const [media, creator] = screen.getAllByRole('link');
    expect(media?.contains(creator ?? null)).toBe(false);
  });

  it('does not report a click on the creator as a click on the GIF [W-10]', async () => {
    const onGifClick = vi.fn();
    const onAttributionClick = vi.fn();
    const track = vi.fn();
    await renderInteractive(<Gif gif={gif} width={200} {...{ onGifClick, onAttributionClick, track }} />);
    fireEvent.mouseOver(image());
    fireEvent.click(screen.getByRole('button', { name: 'Praxinoscope Studio' }));
    expect(onAttributionClick).toHaveBeenCalledExactlyOnceWith(gif);
    expect(onGifClick).not.toHaveBeenCalled();
    expect(track).not.toHaveBeenCalled();
  });

  it('can be hidden and replaced', async () => {
    const { rerender } = await renderInteractive(<Gif gif={gif} width={200} hideAttribution />);
    fireEvent.mouseOver(image());
    expect(screen.queryByText('Praxinoscope Studio')).toBeNull();
    const Overlay = ({ gif: { id }, isHovered }: GifOverlayProps) => <b>{`${id} ${isHovered}`}</b>;
    rerender(<Gif gif={gif} width={200} hideAttribution overlay={Overlay} />);
    expect(screen.getByText('gif-1 true')).toBeTruthy();
  });

  it('is empty for a GIF without a user', async () => {
    await renderInteractive(<Gif gif={{ ...gif, user: undefined }} width={200} />);
    fireEvent.mouseOver(image());
    expect(document.querySelector('[data-zoetrope-visible]')).toBeNull();
  });
});
