/**
 * Remakes the catalogue from its sources.
 *
 *   node make.mjs                         everything
 *   node make.mjs liquid-marble weather-  only items whose id begins so
 *   node make.mjs avatar-               only pictures of channels whose file begins so
 *   node make.mjs --data                  only data/*.json, from the media that are there
 */
import { readdirSync, rmSync } from 'node:fs';
import { makeAvatars } from './channels/avatars.mjs';
import { channels } from './channels/channels.mjs';
import { recipes } from './families.mjs';
import { makeItem } from './lib/make-item.mjs';
import { filesOf, mediaPath } from './lib/media-files.mjs';
import { writeData } from './lib/write-data.mjs';

const beginnings = process.argv.slice(2).filter((argument) => argument !== '--data');
const onlyData = process.argv.includes('--data');
const everything = !onlyData && beginnings.length === 0;

const isChosen = (name) => everything || beginnings.some((beginning) => name.startsWith(beginning));
const chosen = recipes.filter(({ id }) => isChosen(id));

const secondsSince = (start) => ((performance.now() - start) / 1000).toFixed(1);
const begin = performance.now();
for (const [index, recipe] of chosen.entries()) {
  const start = performance.now();
  const bytes = await makeItem(recipe);
  console.log(`${index + 1}/${chosen.length} ${recipe.id}: ${Math.round(bytes / 1000)} kB in ${secondsSince(start)} s`);
}
const pictures = await makeAvatars(isChosen);
if (pictures > 0) console.log(`${pictures} pictures of channels`);
if (beginnings.length > 0 && chosen.length === 0 && pictures === 0) {
  console.error(`No item or picture of a channel has a name that begins with ${beginnings.join(' or ')}.`);
  process.exit(1);
}

const items = await writeData(recipes, channels);
if (everything) {
  const named = new Set([...items.flatMap(filesOf), ...channels.map(({ avatar }) => avatar)]);
  const stale = readdirSync(mediaPath('.')).filter((name) => !named.has(name));
  for (const name of stale) rmSync(mediaPath(name));
  if (stale.length > 0) console.log(`Removed what no recipe makes: ${stale.join(', ')}`);
}
console.log(`data/items.json has ${items.length} items. That took ${secondsSince(begin)} s.`);
