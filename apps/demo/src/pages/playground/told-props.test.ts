import { expect, it } from 'vitest';
import { toldProps } from './told-props.ts';

it.each([
  [[{ id: 'fox' }, { nodeName: 'A' }], 'fox A'],
  [[{ type: 'SEEN', gif: { id: 'fox' } }], 'SEEN fox'],
  [[[1, 2, 3]], '3 GIFs'],
  [[new Error('offline')], 'offline'],
  [['paused', undefined], 'paused'],
  [[0.25], '0.25'],
  [[{ status: 'playing' }], 'playing'],
  [[{ gifs: [1, 2] }], '2 GIFs'],
  [[], ''],
])('tells a call with %o as “%s”', (given, words) => {
  const told: unknown[] = [];
  const { onIt } = toldProps(['onIt'], (...line) => told.push(line));
  (onIt as (...given: readonly unknown[]) => void)(...given);
  expect(told).toEqual([['onIt', words]]);
});
