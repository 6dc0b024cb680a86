import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles the controller and the element, as a host page would. */
export async function bundleHost(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['@zoetrope/source', 'browser', 'import', 'default'] },
    build: { write: false, lib: { entry: fileURLToPath(new URL('host-entry.ts', import.meta.url)), formats: ['es'] } },
  });
  const [output] = Array.isArray(built) ? built : [];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('Vite produced no script for the host page.');
  return chunk.code;
}
