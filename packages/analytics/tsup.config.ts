import { defineConfig } from 'tsup';
import { preset } from '../../tooling/tsup-preset.ts';

export default defineConfig(
  preset(
    {
      index: 'src/index.ts',
      'error-reports': 'src/error-reports.ts',
      'indexed-db': 'src/indexed-db.ts',
      reports: 'src/reports.ts',
      'tag-manager': 'src/tag-manager.ts',
    },
    {
      // Bundling turns each constant into a `var`, which later minifiers do not inline. The values are still known here.
      esbuildOptions(options) {
        options.minifySyntax = true;
      },
    },
  ),
);
