import type { Options } from 'tsup';
import { leanImports } from './lean-imports.ts';

/**
 * The build that every package shares: ESM only, with types and source maps. `change` rewrites each built file, line by line.
 * `ignoreDeprecations` is for the `baseUrl` that tsup hands to TypeScript 6.
 */
export function preset(
  entry: Record<string, string>,
  options: Options = {},
  change: (code: string) => string = (code) => code,
): Options {
  return {
    entry,
    format: ['esm'],
    target: 'es2022',
    sourcemap: true,
    silent: true,
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
    plugins: [
      {
        name: 'lean-imports',
        renderChunk: (code, { map }) => ({ code: change(leanImports(code)), map: map ?? null }),
      },
    ],
    ...options,
  };
}
