import { resolve } from 'node:path';

/**
 * Splits an esbuild output with the entry stdin.js into the code of the initial load, `first`, and lazy-loaded code,
 * `later`.
 */
export function splitBundle({ outputFiles, metafile: { outputs } }, folder) {
  const first = withStaticImports(outputs, (path) => path.endsWith('stdin.js'));
  const onDemand = new Set(first.flatMap((path) => importsOf(outputs, path, 'dynamic-import')));
  const later = withStaticImports(outputs, (path) => onDemand.has(path)).filter((path) => !first.includes(path));
  const textOf = (paths) =>
    paths.map((path) => outputFiles.find((file) => file.path === resolve(folder, path)).text).join('');
  return { first: textOf(first), later: textOf(later) };
}

/** Returns the paths of the selected files, and of all their static imports. */
function withStaticImports(outputs, isSelected) {
  const found = new Set(Object.keys(outputs).filter(isSelected));
  for (const path of found) for (const imported of importsOf(outputs, path, 'import-statement')) found.add(imported);
  return [...found];
}

const importsOf = (outputs, path, importKind) =>
  outputs[path].imports
    .filter(({ kind, external }) => kind === importKind && !external)
    .map(({ path: imported }) => imported);
