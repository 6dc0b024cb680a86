import type {} from '@vitest/browser-playwright';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Carousel, Grid } from '../index.ts';
import { GifPicker } from './gif-picker.tsx';

const forceColors = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
beforeEach(() => forceColors('active'));
afterEach(async () => {
  await cleanup();
  await forceColors('none');
});

const never = () => new Promise<never>(() => {});
const firstPage = async ({ offset }: { offset: number }) =>
  offset ? never() : buildPage({ gifs: buildGifs(3), total: 9 });
const find = (selector: string) => document.querySelector(selector) as Element;

function systemColor(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const colors = { '--zoetrope-text': '#123', '--zoetrope-surface': '#fed' } as object;

it('shows the selected tab, the active suggestion and the clear button of a picker in forced colors', async () => {
  await render(
    <GifPicker
      style={colors}
      getStorage={null}
      search={never}
      trending={never}
      searchTags={async () => ({ data: ['cat', 'cow'] })}
    />,
  );
  const tab = getComputedStyle(find('[role=tab][aria-selected=true]'));
  expect([tab.backgroundColor, tab.color]).toEqual([systemColor('Highlight'), systemColor('HighlightText')]);
  await userEvent.type(find('input'), 'c');
  await expect.poll(() => document.querySelectorAll('[data-zoetrope-suggestions] [role=option]').length).toBe(2);
  await userEvent.keyboard('{ArrowDown}');
  const outline = (selector: string) => getComputedStyle(find(selector)).outlineStyle;
  expect(outline('[role=option][aria-selected=true]')).toBe('solid');
  expect(outline('[role=option][aria-selected=false]')).toBe('none');
  expect(getComputedStyle(find('[data-zoetrope-search] button'), '::before').borderTopWidth).toBe('2px');
});

it.each([
  ['Grid', <Grid key="" width={400} columns={2} fetchGifs={firstPage} />],
  ['Carousel', <Carousel key="" gifHeight={100} fetchGifs={firstPage} />],
])('shows the loader of a %s in forced colors', async (_, list) => {
  await render(<div style={{ width: 400 }}>{list}</div>);
  await expect
    .poll(() => getComputedStyle(find('[data-zoetrope-loader]') ?? document.body).backgroundImage)
    .toContain('gradient');
});
