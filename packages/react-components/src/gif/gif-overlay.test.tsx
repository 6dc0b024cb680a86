import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Gif } from './gif.tsx';
import { gif, image, renderWhole, setUpGif, tile } from './testing/render-gif.tsx';
import type { GifOverlayProps } from './tile-props.ts';

setUpGif();

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
