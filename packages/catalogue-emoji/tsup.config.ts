import { defineConfig } from 'tsup';
import { preset } from '../../tooling/tsup-preset.ts';

export default defineConfig(preset({ index: 'src/index.ts' }));
