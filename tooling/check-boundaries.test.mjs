import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { checkBoundaries } from './check-boundaries.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Creates a workspace of five packages and an application, with the given files added. */
function createWorkspace(files) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'zoetrope-boundaries-')));
  folders.push(root);
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const manifest = (name, dependencies = {}) =>
    JSON.stringify({ name, dependencies, exports: { '.': { '@zoetrope/source': './src/index.ts' } } });
  write('package.json', JSON.stringify({ devDependencies: { vitest: '1.0.0' } }));
  for (const name of ['model', 'transport', 'react-components', 'server', 'testkit']) {
    const dependencies = name === 'react-components' ? { '@zoetrope/model': 'workspace:^', react: '19.0.0' } : {};
    write(`packages/${name}/package.json`, manifest(`@zoetrope/${name}`, dependencies));
    write(`packages/${name}/src/index.ts`, `export const name = '${name}';`);
    mkdirSync(join(root, 'node_modules/@zoetrope'), { recursive: true });
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@zoetrope', name), 'dir');
  }
  write('apps/demo/package.json', manifest('@zoetrope/demo', { '@zoetrope/model': '1', '@zoetrope/server': '1' }));
  write('apps/demo/src/main.ts', `import '@zoetrope/model'; import '@zoetrope/server';`);
  write('node_modules/react/package.json', JSON.stringify({ name: 'react', main: 'index.js' }));
  write('node_modules/react/index.js', '');
  for (const [path, text] of Object.entries(files)) write(path, text);
  return root;
}

it('reports nothing for a valid workspace', async () => {
  const root = createWorkspace({
    'packages/react-components/src/tile.ts': `import type { name } from '@zoetrope/model'; export type Name = typeof name;`,
    'packages/react-components/src/tile.tsx': `import { useState } from 'react'; import './tile.ts'; import './tile.styles.ts';`,
    'packages/react-components/src/tile.styles.ts': `import type { CSSProperties } from 'react'; export type Tile = CSSProperties;`,
    'packages/model/src/index.test.ts': `import { it } from 'vitest'; import './index.ts';`,
  });
  expect(await checkBoundaries(root)).toEqual({ count: 10, problems: [] });
});

it.each([
  [
    'an upward import',
    'packages/model/src/a.ts',
    `import '@zoetrope/react-components';`,
    'model may import no other package',
  ],
  [
    'an upward import of a type',
    'packages/model/src/a.ts',
    `import type { name } from '@zoetrope/server';`,
    'model may import no',
  ],
  [
    'an upward import at run time',
    'packages/model/src/a.ts',
    `void import('@zoetrope/server');`,
    'model may import no other',
  ],
  [
    'an import of the same level',
    'packages/transport/src/a.ts',
    `import '@zoetrope/model';`,
    'transport may import no other package',
  ],
  ['an import of the server', 'packages/react-components/src/a.ts', `import '@zoetrope/server';`, 'may import model'],
  [
    'an upward import between folders of the server',
    'packages/server/src/http/a.ts',
    `import '../index.ts';`,
    'http is below src in the order of folders',
  ],
  [
    'a package importing an application',
    'packages/model/src/a.ts',
    `import '../../../apps/demo/src/main.ts';`,
    'cannot be imported',
  ],
  [
    'a path into another package',
    'apps/demo/src/a.ts',
    `import '../../../packages/model/src/index.ts';`,
    'not by a path',
  ],
  [
    'an entry that is not exported',
    'apps/demo/src/a.ts',
    `import '@zoetrope/model/src/gif';`,
    'does not export this entry point',
  ],
  [
    'an undeclared dependency',
    'packages/model/src/a.ts',
    `import 'lodash/get';`,
    'lodash is not among the dependencies',
  ],
  ['an undeclared dependency that is installed', 'packages/model/src/a.ts', `import 'react';`, 'react is not among'],
  [
    'a development dependency in published code',
    'packages/model/src/a.ts',
    `import 'vitest';`,
    'vitest is not among the dependencies',
  ],
  [
    'an undeclared workspace package',
    'apps/demo/src/a.ts',
    `import '@zoetrope/transport';`,
    'is not among the dependencies',
  ],
  ['testkit in published code', 'packages/model/src/a.ts', `import '@zoetrope/testkit';`, 'testkit is for tests only'],
  ['a Node.js module in a browser package', 'packages/model/src/a.ts', `import 'node:fs';`, 'also runs in browsers'],
  ['React in a rule', 'packages/react-components/src/a.ts', `import 'react';`, 'must not import React'],
  ['a view in a rule', 'packages/react-components/src/a.ts', `import './b.tsx';`, 'must not import a view'],
  ['React in a styles file', 'packages/react-components/src/a.styles.ts', `import 'react';`, 'must not import React'],
  [
    'a view in a styles file',
    'packages/react-components/src/a.styles.ts',
    `import './b.tsx';`,
    'must not import a view',
  ],
  ['a test in published code', 'packages/react-components/src/a.tsx', `import './b.test.ts';`, 'must not import tests'],
])('reports %s', async (_, path, text, problem) => {
  const others = { 'packages/react-components/src/b.tsx': '', 'packages/react-components/src/b.test.ts': '' };
  const { problems } = await checkBoundaries(createWorkspace({ ...others, [path]: text }));
  expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(`${path} imports .*${problem}`)]));
});

it('reports a cycle once, with its files', async () => {
  const root = createWorkspace({
    'packages/model/src/a.ts': `import './b.ts';`,
    'packages/model/src/b.ts': `import './c.ts';`,
    'packages/model/src/c.ts': `import './a.ts';`,
  });
  const [a, b, c] = ['a', 'b', 'c'].map((name) => `packages/model/src/${name}.ts`);
  expect((await checkBoundaries(root)).problems).toEqual([`a cycle: ${a} → ${b} → ${c} → ${a}`]);
});

it('reports a package without modules, and one without a level', async () => {
  const manifest = JSON.stringify({ name: 'x' });
  const root = createWorkspace({ 'packages/embed/package.json': manifest, 'packages/extra/package.json': manifest });
  expect((await checkBoundaries(root)).problems).toEqual([
    'packages/embed/src has no module: either it is empty or it was not read',
    'packages/extra is not in tooling/levels.mjs',
    'packages/extra/src has no module: either it is empty or it was not read',
  ]);
});

it('reports that no module was found', async () => {
  const root = createWorkspace({});
  for (const folder of ['packages', 'apps']) {
    rmSync(join(root, folder), { recursive: true });
    mkdirSync(join(root, folder));
  }
  const { count, problems } = await checkBoundaries(root);
  expect(count).toBe(0);
  expect(problems).toEqual([expect.stringContaining('no module was found')]);
});
