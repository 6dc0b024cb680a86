import { act, fireEvent, render, screen } from '@testing-library/react';
import { buildGifs } from '@zoetrope/testkit';
import { describe, expect, it } from 'vitest';
import { Grid } from './grid.tsx';
import {
  advance,
  imageOf,
  list,
  loadLazyParts,
  never,
  positions,
  renderGrid,
  setUpGrid,
} from './testing/render-grid.tsx';

const { scrollTo } = setUpGrid();

describe('the keyboard in a Grid', () => {
  const focused = () => document.activeElement?.closest('li')?.getAttribute('aria-posinset');
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

  it('has one tab stop, which passes the focus to the first visible tile', async () => {
    const { container } = await renderGrid({ motion: 'never' });
    const stops = [...container.querySelectorAll<HTMLElement>('a, button, [tabindex]')].filter(
      ({ tabIndex }) => tabIndex >= 0,
    );
    expect(stops).toEqual([list()]);
    act(() => list().focus());
    expect(focused()).toBe('1');
    expect(list().tabIndex).toBe(-1);
    act(() => (document.activeElement as HTMLElement).blur());
    expect(list().tabIndex).toBe(0);
  });

  it('passes on a focus that preceded the interactive part, if it is still there', async () => {
    const { rerender } = render(<Grid key="a" fetchGifs={never} initialGifs={buildGifs(10)} width={1000} />);
    act(() => list().focus());
    expect(document.activeElement).toBe(list());
    await loadLazyParts();
    expect(focused()).toBe('1');
    rerender(<Grid key="b" fetchGifs={never} initialGifs={buildGifs(10)} width={1000} />);
    act(() => list().focus());
    act(() => list().blur());
    await loadLazyParts();
    expect(document.activeElement).toBe(document.body);
  });

  it('moves in two dimensions, to the ends and by pages', async () => {
    await renderGrid({ initialGifs: buildGifs(1000), fetchGifs: never });
    act(() => list().focus());
    const walk = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'End', 'Home'].map((key) => {
      press(key);
      return focused();
    });
    expect(walk).toEqual(['2', '3', '2', '7', '2', '1000', '1']);
    press('PageDown');
    expect(Number(focused())).toBeGreaterThan(8);
  });

  it('mirrors the arrow keys in right-to-left pages', async () => {
    render(
      <div dir="rtl" style={{ direction: 'rtl' }}>
        <Grid fetchGifs={never} initialGifs={buildGifs(10)} columns={4} width={1000} />
      </div>,
    );
    await advance(0);
    await loadLazyParts();
    act(() => list().focus());
    press('ArrowLeft');
    expect(focused()).toBe('2');
  });

  it('keeps the focused tile mounted when it is scrolled out of view', async () => {
    await renderGrid({ initialGifs: buildGifs(1000), fetchGifs: never });
    act(() => list().focus());
    const tile = document.activeElement;
    scrollTo(30_000);
    expect(document.activeElement).toBe(tile);
    expect(positions()[0]).toBe(1);
    press('ArrowDown');
    expect(focused()).toBe('5');
  });

  it('ignores keys in an overlay', async () => {
    await renderGrid({ overlay: () => <input aria-label="note" /> });
    act(() => list().focus());
    const input = screen.getByRole('textbox', { name: 'note' });
    act(() => input.focus());
    expect(press('ArrowRight')).toBe(true);
    expect(document.activeElement).toBe(input);
  });

  it('focuses no tile on a press between tiles', async () => {
    await renderGrid();
    expect(fireEvent.mouseDown(list())).toBe(false);
    expect(fireEvent.mouseDown(imageOf('gif-0'))).toBe(true);
  });
});
