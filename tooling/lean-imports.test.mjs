import { expect, it } from 'vitest';
import { leanImports } from './lean-imports.ts';

it('drops the imports of other built files of which nothing is used, and keeps the lines', () => {
  const code = ['import { a } from "./chunk-A1.js";', 'import "./chunk-B2.js";', 'import "@scope/styles";', 'a();'];
  expect(leanImports(code.join('\n')).split('\n')).toEqual([code[0], '', code[2], code[3]]);
});
