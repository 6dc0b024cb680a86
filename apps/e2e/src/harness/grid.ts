import type { Locator, Page } from 'playwright';

/** The Grid of results, by its public attributes. */
export const results = (page: Page): Locator => page.locator('main [data-zoetrope-grid]');
export const tiles = (page: Page): Locator => results(page).locator('[data-zoetrope-gif]');

/** Ids of the tiles that are in the document, in their order. */
export function tileIds(page: Page): Promise<readonly string[]> {
  return tiles(page).evaluateAll((elements) => elements.map((element) => element.dataset.zoetropeGif ?? ''));
}

/** Images of tiles in sight: how many there are, have loaded, and move. */
export function imagesInSight(page: Page): Promise<{ count: number; loaded: number; moving: number }> {
  return tiles(page)
    .locator('img')
    .evaluateAll((images) => {
      const inSight = images.filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
      const loaded = inSight.filter(
        (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
      );
      return {
        count: inSight.length,
        loaded: loaded.length,
        moving: inSight.filter((image) => image.hasAttribute('data-zoetrope-animated')).length,
      };
    });
}
