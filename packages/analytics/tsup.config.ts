import { defineConfig } from 'tsup';
import { preset } from '../../tooling/tsup-preset.ts';

export default defineConfig(
  preset(
    {
      index: 'src/index.ts',
      'error-reports': 'src/error-reports.ts',
      'indexed-db': 'src/indexed-db.ts',
      'tag-manager': 'src/tag-manager.ts',
    },
    {
      // Bundling makes `var` of each constant, into which no later minifier looks: here is where their values are known.
      esbuildOptions(options) {
        options.minifySyntax = true;
      },
    },
  ),
);
