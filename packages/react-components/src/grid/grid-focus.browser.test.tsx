import { buildGifs } from '@zoetrope/testkit';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { Grid } from './grid.tsx';
import { gridAttributes } from './grid-attributes.ts';
import type { GridHandle, GridProps } from './grid-props.ts';
import { frames, never, renderWithHandle, setUpPage } from './testing/grid-page.tsx';

const gifs = buildGifs(1000);
/** It makes every element that scrolls a Tab stop, not only one without focusable elements. */
const isFirefox = 'MozUserSelect' in document.documentElement.style;
const element = (handleRef: { current: GridHandle | null }, props: Partial<GridProps> = {}, style = {}) => (
  <>
    <button type="button" data-testid="before">
      Before
    </button>
    {/* The guide on accessibility recommends it, for Firefox. */}
    <div style={style} tabIndex={isFirefox ? -1 : undefined}>
      <Grid fetchGifs={never} externalGifs={gifs} columns={4} motion="never" handleRef={handleRef} {...props} />
    </div>
  </>
);
const mediaOf = (id: string) =>
  document.querySelector<HTMLElement>(`[${tileAttributes.tile}="${id}"] [${tileAttributes.media}]`);
const focusedTile = () => document.activeElement?.closest('li')?.getAttribute(tileAttributes.tile);

async function focusTile(id: string) {
  mediaOf(id)?.focus({ preventScroll: true });
  await frames();
}

setUpPage();

describe('the focus of a tile', () => {
  it.each<[string, Partial<GridProps>, Partial<GridProps>]>([
    ['its link goes', { onGifClick() {} }, { noLink: true }],
    ['the list becomes a list box', { onGifClick() {} }, { listbox: 'single' }],
    [
      'its GIF has a page now',
      { onGifClick() {}, externalGifs: gifs.map((gif) => ({ ...gif, url: '' })) },
      { externalGifs: gifs },
    ],
  ])('keeps the focus when %s [W-1]', async (_when, before, after) => {
    const { handleRef, show } = await renderWithHandle((ref) => element(ref, before));
    await focusTile('gif-2');
    await show(element(handleRef, { ...before, ...after }));
    expect(focusedTile()).toBe('gif-2');
  });

  it('keeps the focus and the tile mounted when the `width` prop is removed [W-1]', async () => {
    const { handleRef, show } = await renderWithHandle((ref) => element(ref, { width: 1000 }));
    scrollTo(0, 9000);
    await frames();
    const tile = [...document.querySelectorAll('li')].find((item) => item.getBoundingClientRect().top >= 0);
    const id = tile?.getAttribute(tileAttributes.tile) ?? '';
    await focusTile(id);
    await show(element(handleRef));
    expect(focusedTile()).toBe(id);
    expect(tile?.isConnected).toBe(true);
    expect(Math.abs(tile?.getBoundingClientRect().top ?? 9999)).toBeLessThan(400);
  });

  it.each<[string, Partial<GridProps>]>([
    ['the list becomes empty', { externalGifs: [] }],
    ['another list comes', { queryKey: 'another' }],
  ])('moves the focus to the Grid when %s [W-1]', async (_when, after) => {
    const { handleRef, show } = await renderWithHandle(element);
    await focusTile('gif-2');
    await show(element(handleRef, after));
    expect(document.activeElement?.hasAttribute(gridAttributes.root)).toBe(true);
    expect(getComputedStyle(document.activeElement as Element).outlineStyle).not.toBe('none');
  });
});

describe('Shift and Tab', () => {
  it('leaves the list from a tile with Shift+Tab, without a stop on its scroll parent [W-1]', async () => {
    await renderWithHandle((ref) => element(ref, { hideAttribution: true }, { height: 400, overflow: 'auto' }));
    await focusTile('gif-2');
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(page.getByTestId('before').element());
  });

  it('returns from the creator to its tile with Shift+Tab [W-8]', async () => {
    await renderWithHandle(element);
    await focusTile('gif-2');
    await userEvent.tab();
    const link = document.activeElement;
    expect(link?.closest(`[${tileAttributes.overlay}]`)).not.toBeNull();
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(mediaOf('gif-2'));
  });
});
