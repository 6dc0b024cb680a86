import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { root } from '../pnpm.mjs';

const SOURCE = '@zoetrope/source';
/** Declarations of modules that samples import, but that are not installed here. */
const NOT_INSTALLED = [join(import.meta.dirname, 'not-installed.d.ts')];
const LANGUAGES = { ts: 'ts', tsx: 'tsx', js: 'ts', jsx: 'tsx' };

/**
 * Type-checks each block as a separate module against the sources of the packages. Returns errors with page and line.
 */
export function compileBlocks(blocks) {
  const modules = new Map(
    blocks.filter(({ language }) => language in LANGUAGES).map((block, index) => [fileOf(block, index), block]),
  );
  const options = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    customConditions: [SOURCE],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    paths: {
      ...entryPaths(),
      'throttle-debounce': [join(root, 'packages/react-components/node_modules/@types/throttle-debounce')],
    },
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => modules.has(name) || fileExists(name);
  host.readFile = (name) => (modules.has(name) ? textOf(modules.get(name)) : readFile(name));
  const program = ts.createProgram([...modules.keys(), ...NOT_INSTALLED], options, host);
  return [...modules].flatMap(([file, block]) => {
    const source = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map((diagnostic) => describe(diagnostic, source, block));
  });
}

function fileOf({ language, folder = 'docs', file }, index) {
  return posix.join(root.replaceAll('\\', '/'), folder, file ?? `block-${index}.${LANGUAGES[language]}`);
}

/** The given declarations come last, so that line numbers do not change. */
function textOf({ code, given }) {
  return [code, ...given, 'export {};'].join('\n');
}

function describe({ messageText, start = 0 }, source, { path, line }) {
  const errorLine = line + 1 + source.getLineAndCharacterOfPosition(start).line;
  return `${path}:${errorLine}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
}

/** Returns the path of the source of each entry point. */
function entryPaths() {
  return Object.fromEntries(
    readdirSync(join(root, 'packages')).flatMap((folder) => {
      const { name, exports } = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));
      return Object.entries(exports)
        .filter(([, target]) => target[SOURCE])
        .map(([entry, target]) => [posix.join(name, entry), [join(root, 'packages', folder, target[SOURCE])]]);
    }),
  );
}
