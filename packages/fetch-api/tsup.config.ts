import { defineConfig } from 'tsup';
import { preset } from '../../tooling/tsup-preset.ts';

/**
 * Builds the lazy-loaded endpoints as one self-contained file. If it shared chunks with the index, bundlers would split
 * the initial chunk of every page, which costs about 250 B.
 */
const lazyEndpoints = {
  name: 'lazy-endpoints',
  setup({
    onResolve,
  }: {
    onResolve(on: { filter: RegExp }, resolve: () => { path: string; external: boolean }): void;
  }) {
    // `import('./index.ts')` of `lazy/call-lazy.ts`.
    onResolve({ filter: /^\.\/index\.ts$/ }, () => ({ path: './lazy.js', external: true }));
  },
};

export default defineConfig([
  preset(
    {
      index: 'src/index.ts',
      'dialects/klipy': 'src/dialects/klipy.ts',
      'dialects/tenor': 'src/dialects/tenor.ts',
      download: 'src/download.ts',
      fallback: 'src/fallback.ts',
    },
    { esbuildPlugins: [lazyEndpoints] },
  ),
  preset({ lazy: 'src/lazy/index.ts' }, { noExternal: [/^@zoetrope/] }),
]);
