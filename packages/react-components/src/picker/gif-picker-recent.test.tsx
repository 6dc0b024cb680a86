import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, gifs, memoryStorage, pass, renderPicker, setUpPicker, tab, type } from './testing/render-picker.tsx';

setUpPicker();

const imageOf = (id: string) => document.querySelector(`[data-zoetrope-gif="${id}"] img`) as HTMLElement;

describe('what was picked', () => {
  it('is told, remembered, and shown by its tab, also to the next picker', async () => {
    const onGifClick = vi.fn();
    const getStorage = memoryStorage();
    const { unmount } = await renderPicker({ onGifClick, getStorage });
    fireEvent.click(tab('Recent'));
    await pass(0);
    expect(screen.getByText('What you pick will be here.')).toBeTruthy();
    fireEvent.click(tab('GIFs'));
    await pass(0);
    fireEvent.click(imageOf('gif-3'));
    expect(onGifClick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'gif-3' }), expect.anything());
    fireEvent.click(tab('Recent'));
    await pass(0);
    expect(gifs()).toEqual(['gif-3']);
    unmount();
    await renderPicker({ getStorage });
    fireEvent.click(tab('Recent'));
    await pass(0);
    expect(gifs()).toEqual(['gif-3']);
  });

  it('is remembered while the picker is there, though the storage refuses', async () => {
    await renderPicker({
      getStorage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    fireEvent.click(imageOf('gif-2'));
    fireEvent.click(tab('Recent'));
    await pass(0);
    expect(gifs()).toEqual(['gif-2']);
  });

  it('is not searched: a term leads back to what can be, and the tab empties the field', async () => {
    await renderPicker();
    fireEvent.click(tab('Recent'));
    type('cat');
    await pass(250);
    expect(tab('GIFs').getAttribute('aria-selected')).toBe('true');
    expect(gifs()[0]).toBe('gif-100');
    fireEvent.click(tab('Recent'));
    expect(field().value).toBe('');
    expect(tab('Recent').getAttribute('aria-selected')).toBe('true');
  });
});
