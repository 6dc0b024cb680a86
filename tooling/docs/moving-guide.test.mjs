import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const GUIDE = new URL('../../docs/guides/moving-from-giphy.md', import.meta.url);
const PROPS = new URL('../../packages/react-components/src/video/video-props.ts', import.meta.url);

/** The rows about the props of a Video: GIPHY's names, and what the guide says about them. */
const rows = readFileSync(GUIDE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| Video: `'))
  .map((line) => line.split('|').slice(1, 3));

const namesIn = (cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name);

const declared = new Set(
  [...readFileSync(PROPS, 'utf8').matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name]) => name),
);

it('lists the props of the GIPHY Video in agreement with the types of our Video', () => {
  expect(rows).toHaveLength(3);
  for (const [theirs, ours] of rows)
    for (const name of namesIn(theirs))
      expect([name, declared.has(name)]).toEqual([name, !ours.trim().startsWith('none')]);
});
