import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, inject, it } from 'vitest';
import { type ServiceProxy, startProxy } from './harness/start-proxy.ts';
import { useEngine } from './harness/use-engine.ts';

/** WebKit's window is wider, so that the page is in a frame. */
const PHONE = { width: 390, height: 780 };
/** A folder for a screenshot of each page. */
const { ZOETROPE_SCREENSHOTS: FOLDER } = process.env;

const DEMO = {
  home: { path: '/', ready: 'main [data-zoetrope-gif] img' },
  search: { path: '/?q=cat', ready: 'main [data-zoetrope-gif] img' },
  gif: { path: '/?gif=bye-bye-plane', ready: '[role=dialog] h2, dialog[open] h2' },
  playground: { path: '/playground', ready: 'main [data-zoetrope-gif] img' },
  picker: { path: '/picker', ready: '[role=log] [data-zoetrope-gif]' },
  explorer: { path: '/explorer', ready: 'h1' },
  configurator: { path: '/configurator', ready: '.configurator iframe' },
  analytics: { path: '/analytics', ready: 'h1' },
  management: { path: '/management', ready: 'h1' },
};
const SERVICE = {
  list: { path: '/', ready: 'h1, main img' },
  'gif-page': { path: '/gifs/coffee-first', ready: 'h1' },
  channel: { path: '/channel/bigmood', ready: 'h1' },
  reference: { path: '/docs', ready: 'h1' },
  embed: { path: '/embed/coffee-first', ready: '[data-zoetrope-live]' },
  'embed-clip': { path: '/embed/beat-machine', ready: '[data-zoetrope-live]' },
  'embed-twitter': { path: '/embed/coffee-first/twitter/iframe', ready: '[data-zoetrope-live]' },
};
const PAGES = [
  ...Object.entries(DEMO).map(([name, page]) => ({ name, server: 'demo' as const, ...page })),
  ...Object.entries(SERVICE).map(([name, page]) => ({ name, server: 'server' as const, ...page })),
];

const { page } = useEngine();
let proxies: { readonly [server in 'demo' | 'server']: ServiceProxy };
beforeAll(async () => {
  proxies = { demo: await startProxy(inject('demo')), server: await startProxy(inject('server')) };
  return () => {
    for (const proxy of Object.values(proxies)) proxy.close();
  };
});

/** Frames a page in the width of a phone. */
async function open(src: string): Promise<void> {
  await page().goto(`${new URL(src).origin}/host`);
  await page().evaluate(
    (url, size) => {
      const frame = Object.assign(document.createElement('iframe'), { src: url, ...size });
      frame.style.border = '0';
      document.body.style.margin = '0';
      document.body.replaceChildren(frame);
    },
    src,
    { width: String(PHONE.width), height: String(PHONE.height) },
  );
}

/** What a page waits for: an element, images in view, and running animations that end. */
const pending = (selector: string) =>
  page().evaluate((ready) => {
    const framed = document.querySelector('iframe')?.contentDocument;
    if (!framed?.querySelector(ready)) return [`${ready} in ${framed?.URL}: ${framed?.body?.innerText.slice(0, 200)}`];
    const isEnding = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < framed.documentElement.clientHeight && right > 0 && left < innerWidth;
    };
    const animations = framed.getAnimations().filter(isEnding);
    const images = [...framed.images].filter((image) => isInView(image) && !image.complete);
    return [
      ...animations.map(
        ({ effect, currentTime }) => `animation ${JSON.stringify(effect?.getTiming())} at ${currentTime}`,
      ),
      ...images.map((image) => image.outerHTML.slice(0, 200)),
    ];
  }, selector);

/** What does not fit: how far the page scrolls sideways, in px, and headings and controls that nothing scrolls or clips. */
const overflow = () =>
  page().evaluate(() => {
    const framed = document.querySelector('iframe')?.contentDocument;
    const view = framed?.defaultView;
    if (!framed || !view) throw new Error('The frame has no page.');
    const isClipped = (element: Element) => {
      for (let box = element.parentElement; box && box !== framed.body; box = box.parentElement) {
        if (view.getComputedStyle(box).overflowX !== 'visible') return true;
      }
      return false;
    };
    const isOutside = (element: Element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (left < -1 || right > view.innerWidth + 1);
    };
    const outside = [...framed.querySelectorAll('h1, h2, h3, a, button, input, select, textarea')]
      .filter((element) => isOutside(element) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !isClipped(element))
      .map((element) => element.outerHTML.slice(0, 200));
    const { scrollWidth, clientWidth } = framed.documentElement;
    return { sideways: Math.max(scrollWidth - clientWidth, 0), outside };
  });

it.each(PAGES)('fits a phone without scrolling sideways: $name [W-1]', async ({ name, server, path, ready }) => {
  await open(proxies[server].origin + path);
  await expect.poll(() => pending(ready)).toEqual([]);
  await expect.poll(overflow).toEqual({ sideways: 0, outside: [] });
  if (FOLDER === undefined) return;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, `${name}-${page().engine}.png`), await page().screenshot());
});
