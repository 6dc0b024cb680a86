import { createHash } from 'node:crypto';
import { ServerError } from '../../server-error.ts';
import type { Catalogue } from '../../storage/catalogue.ts';
import { checkItem } from './check-item.ts';
import { renameFiles } from './item-file-names.ts';

/**
 * Combines catalogues into one: their items one after the other, and their channels. If several have a channel with the
 * same slug, that of the first one is used.
 *
 * Throws a `ServerError` that names the item, while the items are read, if an item is invalid.
 *
 * @example
 * const emoji = await openCatalogue(fileURLToPath(catalogueFolder()));
 * const server = await startServer({ catalogue: await combineCatalogues([{ ...catalogue, fileUrl }, emoji]) });
 */
export async function combineCatalogues(catalogues: readonly Catalogue[]): Promise<Catalogue> {
  const versions = await Promise.all(catalogues.map(versionOf));
  const channels = catalogues.flatMap((catalogue, index) =>
    catalogue.channels.map((channel) =>
      channel.avatar === undefined ? channel : { ...channel, avatar: combinedName(index, channel.avatar) },
    ),
  );
  const slugs = channels.map(({ slug }) => slug);
  return {
    items: {
      async *[Symbol.asyncIterator]() {
        for (const [index, catalogue] of catalogues.entries()) {
          let position = 0;
          for await (const item of catalogue.items) {
            // Here, an error can still name the file and line of the item.
            checkItem(item, position, catalogue);
            yield renameFiles(item, (name) => combinedName(index, name));
            position += 1;
          }
        }
      },
    },
    channels: channels.filter(({ slug }, index) => slugs.indexOf(slug) === index),
    fileUrl(name) {
      const [index = '', ...path] = name.split('/');
      const catalogue = catalogues[Number(index)];
      if (catalogue !== undefined && path.length > 0) return catalogue.fileUrl(path.join('/'));
      throw new ServerError(
        `${JSON.stringify(name)} is not the name of a file in one of ${catalogues.length} catalogues.`,
      );
    },
    version: JSON.stringify(versions),
  };
}

/** Several catalogues may have a file with the same name. */
function combinedName(index: number, name: string): string {
  return `${index}/${name}`;
}

/** The version of a catalogue, or a hash of its items. */
async function versionOf({ items, version }: Catalogue): Promise<string> {
  if (version !== undefined) return version;
  const hash = createHash('sha256');
  for await (const item of items) hash.update(JSON.stringify(item));
  return hash.digest('hex');
}
