/**
 * Remakes the catalogue from its sources.
 *
 *   node make.mjs                      everything
 *   node make.mjs liquid-marble ufo    these items, and all whose id begins so
 *   node make.mjs --data               only data/*.json, from the media that are there
 */

import { makeAvatars } from './channels/avatars.mjs';
import { channels } from './channels/channels.mjs';
import { recipes } from './families.mjs';
import { makeItem, writeData } from './lib/publish.mjs';

const wanted = process.argv.slice(2);
const onlyData = wanted.includes('--data');
const chosen = wanted.length === 0 ? recipes : recipes.filter(({ id }) => wanted.some((start) => id.startsWith(start)));
if (!onlyData && chosen.length === 0) {
  console.error(`No item has an id that begins with ${wanted.join(' or ')}.`);
  process.exit(1);
}

if (!onlyData) {
  const begin = performance.now();
  let total = 0;
  for (const [index, recipe] of chosen.entries()) {
    const start = performance.now();
    const bytes = await makeItem(recipe);
    total += bytes;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${index + 1}/${chosen.length} ${recipe.id}: ${Math.round(bytes / 1024)} KB in ${seconds} s`);
  }
  if (wanted.length === 0) await makeAvatars(channels);
  const minutes = ((performance.now() - begin) / 60_000).toFixed(1);
  console.log(`${chosen.length} items, ${(total / 1e6).toFixed(1)} MB in ${minutes} minutes`);
}

console.log(`data/items.json has ${await writeData(recipes, channels)} items.`);
