import { defineConfig } from 'tsup';
import { preset } from '../../tooling/tsup-preset.ts';

export default defineConfig(
  preset(
    { index: 'src/index.ts' },
    {
      // Bundling turns each constant into a `var`, which later minifiers do not inline. The values are still known here.
      esbuildOptions(options) {
        options.minifySyntax = true;
      },
    },
  ),
);
