import type { GifEvent } from '@zoetrope/model';
import { Activity } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Grid } from './grid.tsx';
import type { GridHandle, GridProps } from './grid-props.ts';
import { buildLoadingGifs, frames, never, renderWithHandle, setUpPage } from './testing/grid-page.tsx';

const gifs = buildLoadingGifs(1000);
const snapshot = (id: string) => ({ gifs, offset: 1000, isComplete: false, anchor: { id, fraction: 0 } });
const panel = () => page.getByTestId('panel').element() as HTMLElement;
const button = () => page.getByRole('button', { name: 'Pause animations' });

type Track = ReturnType<typeof vi.fn<(event: GifEvent) => void>>;
const seenBy = (track: Track) => track.mock.calls.filter(([{ type }]) => type === 'SEEN').map(([{ gif }]) => gif.id);

const untilSeen = (track: Track) => expect.poll(() => seenBy(track).length).toBeGreaterThan(4);

function expectSeenOnce(track: Track): void {
  const ids = seenBy(track);
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
}

/** In a scrolling panel. */
const inPanel = (
  mode: 'visible' | 'hidden',
  handleRef: { current: GridHandle | null },
  props: Partial<GridProps> = {},
) => (
  <div data-testid="panel" style={{ height: 400, overflow: 'auto' }}>
    <Activity mode={mode}>
      <Grid fetchGifs={never} columns={4} handleRef={handleRef} {...props} />
    </Activity>
  </div>
);

setUpPage();

describe('a Grid that is hidden and shown by an Activity', () => {
  async function hideAndShow(props: Partial<GridProps>, meanwhile: () => unknown = () => {}) {
    const { handleRef, show } = await renderWithHandle((ref) => inPanel('visible', ref, props));
    await meanwhile();
    await frames();
    await show(inPanel('hidden', handleRef, props));
    expect(handleRef.current).toBeNull();
    await show(inPanel('visible', handleRef, props));
    await expect.poll(() => handleRef.current).not.toBeNull();
    await frames();
  }

  it('reports no GIF as seen twice [W-7]', async () => {
    const track = vi.fn<(event: GifEvent) => void>();
    await hideAndShow({ initialGifs: gifs, track }, () => untilSeen(track));
    await frames();
    expectSeenOnce(track);
  });

  it('restores its scroll position, and the snapshot only once [W-1]', async () => {
    await hideAndShow({ snapshot: snapshot('gif-300') }, () => {
      panel().scrollTop = 5000;
    });
    expect(Math.abs(panel().scrollTop - 5000)).toBeLessThan(1);
  });

  it('stays at the top if it was there [W-1]', async () => {
    await hideAndShow({ snapshot: snapshot('gif-300') }, () => {
      panel().scrollTop = 0;
    });
    expect(panel().scrollTop).toBe(0);
  });

  it('stays paused without a storage', async () => {
    await hideAndShow({ initialGifs: gifs, pauseStorage: null }, () => (button().element() as HTMLElement).click());
    await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('a Grid that is emptied and filled', () => {
  async function emptyAndFill(props: Partial<GridProps>, meanwhile: () => unknown) {
    const { handleRef, show } = await renderWithHandle((ref) =>
      inPanel('visible', ref, { ...props, externalGifs: gifs }),
    );
    await meanwhile();
    await frames();
    await show(inPanel('visible', handleRef, { ...props, externalGifs: [] }));
    await show(inPanel('visible', handleRef, { ...props, externalGifs: [...gifs] }));
    await expect.poll(() => handleRef.current).not.toBeNull();
    await frames();
  }

  it('starts at the top, and reports no GIF as seen twice [W-7]', async () => {
    const track = vi.fn<(event: GifEvent) => void>();
    await emptyAndFill({ track, snapshot: snapshot('gif-300') }, async () => {
      await untilSeen(track);
      panel().scrollTop = 400;
    });
    expect(panel().scrollTop).toBe(0);
    expectSeenOnce(track);
  });

  it('stays paused without a storage', async () => {
    await emptyAndFill({ pauseStorage: null }, () => (button().element() as HTMLElement).click());
    await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
  });
});

it('stays paused without a storage when `queryKey` changes [W-2]', async () => {
  const props = { initialGifs: gifs, pauseStorage: null };
  const { handleRef, show } = await renderWithHandle((ref) => inPanel('visible', ref, { ...props, queryKey: 'fox' }));
  (button().element() as HTMLElement).click();
  await frames();
  await show(inPanel('visible', handleRef, { ...props, queryKey: 'owl' }));
  await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
});

it('sets the handle of a new ref, and clears the previous one', async () => {
  const { handleRef, show } = await renderWithHandle((ref) => inPanel('visible', ref, { initialGifs: gifs }));
  const handle = handleRef.current;
  const other = { current: null as GridHandle | null };
  await show(inPanel('visible', other, { initialGifs: gifs }));
  expect([handleRef.current, other.current]).toEqual([null, handle]);
  const values: (GridHandle | null)[] = [];
  const callbackRef = (next: GridHandle | null) => void values.push(next);
  await show(
    <div data-testid="panel" style={{ height: 400, overflow: 'auto' }}>
      <Activity>
        <Grid fetchGifs={never} columns={4} initialGifs={gifs} handleRef={callbackRef} />
      </Activity>
    </div>,
  );
  expect(values).toEqual([handle]);
});
