import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { entries } from './entries.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const OPTIONS = {
  module: 'nodenext',
  target: 'es2022',
  strict: true,
  noEmit: true,
  types: ['node'],
  jsx: 'react-jsx',
  // Only the declarations of TypeScript itself are not checked.
  skipDefaultLibCheck: true,
};

/** Type-checks a program in this project. Returns the output of the compiler. */
function check(text) {
  const folder = mkdtempSync(join(HERE, '.types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'program.ts'), text);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, files: ['program.ts'] }));
  const tsc = join(HERE, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout;
}

it('has types that compile in a strict NodeNext program, and that find a type error', () => {
  const imports = entries().map((entry, index) => `export * as module${index} from '${entry}';`);
  // If a type were lost, it would be `any`, and the expected error would be missing.
  const typeError = [`import { altText } from '@zoetrope/model';`, '// @ts-expect-error', 'altText({ id: 7 });'];
  expect(check([...imports, ...typeError].join('\n'))).toBe('');
});
