import { expect, it } from 'vitest';
import { tarballProblems } from './tarball-problems.mjs';

const GOOD = {
  name: '@zoetrope/fetch-api',
  version: '1.2.0',
  license: 'MIT',
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './package.json': './package.json' },
  dependencies: { '@zoetrope/model': '^1.1.0', other: '3.0.0' },
};

/** A good tarball, and what a test changes of it. */
function tarball({ manifest = {}, files = {} } = {}) {
  const texts = {
    'package.json': JSON.stringify({ ...GOOD, ...manifest }),
    LICENSE: 'MIT License',
    'README.md': '# @zoetrope/fetch-api\n',
    'CHANGELOG.md': '# @zoetrope/fetch-api\n\n## 1.2.0\n\n- New.\n',
    'dist/index.js': '',
    'dist/index.d.ts': '',
    ...files,
  };
  const versions = new Map([
    ['@zoetrope/fetch-api', '1.2.0'],
    ['@zoetrope/model', '1.1.0'],
  ]);
  return { files: new Map(Object.entries(texts)), versions, licence: 'MIT License' };
}

it('is content with a good tarball', () => {
  expect(tarballProblems(tarball())).toEqual([]);
});

it.each([
  ['another version', { manifest: { version: '1.1.0' } }, 'version is 1.2.0'],
  ['another licence', { files: { LICENSE: 'All rights reserved' } }, 'LICENSE is that of the repository'],
  ['a changelog of an older version', { files: { 'CHANGELOG.md': '## 1.1.0\n' } }, 'CHANGELOG.md tells of 1.2.0'],
  ['a range of the workspace', { manifest: { dependencies: { '@zoetrope/model': 'workspace:^' } } }, 'is workspace:^'],
  ['a range of an older version', { manifest: { dependencies: { '@zoetrope/model': '^1.0.0' } } }, '1.1.0 goes out'],
  ['an export of a source', { manifest: { exports: { '.': './src/index.ts' } } }, 'no export leads to a source'],
  ['an export of nothing', { manifest: { exports: { '.': './dist/other.js' } } }, 'all that it exports'],
  ['a command of nothing', { manifest: { bin: { run: './dist/cli.js' } } }, 'all its commands'],
  ['a test', { files: { 'dist/a.test.js': '' } }, 'no tests'],
  ['an address without a folder', { manifest: { repository: { type: 'git', url: 'x' } } }, 'names its folder'],
])('finds %s', (_what, change, problem) => {
  expect(tarballProblems(tarball(change)).join('\n')).toContain(problem);
});

it('finds a version that no change has raised', () => {
  const { versions, ...rest } = tarball({ manifest: { version: '0.0.0' } });
  const problems = tarballProblems({ ...rest, versions: versions.set('@zoetrope/fetch-api', '0.0.0') });
  expect(problems.join('\n')).toContain('no change has raised');
});
