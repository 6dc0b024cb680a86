/**
 * Returns the folder of this package, which is a catalogue: `items.ndjson`, `channels.json` and `media/`. In a checkout
 * of the repository, these do not exist before `pnpm --filter @zoetrope/catalogue-emoji make`.
 *
 * @example
 * const catalogue = await openCatalogue(fileURLToPath(catalogueFolder()));
 */
export function catalogueFolder(): URL {
  // The same from `src` and from `dist`.
  return new URL('../', import.meta.url);
}
