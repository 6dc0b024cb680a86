import type { Locator, Page } from 'playwright';

/** The Grid of results, located by its public attributes. */
export const results = (page: Page): Locator => page.locator('main [data-zoetrope-grid]');
export const tiles = (page: Page): Locator => results(page).locator('[data-zoetrope-gif]');

/** Returns the GIF ids of the rendered tiles, in order. */
export function tileIds(page: Page): Promise<readonly string[]> {
  return tiles(page).evaluateAll((elements) => elements.map((element) => element.dataset.zoetropeGif ?? ''));
}

/** Counts the images of tiles in the viewport: all, the loaded ones and the animated ones. */
export function imagesInView(page: Page): Promise<{ count: number; loaded: number; animated: number }> {
  return tiles(page)
    .locator('img')
    .evaluateAll((images) => {
      const inView = images.filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
      const loaded = inView.filter(
        (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
      );
      return {
        count: inView.length,
        loaded: loaded.length,
        animated: inView.filter((image) => image.hasAttribute('data-zoetrope-animated')).length,
      };
    });
}
