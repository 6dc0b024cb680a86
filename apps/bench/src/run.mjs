// pnpm bench [part …]: measures the given parts, or all, next to the alternatives, and writes docs/benchmarks.md.
// pnpm bench import [--files 200,1000]: imports folders of 200 and of 1,000 files.
// pnpm bench page: writes the page without measuring.
// pnpm bench server --items 1000000 [--embedded] [--runs 5] [--calls 500]: the server with a synthetic library of this
// size.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { missingEngines } from '../../../tooling/find-engines.mjs';
import { installAlternatives } from './lib/install-alternatives.mjs';
import { writeResults } from './lib/write-results.mjs';

const BENCHES = {
  bytes: async () => (await import('./bytes/bytes.mjs')).benchBytes,
  carousel: async () => (await import('./carousel/carousel.mjs')).benchCarousel,
  collector: async () => (await import('./collector/collector.mjs')).benchCollector,
  client: async () => (await import('./client/client.mjs')).benchClient,
  embed: async () => (await import('./embed/embed.mjs')).benchEmbed,
  'grid-engines': async () => (await import('./grid/engines.mjs')).benchGridEngines,
  grid: async () => (await import('./grid/grid.mjs')).benchGrid,
  import: async () => (await import('./import/import.mjs')).benchImport,
  lighthouse: async () => (await import('./lighthouse/lighthouse.mjs')).benchLighthouse,
  'search-quality': async () => (await import('./search-quality/search-quality.mjs')).benchSearchQuality,
  server: async () => (await import('./server/server.mjs')).benchServer,
  video: async () => (await import('./video/video.mjs')).benchVideo,
};

const { positionals: words, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    items: { type: 'string' },
    embedded: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    calls: { type: 'string', default: '500' },
    files: { type: 'string', default: '200,1000,2000' },
  },
});
const requests = words.filter((word) => word !== 'page');
const unknown = requests.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no benchmark "${unknown.join('", "')}". Use ${Object.keys(BENCHES).join(', ')} or page.`);
  process.exit(2);
}

const here = resolve(import.meta.dirname, '..');
installAlternatives(here);
// Without a name, what this machine can run.
const all = Object.keys(BENCHES).filter((name) => name !== 'grid-engines' || missingEngines().length === 0);
const failures = [];
for (const name of words.length > 0 ? requests : all) {
  console.log(`\n${name}`);
  const bench = await BENCHES[name]();
  const result = await bench({ log: (line) => console.log(`  ${line}`), options });
  writeResults(`${here}/results`, result.file ?? name, result);
  failures.push(...result.failures.map((failure) => `${name}: ${failure}`));
}
const { writePage } = await import('./page/write-page.mjs');
writePage(`${here}/results`, resolve(here, '../../docs'));
for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
