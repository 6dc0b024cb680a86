import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../pnpm.mjs';

const SOURCES = 'packages/react-components/src';

/** Returns the custom properties in a text, without trailing numbers. */
const namesIn = (text) => new Set(text.match(/--zoetrope-[a-z]+(-[a-z]+)*/g));

it('finds exactly the custom properties of the widgets in the reference', () => {
  const sources = readdirSync(join(root, SOURCES), { recursive: true })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, SOURCES, name), 'utf8'));
  const read = namesIn(sources.join('\n'));
  const described = namesIn(readFileSync(join(root, 'docs/reference/react-components.md'), 'utf8'));
  expect(read.size).toBeGreaterThan(15);
  expect([...described].sort()).toEqual([...read].sort());
});
