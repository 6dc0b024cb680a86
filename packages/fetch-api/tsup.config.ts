import { defineConfig } from 'tsup';
import { preset } from '../../tooling/tsup-preset.ts';

/**
 * The part that comes later is a file with everything in it. Did it share files with the first one, a bundler that splits
 * code would make chunks of what they share, and the seams of those cost a page that never asks for it 250 B.
 */
const apart = {
  name: 'later-apart',
  setup({ onResolve }: { onResolve(on: { filter: RegExp }, give: () => { path: string; external: boolean }): void }) {
    onResolve({ filter: /\/later\.ts$/ }, () => ({ path: './later.js', external: true }));
  },
};

export default defineConfig([
  preset({ index: 'src/index.ts', 'dialects/tenor': 'src/dialects/tenor.ts' }, { esbuildPlugins: [apart] }),
  preset({ later: 'src/later.ts' }, { noExternal: [/^@zoetrope/], dts: false }),
]);
