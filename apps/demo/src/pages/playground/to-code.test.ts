import { expect, it } from 'vitest';
import type { Control } from './control.ts';
import { toCode } from './to-code.ts';

const controls: readonly Control[] = [
  { name: 'columns', field: { kind: 'number', min: 0, max: 9 } },
  { name: 'noLink', field: { kind: 'toggle' } },
  { name: 'motion', field: { kind: 'choice', options: ['never'] } },
  { name: 'message', field: { kind: 'text' } },
  { name: 'overlay', field: { kind: 'toggle' }, toCode: () => 'Title' },
];
const parts = { component: 'Grid', from: '@zoetrope/react-components', given: ['fetchGifs={fetchGifs}'] };

it.each([
  [{}, ''],
  [{ columns: '03', noLink: 'true', motion: 'never' }, '  columns={3}\n  noLink\n  motion="never"\n'],
  [{ message: 'Nothing here' }, '  message="Nothing here"\n'],
  [{ message: '"} <b>' }, '  message={"\\"} <b>"}\n'],
  [{ overlay: 'true' }, '  overlay={Title}\n'],
])('writes %o as code that can be pasted', (chosen, props) => {
  expect(toCode(parts, controls, chosen)).toBe(
    `import { Grid } from '@zoetrope/react-components';\n\n<Grid\n  fetchGifs={fetchGifs}\n${props}/>;`,
  );
});
