import { expect, it } from 'vitest';
import {
  budgets,
  exactVersions,
  exportMaps,
  manifests,
  matrixRows,
  readmes,
  registryHosts,
  repositories,
  standardTerms,
} from './check-workspace.mjs';

const entry = { types: './dist/index.d.ts', default: './dist/index.js' };
const own = './package.json';

const REPOSITORY = { type: 'git', url: 'git+https://host.example/zoetrope.git' };

/** A valid workspace of one package. Tests change parts of it. */
function workspace({ manifest = {}, files = {}, others = [], repository = REPOSITORY } = {}) {
  const valid = {
    name: '@zoetrope/model',
    version: '1.2.3',
    description: 'Shapes.',
    license: 'MIT',
    repository: { ...REPOSITORY, directory: 'packages/model' },
    type: 'module',
    sideEffects: false,
    files: ['dist'],
    engines: { node: '>=20.19' },
    exports: { '.': { '@zoetrope/source': './src/index.ts', ...entry }, [own]: own },
    publishConfig: { access: 'public', exports: { '.': entry, [own]: own } },
  };
  const packages = [{ path: 'packages/model', manifest: { ...valid, ...manifest } }, ...others];
  const texts = {
    'README.md': '# Zoetrope\ngit clone https://host.example/zoetrope\n',
    'packages/model/README.md': '# @zoetrope/model\n',
    'packages/model/src/index.ts': '',
    'docs/requirements.md': '| K-2 | Errors are cached |\n| E-15 | Ready |\n',
    'size-limits.json': '[{ "package": "model" }]',
    'pnpm-lock.yaml': 'lockfileVersion: 9.0\n',
    ...files,
  };
  const root = {
    path: '.',
    manifest: { engines: { node: '>=20.19' }, repository },
  };
  return { packages, owners: packages, root, files: new Map(Object.entries(texts)) };
}

const RULES = {
  readmes,
  exportMaps,
  manifests,
  budgets,
  repositories,
  exactVersions,
  registryHosts,
  matrixRows,
  standardTerms,
};

it.each(Object.entries(RULES))('%s reports nothing for a valid workspace', (_, rule) => {
  expect(rule(workspace())).toEqual([]);
});

const withEntry = (target) => ({ manifest: { exports: { '.': target, [own]: own } } });
// Concatenated, because the rule also checks this file.
const row = (id) => ({ files: { 'packages/model/src/a.test.ts': `it('does [${id}]')` } });
const typo = `W${'-'}99`;

it.each([
  [
    'a README without its title',
    readmes,
    { files: { 'packages/model/README.md': '# model\n' } },
    'does not begin with',
  ],
  ['an entry without a source', exportMaps, withEntry(entry), 'is not @zoetrope/source'],
  [
    'an entry without a budget',
    budgets,
    { files: { 'size-limits.json': '[{ "package": "model", "built": {} }]' } },
    'no limit',
  ],
  ['a repository without an address', repositories, { repository: null }, 'names no repository'],
  [
    'a package without a repository',
    repositories,
    { manifest: { repository: undefined } },
    '"directory": "packages/model"',
  ],
  [
    'a package in another folder',
    repositories,
    { manifest: { repository: REPOSITORY } },
    'packages/model/package.json',
  ],
  [
    'a README with another clone URL',
    repositories,
    { files: { 'README.md': 'git clone https://x.example/z\n' } },
    'README.md',
  ],
  [
    'a source that does not exist',
    exportMaps,
    withEntry({ '@zoetrope/source': './src/x.ts', ...entry }),
    'does not exist',
  ],
  [
    'types after the default',
    exportMaps,
    withEntry({ '@zoetrope/source': './src/index.ts', default: 'x', types: 'y' }),
    'not types and default, in this order',
  ],
  [
    'a published map that differs',
    exportMaps,
    { manifest: { publishConfig: { exports: {} } } },
    'publishConfig.exports',
  ],
  ['a different license', manifests, { manifest: { license: 'ISC' } }, 'license is MIT'],
  ['different engines', manifests, { manifest: { engines: { node: '>=18' } } }, 'engines are'],
  ['unstated side effects', manifests, { manifest: { sideEffects: undefined } }, 'sideEffects is stated'],
  ['a package that ships nothing', manifests, { manifest: { files: [] } }, 'files has dist'],
  [
    'a Unix command',
    manifests,
    { manifest: { scripts: { build: 'rm -rf dist && tsup' } } },
    'no command of one system',
  ],
  ['a package that is not public', manifests, { manifest: { publishConfig: {} } }, 'publishConfig.access is public'],
  ['a range', exactVersions, { manifest: { dependencies: { hono: '^4.0.0' } } }, 'hono ^4.0.0 is not an exact version'],
  [
    'a range in the catalog',
    exactVersions,
    {
      files: {
        'pnpm-workspace.yaml': "catalog:\n  '@types/node': 20.1.0\n  react: ^19.0.0\nallowBuilds:\n  esbuild: true\n",
      },
    },
    'pnpm-workspace.yaml: react ^19.0.0',
  ],
  [
    'a registry in the lockfile',
    registryHosts,
    { files: { 'pnpm-lock.yaml': '  tarball: https://example.com/x.tgz' } },
    'pnpm-lock.yaml:1',
  ],
  [
    'a registry in a page',
    registryHosts,
    { files: { 'README.md': 'See\nhttp://registry.example.com' } },
    'README.md:2',
  ],
  ['a row that does not exist', matrixRows, row(typo), `names the row [${typo}]`],
  ['an unknown row next to a known one', matrixRows, row(`K-2, ${typo}`), `names the row [${typo}]`],
  [
    'a nonstandard term in a name',
    standardTerms,
    { files: { 'packages/model/src/a.ts': 'const MAX = 1; export const MOST_FILES = 2;' } },
    'use "max" instead of "most"',
  ],
  ['a nonstandard term in a file name', standardTerms, { files: { 'packages/model/src/on-films.ts': '' } }, '"video"'],
  ['requirements without rows', matrixRows, { files: { 'docs/requirements.md': '' } }, 'has no rows'],
])('reports %s', (_, rule, change, problem) => {
  expect(rule(workspace(change)).join('\n')).toContain(problem);
});
