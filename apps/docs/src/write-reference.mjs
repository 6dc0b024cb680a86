import { join, resolve } from 'node:path';
import { Application } from 'typedoc';
import { publicPackages, readManifest } from './public-packages.mjs';

const OPTIONS = {
  tsconfig: resolve(import.meta.dirname, '../tsconfig.json'),
  plugin: ['typedoc-plugin-markdown'],
  // The packages are type-checked with their own settings.
  skipErrorChecking: true,
  readme: 'none',
  router: 'module',
  entryFileName: 'index',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  disableSources: true,
  excludeInternal: true,
  validation: false,
  logLevel: 'Error',
};

/** Writes the reference: one page per entry point of each published package, from the types and their JSDoc. */
export async function writeReference(root, folder) {
  const entries = entriesOf(root);
  const app = await Application.bootstrapWithPlugins({
    ...OPTIONS,
    outputs: [{ name: 'markdown', path: folder }],
    entryPoints: [...entries.keys()],
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read the types; the reasons are above.');
  project.name = 'Reference';
  for (const entry of project.children ?? []) {
    entry.name = entries.get(project.getSymbolIdFromReflection(entry)?.fileName) ?? entry.name;
  }
  await app.generateOutputs(project);
}

/** Maps the source file of each entry point to its import specifier. */
function entriesOf(root) {
  const entries = new Map();
  for (const folder of publicPackages(root)) {
    const manifest = readManifest(root, folder);
    for (const [path, { '@zoetrope/source': source }] of Object.entries(manifest.exports)) {
      if (source) entries.set(join(root, 'packages', folder, source), join(manifest.name, path));
    }
  }
  return entries;
}
