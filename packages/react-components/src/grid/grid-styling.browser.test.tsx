import { buildGifs } from '@zoetrope/testkit';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel } from '../carousel/carousel.tsx';
import { carouselAttributes } from '../carousel/carousel-attributes.ts';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { Grid } from './grid.tsx';
import { gridAttributes } from './grid-attributes.ts';
import { never, setUpPage, withStylesIn } from './testing/grid-page.tsx';

const gifs = buildGifs(20);
const grid = <Grid className="narrow" fetchGifs={never} initialGifs={gifs} columns={4} />;

setUpPage();

/** Renders a Grid on a page whose style sheet precedes its own. */
const gridBelow = (styles: string) =>
  render(
    <>
      <style>{styles}</style>
      {grid}
    </>,
  );

it("has the width of an application's class, wherever its style sheet is [W-1]", async () => {
  const { container } = await gridBelow('.narrow { width: 300px }');
  expect(container.querySelector(`[${gridAttributes.root}]`)?.clientWidth).toBe(300);
});

it('fills a flex container', async () => {
  await page.viewport(1200, 800);
  const { container } = await render(<div style={{ display: 'flex', width: 1000 }}>{grid}</div>);
  expect(container.querySelector(`[${gridAttributes.root}]`)?.clientWidth).toBe(1000);
});

it('is styled in a shadow tree with an Emotion cache for it', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  await render(withStylesIn(root, grid), { container: root.appendChild(document.createElement('div')) });
  const tile = root.querySelector(`[${tileAttributes.tile}]`);
  expect(tile && getComputedStyle(tile).position).toBe('absolute');
  host.remove();
});

it('shows a focus outline even if the page resets outlines', async () => {
  const { container } = await gridBelow('button:focus, a:focus { outline: 0 }');
  const pause = () => container.querySelector<HTMLElement>(`[${tileAttributes.pause}]`);
  await expect.poll(pause).not.toBeNull();
  for (const element of [pause(), container.querySelector('li a') as HTMLElement]) {
    element?.focus({ focusVisible: true } as FocusOptions);
    expect(element && getComputedStyle(element).outlineWidth).toBe('3px');
  }
  // The radius of the tile.
  expect(getComputedStyle(document.activeElement as Element).borderRadius).toBe('4px');
});

it.each(['ltr', 'rtl'])('shows the pause button of a short list on its last tile (%s)', async (dir) => {
  await page.viewport(1200, 800);
  const { container } = await render(
    <div dir={dir}>
      <Grid fetchGifs={never} initialGifs={buildGifs(2)} columns={4} gutter={10} />
    </div>,
  );
  const pause = () => container.querySelector(`[${tileAttributes.pause}]`)?.getBoundingClientRect();
  await expect.poll(pause).toBeDefined();
  const tile = [...container.querySelectorAll(`[${tileAttributes.tile}]`)].at(-1)?.getBoundingClientRect();
  const { left = 0, right = 0 } = pause() ?? {};
  expect(dir === 'ltr' ? (tile?.right ?? 0) - right : left - (tile?.left ?? 0)).toBeCloseTo(8, 0);
});

it('animates the loader only while a page is loading', async () => {
  let fail: (error: Error) => void = () => {};
  const fetchGifs = () =>
    new Promise<never>((_, reject) => {
      fail = reject;
    });
  const animation = () => {
    const loader = document.querySelector(`[${gridAttributes.loader}]`);
    return loader && getComputedStyle(loader).animationName;
  };
  let firstAnimation: string | null = null;
  /** Reads the styles of the first commit: on a busy machine, the page is loading when `render` resolves. */
  function Recorder() {
    useLayoutEffect(() => {
      firstAnimation ??= animation();
    }, []);
    return <Grid fetchGifs={fetchGifs} initialGifs={buildGifs(2)} columns={4} />;
  }
  const { container } = await render(<Recorder />);
  expect(firstAnimation).toBe('none');
  await expect.poll(animation).toBe('zoetrope-loader');
  fail(new Error('offline'));
  await expect.poll(() => container.querySelector(`[${gridAttributes.error}]`)).not.toBeNull();
  expect(getComputedStyle(container.querySelector('[role=alert]') as Element).textAlign).toBe('center');
});

it('does not style a Carousel next to it', async () => {
  const { container } = await render(
    <>
      <Grid fetchGifs={() => Promise.reject(new Error('offline'))} />
      <Carousel fetchGifs={never} gifHeight={100} />
    </>,
  );
  await expect.poll(() => container.querySelector(`[${gridAttributes.error}]`)).not.toBeNull();
  const loader = container.querySelector(`[${carouselAttributes.root}] [${carouselAttributes.loader}]`) as Element;
  // In a Grid the height is that of its padding of 24 px.
  await expect
    .poll(() => getComputedStyle(container.querySelector('[role=alert]') as Element).textAlign)
    .toBe('center');
  expect(getComputedStyle(loader).padding).toBe('0px');
});
