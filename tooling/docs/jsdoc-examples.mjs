import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../pnpm.mjs';

/** The packages whose public functions have an `@example`. */
const PACKAGES = ['transport', 'model', 'fetch-api', 'management-api'];
/** Names that are not exported by the example's own package are imported from these. */
const FALLBACKS = ['model', 'transport', 'fetch-api'];

/** Folders whose functions are exported through documented ones. */
const INTERNAL = /\/(testing|lazy)\//;

/** Values that examples use without a declaration. */
const VALUES = {
  gif: "import('@zoetrope/model').Gif",
  gifs: "readonly import('@zoetrope/model').Gif[]",
  fetchGifs: "import('@zoetrope/model').FetchGifs",
  file: 'Blob',
  frame: 'Blob',
  input: 'HTMLInputElement',
  submit: '() => void',
};
const CLIENTS = {
  'management-api': "import('@zoetrope/management-api').ManagementClient",
};

/** The `@example` of each JSDoc comment as a block of code, with the imports and values that it needs. */
export function jsdocExamples() {
  return PACKAGES.flatMap((name) => sourceFiles(name).flatMap((path) => examplesOf(name, path)));
}

/** The names of exported functions without an `@example`. */
export function functionsWithoutExample() {
  return PACKAGES.flatMap((name) => {
    const exported = new Set(exportsOf(name).keys());
    return sourceFiles(name).flatMap((path) => {
      const declarations = readText(path).matchAll(
        /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export (?:async )?function\*? (\w+)/g,
      );
      return [...declarations]
        .filter(([, comment, declared]) => exported.has(declared) && !comment?.includes('@example'))
        .map(([, , declared]) => `${path}: ${declared}`);
    });
  });
}

function examplesOf(name, path) {
  const text = readText(path);
  return [...text.matchAll(/^ \* @example\n((?: \*(?: .*)?\n)*) \*\/\n/gm)].map((match) => {
    const code = match[1].replace(/^ \* ?/gm, '');
    const line = text.slice(0, match.index).split('\n').length;
    return { path, line, language: 'ts', code, given: preamble(name, code) };
  });
}

function preamble(name, code) {
  const declared = new Set(
    [...code.matchAll(/\b(?:const|let|function) (?:\{([^}]*)\}|(\w+))/g)].flatMap(declaredNames),
  );
  const values = { client: CLIENTS[name] ?? "import('@zoetrope/fetch-api').Client", ...VALUES };
  const own = exportsOf(name);
  const used = new Set(withoutStrings(code).match(/(?<![.\w])[A-Za-z_]\w*/g));
  return [...used].flatMap((identifier) => {
    if (declared.has(identifier)) return [];
    if (own.has(identifier)) return [`import { ${identifier} } from '${own.get(identifier)}';`];
    if (identifier in values) return [`declare const ${identifier}: ${values[identifier]};`];
    const fallback = FALLBACKS.map((module) => exportsOf(module).get(identifier)).find(Boolean);
    return fallback ? [`import { ${identifier} } from '${fallback}';`] : [];
  });
}

function declaredNames([, pattern, single]) {
  return single ? [single] : pattern.split(',').map((part) => part.split(':').at(-1).trim());
}

function withoutStrings(code) {
  return code.replace(/'[^'\n]*'|\/\/.*$/gm, "''");
}

/** The entry point of each exported name. */
function exportsOf(name) {
  const { exports } = JSON.parse(readText(`packages/${name}/package.json`));
  const names = new Map();
  for (const [entry, target] of Object.entries(exports)) {
    const source = target['@zoetrope/source'];
    if (!source) continue;
    for (const [, list] of readText(`packages/${name}/${source}`).matchAll(/export (?:type )?\{([^}]*)\}/g)) {
      for (const item of list.split(',')) {
        const exported = item.replace(/^\s*type /, '').trim();
        if (exported && !names.has(exported)) names.set(exported, `@zoetrope/${name}${entry.slice(1)}`);
      }
    }
    for (const [, exported] of readText(`packages/${name}/${source}`).matchAll(/export const (\w+)/g)) {
      names.set(exported, `@zoetrope/${name}${entry.slice(1)}`);
    }
  }
  return names;
}

function sourceFiles(name) {
  return readdirSync(join(root, 'packages', name, 'src'), { recursive: true })
    .map((file) => `packages/${name}/src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(file) && !INTERNAL.test(file));
}

function readText(path) {
  return readFileSync(join(root, path), 'utf8');
}
