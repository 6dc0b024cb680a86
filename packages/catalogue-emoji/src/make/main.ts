/**
 * Writes the catalogue.
 *
 *   node src/make/main.ts FOLDER           items and media: some minutes
 *   node src/make/main.ts FOLDER --data    the items only
 */
import { parseArgs } from 'node:util';
import { writeCatalogue } from './write-catalogue.ts';

const { values, positionals } = parseArgs({ options: { data: { type: 'boolean' } }, allowPositionals: true });
const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write('Usage: main.ts FOLDER [--data]\n');
  process.exit(1);
}
const items = await writeCatalogue(folder, {
  isDataOnly: values.data,
  onProgress: (done, total) => {
    if (done % 100 === 0 || done === total) process.stdout.write(`${done} of ${total} emoji drawn\n`);
  },
});
process.stdout.write(`${items.length} items in ${folder}\n`);
