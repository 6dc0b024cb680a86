import type { Gif } from '@zoetrope/model';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { frame, list, setUpPage, showGrid } from './testing/grid-page.tsx';

setUpPage();

const focused = () => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset'));

describe('the keyboard', () => {
  const enter = async () => {
    list().focus();
    await expect.poll(focused).toBe(1);
  };

  it('enters with one Tab, moves with arrow keys and leaves with one Tab', async () => {
    await showGrid({ motion: 'never', hideAttribution: true });
    const after = document.createElement('button');
    document.body.append(after);
    await userEvent.tab();
    // The lazy-loaded chunk handles it, which may take a moment on a busy machine.
    await expect.poll(focused).toBe(1);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe(7);
    await userEvent.tab();
    expect(document.activeElement).toBe(after);
    // The page has scrolled to its end, so the focus returns to a visible tile.
    await userEvent.tab({ shift: true });
    const box = document.activeElement?.closest('li')?.getBoundingClientRect();
    // Browsers round scroll positions.
    expect(box?.top).toBeGreaterThanOrEqual(-1);
    expect(box?.top).toBeLessThan(innerHeight);
  });

  it('scrolls the focused tile into view, wherever it is', async () => {
    await showGrid();
    await enter();
    for (const [key, position] of [
      ['{End}', 1000],
      ['{Home}', 1],
    ] as const) {
      await userEvent.keyboard(key);
      expect(focused()).toBe(position);
      const box = document.activeElement?.getBoundingClientRect();
      expect(box?.top).toBeGreaterThanOrEqual(-1);
      expect(box?.bottom).toBeLessThanOrEqual(innerHeight + 1);
    }
  });

  it('keeps the focus while the focused tile is scrolled out of view and back', async () => {
    await showGrid();
    await enter();
    scrollTo(0, 20_000);
    await frame();
    await frame();
    expect(focused()).toBe(1);
    scrollTo(0, 0);
    await frame();
    expect(focused()).toBe(1);
  });

  it('activates a tile with Enter and Space', async () => {
    const onGifClick = vi.fn((_: Gif, event: { preventDefault(): void }) => event.preventDefault());
    await showGrid({ onGifClick });
    await enter();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onGifClick).toHaveBeenCalledTimes(2);
    expect(scrollY).toBe(0);
  });
});
