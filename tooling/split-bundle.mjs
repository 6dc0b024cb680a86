import { resolve } from 'node:path';

/** What a build by esbuild with code splitting loads `first`, of an entry called stdin.js, and what that loads `later`. */
export function splitBundle({ outputFiles, metafile: { outputs } }, folder) {
  const first = withPlainImports(outputs, (path) => path.endsWith('stdin.js'));
  const onDemand = new Set(first.flatMap((path) => importsOf(outputs, path, 'dynamic-import')));
  const later = withPlainImports(outputs, (path) => onDemand.has(path)).filter((path) => !first.includes(path));
  const textOf = (paths) =>
    paths.map((path) => outputFiles.find((file) => file.path === resolve(folder, path)).text).join('');
  return { first: textOf(first), later: textOf(later) };
}

/** The paths of some files and of all that they import by a plain import. */
function withPlainImports(outputs, isWanted) {
  const found = new Set(Object.keys(outputs).filter(isWanted));
  for (const path of found) for (const each of importsOf(outputs, path, 'import-statement')) found.add(each);
  return [...found];
}

const importsOf = (outputs, path, wanted) =>
  outputs[path].imports.filter(({ kind, external }) => kind === wanted && !external).map((each) => each.path);
