import type { Options } from 'tsup';

/**
 * The build that all packages share: ESM only, with types and source maps. `ignoreDeprecations` is for the `baseUrl` that
 * tsup passes to TypeScript 6.
 */
export function preset(entry: Record<string, string>, options: Options = {}): Options {
  return {
    entry,
    format: ['esm'],
    target: 'es2022',
    sourcemap: true,
    silent: true,
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
    ...options,
  };
}
