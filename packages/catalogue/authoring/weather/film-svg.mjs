import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { CHROMIUM_ARGS } from '../../../../tooling/chromium-args.mjs';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** The icons leave a wide margin: this much larger, they fill the sticker. */
const ZOOM = 1.1;

/** Takes `count` pictures of an animated SVG, spread over the given seconds of its own time, on nothing. */
export async function filmSvg(svg, { size, seconds, count }) {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: CHROMIUM_ARGS,
  });
  try {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>${style(size)}</style>${svg}`);
    const pictures = [];
    for (let index = 0; index < count; index++) {
      await page.evaluate(
        (time) => {
          const picture = document.querySelector('svg');
          picture.pauseAnimations();
          picture.setCurrentTime(time);
        },
        100 * seconds + (index / count) * seconds,
      );
      const png = await page.screenshot({ omitBackground: true });
      pictures.push(await sharp(png).resize(size, size).ensureAlpha().raw().toBuffer());
    }
    return { width: size, height: size, count, pixels: Buffer.concat(pictures) };
  } finally {
    await browser.close();
  }
}

/** The shadow keeps white clouds visible on a white page. */
const style = (size) => `
  html, body { margin: 0; overflow: hidden; background: transparent }
  svg {
    position: absolute; width: ${size * ZOOM}px; height: ${size * ZOOM}px; left: ${(-size * (ZOOM - 1)) / 2}px; top: ${(-size * (ZOOM - 1)) / 2}px;
    filter: drop-shadow(0 1px 2px rgba(25, 45, 90, .5));
  }`;
