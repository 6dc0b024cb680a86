import { combineCatalogues } from '../library/catalogue/combine-catalogues.ts';
import type { Catalogue } from '../storage/catalogue.ts';
import { openCatalogue } from '../storage/open-catalogue.ts';

/** The name of the default catalogue in `--catalogue`. */
export const BUNDLED = 'bundled';

/** Opens the catalogues that `--catalogue` names. Default: `bundled`. */
export async function openCatalogues(names: readonly string[] | undefined, bundled: Catalogue): Promise<Catalogue> {
  const catalogues = await Promise.all(
    (names ?? [BUNDLED]).map((name) => (name === BUNDLED ? bundled : openCatalogue(name))),
  );
  const [only] = catalogues;
  return only !== undefined && catalogues.length === 1 ? only : combineCatalogues(catalogues);
}
