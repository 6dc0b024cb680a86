import type { Options } from 'tsup';

/** The tsup options of all packages: ESM only, with source maps. `build-declarations.mjs` adds the types. */
export function preset(entry: Record<string, string>, options: Options = {}): Options {
  return {
    entry,
    format: ['esm'],
    target: 'es2022',
    sourcemap: true,
    silent: true,
    ...options,
  };
}
