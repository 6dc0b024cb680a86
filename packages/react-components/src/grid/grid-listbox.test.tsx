import { act, fireEvent, screen } from '@testing-library/react';
import { buildGifs } from '@zoetrope/testkit';
import { describe, expect, it, vi } from 'vitest';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { imageOf, never, renderGrid, setUpGrid } from './testing/render-grid.tsx';

setUpGrid();

const options = () => screen.getAllByRole('option');
const box = () => screen.getByRole('listbox', { name: 'GIFs' });
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
const base = { initialGifs: buildGifs(8), fetchGifs: never, listbox: 'single' } as const;

describe('a Grid as a listbox', () => {
  it('contains options with name, position and selection, and no link or list item', async () => {
    const { rerenderWith } = await renderGrid({ ...base, selectedIds: ['gif-1'] });
    expect(box().hasAttribute('aria-multiselectable')).toBe(false);
    expect(options()).toHaveLength(8);
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    const second = screen.getByRole('option', { name: 'Title of gif-1', selected: true });
    expect([second.getAttribute('aria-posinset'), second.getAttribute('aria-setsize')]).toEqual(['2', '-1']);
    rerenderWith({ ...base, listbox: 'multiple', selectedIds: ['gif-1', 'gif-2'] });
    expect(box().getAttribute('aria-multiselectable')).toBe('true');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
  });

  it('selects with Enter in a browser that does not reflect roles', async () => {
    const role = Object.getOwnPropertyDescriptor(Element.prototype, 'role');
    Reflect.deleteProperty(Element.prototype, 'role');
    const onGifClick = vi.fn();
    await renderGrid({ ...base, onGifClick });
    fireEvent.keyDown(options()[1] as HTMLElement, { key: 'Enter' });
    if (role) Object.defineProperty(Element.prototype, 'role', role);
    expect(onGifClick).toHaveBeenCalledOnce();
  });

  it('selects with a click, Enter and Space, and moves with arrow keys', async () => {
    const onGifClick = vi.fn();
    const track = vi.fn();
    await renderGrid({ ...base, onGifClick, track });
    fireEvent.click(imageOf('gif-3'));
    act(() => box().focus());
    expect(document.activeElement).toBe(options()[0]);
    expect(press('Enter')).toBe(false);
    press('ArrowRight');
    expect(press(' ')).toBe(false);
    expect(press('a')).toBe(true);
    expect(onGifClick.mock.calls.map(([{ id }]) => id)).toEqual(['gif-3', 'gif-0', 'gif-1']);
    expect(track.mock.calls.map(([{ type }]) => type)).toEqual(['CLICK', 'CLICK', 'CLICK']);
  });

  it('selects nothing if the application prevents the key', async () => {
    const onGifClick = vi.fn();
    await renderGrid({ ...base, onGifClick, onGifKeyDown: (_, event) => event.preventDefault() });
    act(() => box().focus());
    press('Enter');
    expect(onGifClick).not.toHaveBeenCalled();
  });

  it('renders the creator inert, because an option must not contain a focusable element', async () => {
    await renderGrid(base);
    fireEvent.mouseOver(imageOf('gif-0'));
    const overlay = document.querySelector(`[${tileAttributes.overlay}]`);
    expect(overlay?.textContent).toContain('Praxinoscope Studio');
    expect(overlay?.hasAttribute('inert')).toBe(true);
  });
});
