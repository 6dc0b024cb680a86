import { expect, it } from 'vitest';
import type { Control } from './control.ts';
import { toCode } from './to-code.ts';

const controls: readonly Control[] = [
  { name: 'columns', field: { kind: 'number', min: 0, max: 9 } },
  { name: 'noLink', field: { kind: 'toggle' } },
  { name: 'motion', field: { kind: 'choice', options: ['never'] } },
  { name: 'message', field: { kind: 'text' } },
  {
    name: 'overlay',
    field: { kind: 'toggle' },
    toExpression: () => 'Title',
    needs: { before: ['const Title = title;'] },
  },
];
const grid = { name: 'Grid', from: '@zoetrope/react-components' };

it.each([
  [{}, ''],
  [{ columns: '03', noLink: 'true', motion: 'never' }, '      columns={3}\n      noLink\n      motion="never"\n'],
  [{ message: 'Nothing here' }, '      message="Nothing here"\n'],
  [{ message: '"} <b>' }, '      message={"\\"} <b>"}\n'],
])('writes the props %o', (values, props) => {
  expect(toCode(grid, { props: ['fetchGifs={fetchGifs}'] }, { controls, values })).toBe(
    [
      "import { Grid } from '@zoetrope/react-components';",
      '',
      'export function Example() {',
      '  return (',
      '    <Grid',
      `      fetchGifs={fetchGifs}\n${props}    />`,
      '  );',
      '}',
    ].join('\n'),
  );
});

it('writes each import once, and the code that the props need', () => {
  const state = {
    imports: { react: ['useState'], [grid.from]: ['type GridHandle', 'Grid'] },
    parameters: '{ gif }: Props',
    body: ['const [a, setA] = useState(1);'],
    siblings: ['<button>\n  {a}\n</button>'],
    props: [],
  };
  expect(toCode(grid, state, { controls, values: { overlay: 'true' } })).toBe(
    [
      "import { Grid, type GridHandle } from '@zoetrope/react-components';",
      "import { useState } from 'react';",
      '',
      'const Title = title;',
      '',
      'export function Example({ gif }: Props) {',
      '  const [a, setA] = useState(1);',
      '  return (',
      '    <>',
      '      <button>',
      '        {a}',
      '      </button>',
      '      <Grid',
      '        overlay={Title}',
      '      />',
      '    </>',
      '  );',
      '}',
    ].join('\n'),
  );
});
