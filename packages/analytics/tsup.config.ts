import { defineConfig } from 'tsup';
import { preset } from '../../tooling/tsup-preset.ts';

export default defineConfig(
  preset({ index: 'src/index.ts', 'indexed-db': 'src/indexed-db.ts', 'tag-manager': 'src/tag-manager.ts' }),
);
