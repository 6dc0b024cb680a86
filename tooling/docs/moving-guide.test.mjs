import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rootProps } from '../../packages/react-components/src/video/root-props.ts';

const GUIDE = new URL('../../docs/guides/moving-from-giphy.md', import.meta.url);

/** The rows about the props of a Video: theirs, and what the guide says of them. */
const rows = readFileSync(GUIDE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| Video: `'))
  .map((line) => line.split('|').slice(1, 3));

const namesIn = (cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name);

/** Whether a Video keeps a prop for itself: all others are for its root. */
const isOwn = (name) => Object.keys(rootProps({ [name]: '' })).length === 0;

it('says of each prop of a Video whether it is there', () => {
  expect(rows).toHaveLength(3);
  for (const [theirs, ours] of rows)
    for (const name of namesIn(theirs)) expect([name, isOwn(name)]).toEqual([name, !ours.trim().startsWith('none')]);
  expect(isOwn('id')).toBe(false);
});
