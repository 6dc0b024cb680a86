import { defineConfig } from 'tsup';
import { preset } from '../../tooling/tsup-preset.ts';

export default defineConfig(
  preset({
    index: 'src/index.ts',
    creator: 'src/creator.ts',
    management: 'src/management.ts',
    'provider-rules': 'src/provider-rules.ts',
    wire: 'src/wire.ts',
  }),
);
