import { buildGifs } from '@zoetrope/testkit';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Grid } from './grid.tsx';
import type { GridHandle, GridProps } from './grid-props.ts';
import { frames, never, renderWithHandle, setUpPage } from './testing/grid-page.tsx';

const gifs = buildGifs(1000);
const snapshot = {
  gifs,
  offset: 1000,
  cursor: undefined,
  total: undefined,
  isComplete: false,
  anchor: { id: 'gif-300', fraction: 0 },
};
const panel = () => page.getByTestId('panel').element() as HTMLElement;

/** In a scrolling panel, on a page that can scroll too. */
const inPanel = (display: string, handleRef: { current: GridHandle | null }, props: Partial<GridProps>) => (
  <div>
    <div data-testid="panel" style={{ height: 400, overflow: 'auto', display }}>
      <Grid fetchGifs={never} columns={4} handleRef={handleRef} {...props} />
    </div>
    <div style={{ height: 20_000 }} />
  </div>
);

setUpPage();

describe('a hidden Grid', () => {
  it('scrolls nothing when its GIFs are replaced [W-1]', async () => {
    const { handleRef, show } = await renderWithHandle((ref) => inPanel('block', ref, { externalGifs: gifs }));
    panel().scrollTop = 5000;
    await frames();
    await show(inPanel('none', handleRef, { externalGifs: [...buildGifs(20, 5000), ...gifs] }));
    expect(scrollY).toBe(0);
  });

  it('scrolls nothing to restore a snapshot [W-1]', async () => {
    await renderWithHandle((ref) => inPanel('none', ref, { snapshot, width: 1000 }));
    expect(scrollY).toBe(0);
  });

  it('restores the scroll position once it is shown [W-1]', async () => {
    const { handleRef, show } = await renderWithHandle((ref) => inPanel('none', ref, { snapshot }));
    await show(inPanel('block', handleRef, { snapshot }));
    expect(panel().scrollTop).toBeGreaterThan(1000);
  });

  it('reports the last visible scroll position on unmount [W-1]', async () => {
    const onLeave = vi.fn();
    const props = { initialGifs: gifs, onLeave };
    const { handleRef, show, unmount } = await renderWithHandle((ref) => inPanel('block', ref, props));
    panel().scrollTop = 5000;
    await frames();
    await show(inPanel('none', handleRef, props));
    await unmount();
    expect(onLeave.mock.calls[0]?.[0].anchor).toBeDefined();
  });
});
