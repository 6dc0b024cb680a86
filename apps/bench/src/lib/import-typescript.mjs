import { build } from 'esbuild';

/** Imports a TypeScript module of the repository that only depends on Node.js. */
export async function importTypescript(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
}
