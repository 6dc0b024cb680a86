import { expect, it } from 'vitest';
import { mergeImports } from './merge-imports.ts';

it('imports a name once from each package, and uses it everywhere', () => {
  const code = [
    'import { a, b } from "x";',
    'a(b);',
    'import {',
    '  b as b2,',
    '  a as a2',
    '} from "x";',
    'a2(b2, c3);',
  ];
  expect(mergeImports([...code, 'import { c as c3 } from "y";'].join('\n')).split('\n')).toEqual([
    'import { a, b } from "x";',
    'a(b);',
    '',
    '',
    '',
    '',
    'a(b, c3);',
    'import { c as c3 } from "y";',
  ]);
});

it.each(['import x from "x";', 'import * as x from "x";', "const text = 'import { a } from';"])(
  'leaves %s alone',
  (code) => {
    expect(mergeImports(code)).toBe(code);
  },
);
