import { expect, it } from 'vitest';
import { loggingProps } from './logging-props.ts';

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
])('logs a call with %o as “%s”', (args, summary) => {
  const calls: unknown[] = [];
  const { onEvent } = loggingProps(['onEvent'], (...call) => calls.push(call));
  (onEvent as (...args: readonly unknown[]) => void)(...args);
  expect(calls).toEqual([['onEvent', summary]]);
});
