import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { entries } from './entries.mjs';

/** The compiler that this project installed. */
const ts = createRequire(import.meta.url)('typescript');

const OPTIONS = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  noEmit: true,
  types: ['node'],
  jsx: ts.JsxEmit.ReactJSX,
};

/**
 * Type-checks a program in this project, and the declarations of our packages that it imports. Those of other packages,
 * which take most of the time, are only checked where ours use them. Returns the errors.
 */
function check(text) {
  const file = join(import.meta.dirname, 'program.ts');
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? text : readFile(name));
  host.getCurrentDirectory = () => import.meta.dirname;
  const program = ts.createProgram([file], OPTIONS, host);
  const checked = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName === file || fileName.includes('/node_modules/@zoetrope/'));
  expect(checked.length).toBeGreaterThan(entries().length);
  const found = [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...checked.flatMap((source) => [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]),
  ];
  return ts.formatDiagnostics(found, host);
}

it('has types that compile in a strict NodeNext program, and that find a type error', () => {
  const imports = entries().map((entry, index) => `export * as module${index} from '${entry}';`);
  // If a type were lost, it would be `any`, and the expected error would be missing.
  const typeError = [`import { altText } from '@zoetrope/model';`, '// @ts-expect-error', 'altText({ id: 7 });'];
  expect(check([...imports, ...typeError].join('\n'))).toBe('');
});
