import { act, screen, within } from '@testing-library/react';
import type { FetchGifs } from '@zoetrope/model';
import { buildPage } from '@zoetrope/testkit';
import { vi } from 'vitest';
import { tileAttributes } from '../../gif/tile-attributes.ts';

/** Returns a page of test GIFs. */
export const pages: FetchGifs = async ({ offset }) => buildPage({ offset });
/** Never settles. */
export const never: FetchGifs = () => new Promise(() => {});

/** Advances the fake clock. */
export const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Waits for the lazy-loaded chunks. */
export const loadLazyParts = () => act(() => vi.dynamicImportSettled());

export const list = () => screen.getByRole('list');
export const tiles = () => within(list()).getAllByRole('listitem');
export const positions = () => tiles().map((tile) => Number(tile.getAttribute('aria-posinset')));
export const tileOf = (id: string) => document.querySelector(`[${tileAttributes.tile}="${id}"]`) as HTMLElement;
export const mediaOf = (id: string) => tileOf(id).querySelector(`[${tileAttributes.media}]`) as HTMLElement;
export const imageOf = (id: string) => tileOf(id).querySelector('img') as HTMLImageElement;
