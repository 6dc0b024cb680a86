import { defineConfig } from 'tsup';
import { preset } from '../../tooling/tsup-preset.ts';

export default defineConfig(
  preset(
    { index: 'src/index.ts' },
    {
      // Bundling makes `var` of each constant, into which no later minifier looks: here is where their values are known.
      esbuildOptions(options) {
        options.minifySyntax = true;
      },
    },
  ),
);
