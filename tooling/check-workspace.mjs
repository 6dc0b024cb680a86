// pnpm check, after manypkg: rules of this repository that manypkg and publint do not have, one function for each. A rule returns
// one sentence for each problem.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

const SOURCE = '@zoetrope/source';

/** Everything that the rules look at, read once. `files` are the tracked text files by path. */
export function readWorkspace(root) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  const paths = String(listed)
    .split('\0')
    .filter((path) => /\.(md|json|ya?ml|npmrc|[cm]?[jt]sx?)$/.test(path));
  const texts = paths.filter((path) => existsSync(join(root, path)));
  const files = new Map(texts.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const manifest = (path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  const owners = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((name) => `${parent}/${name}`)
      .filter((path) => existsSync(join(root, path, 'package.json')))
      .map((path) => ({ path, manifest: manifest(path) })),
  );
  const packages = owners.filter(({ path }) => path.startsWith('packages/'));
  return { files, owners, packages, root: { path: '.', manifest: manifest('.') } };
}

/** Every package says what it is, under its own name. */
export function readmes({ files, packages }) {
  return packages
    .filter(({ path, manifest }) => !files.get(`${path}/README.md`)?.startsWith(`# ${manifest.name}\n`))
    .map(({ path, manifest }) => `${path}/README.md is missing or does not begin with "# ${manifest.name}"`);
}

/** The source condition comes first and is the only thing that publishing takes away. */
export function exportMaps({ files, packages }) {
  return packages.flatMap(({ path, manifest }) => {
    const problems = [];
    const published = {};
    for (const [entry, target] of Object.entries(manifest.exports ?? {})) {
      if (typeof target === 'string') {
        published[entry] = target;
        continue;
      }
      const { [SOURCE]: source, ...rest } = target;
      published[entry] = rest;
      if (Object.keys(target)[0] !== SOURCE)
        problems.push(`${path}: the entry "${entry}" does not begin with ${SOURCE}`);
      else if (!files.has(join(path, source)))
        problems.push(`${path}: the entry "${entry}" names ${source}, which does not exist`);
      if (Object.keys(rest).join() !== 'types,default')
        problems.push(`${path}: the entry "${entry}" needs types, then default`);
    }
    if (!manifest.exports?.['.']) problems.push(`${path}: exports has no entry "."`);
    if (manifest.exports?.['./package.json'] !== './package.json')
      problems.push(`${path}: exports lacks ./package.json`);
    const asPublished = JSON.stringify(manifest.publishConfig?.exports);
    if (!manifest.private && asPublished !== JSON.stringify(published)) {
      problems.push(`${path}: publishConfig.exports is not exports without ${SOURCE}`);
    }
    return problems;
  });
}

/** The fields that a published package needs. */
export function manifests({ packages, root }) {
  return packages.flatMap(({ path, manifest }) => {
    const expected = [
      ['license is MIT', manifest.license === 'MIT'],
      ['type is module', manifest.type === 'module'],
      ['engines are those of the repository', manifest.engines?.node === root.manifest.engines.node],
      ['sideEffects is stated', manifest.sideEffects !== undefined],
      ['description is given', Boolean(manifest.description)],
      ['files has dist', manifest.private || manifest.files?.includes('dist')],
      ['scripts use no command of one system', !/\b(rm|cp|mv) -/.test(JSON.stringify(manifest.scripts ?? {}))],
      ['publishConfig.access is public', manifest.private || manifest.publishConfig?.access === 'public'],
    ];
    return expected
      .filter(([, holds]) => !holds)
      .map(([what]) => `${path}/package.json: it does not hold that ${what}`);
  });
}

/** Every module that a package offers has a budget in size-limits.json. A pattern names files, which are budgeted by name. */
export function budgets({ files, packages }) {
  const limits = JSON.parse(files.get('size-limits.json') ?? '[]').filter(({ built }) => !built);
  const budgeted = new Set(
    limits.flatMap(({ package: folder, entry = '', also = {} }) =>
      [entry, ...Object.keys(also)].map((each) => join('packages', folder, each)),
    ),
  );
  return packages
    .filter(({ manifest }) => !manifest.private)
    .flatMap(({ path, manifest }) =>
      Object.keys(manifest.exports ?? {})
        .filter((entry) => entry !== './package.json' && !entry.includes('*'))
        .filter((entry) => !budgeted.has(join(path, entry)))
        .map((entry) => `size-limits.json has no limit for the entry "${entry}" of ${path}`),
    );
}

/** Each package says the repository's address and its own folder there: npm proves by it where a tarball is from. */
export function repositories({ files, packages, root }) {
  const { repository } = root.manifest;
  if (!repository) return ['package.json names no repository'];
  const address = repository.url.replace(/^git\+|\.git$/g, '');
  const wrong = packages.filter(
    ({ path, manifest }) =>
      !manifest.private && !isDeepStrictEqual(manifest.repository, { ...repository, directory: path }),
  );
  return [
    ...wrong.map(
      ({ path }) => `${path}/package.json: repository is not that of the repository with "directory": "${path}"`,
    ),
    ...(files.get('README.md')?.includes(`git clone ${address}\n`)
      ? []
      : [`README.md does not say "git clone ${address}"`]),
  ];
}

/** Dependencies have exact versions, stated in a manifest or in the catalog; manypkg checks that they agree. A peer is a range. */
export function exactVersions({ files, owners, root }) {
  const inManifests = [root, ...owners]
    .filter(({ path }) => !path.startsWith('apps/bench'))
    .flatMap(({ path, manifest }) =>
      Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
        .filter(([, version]) => !/^(catalog|workspace|link):/.test(version))
        .map(([name, version]) => ({ place: `${path}/package.json`, name, version })),
    );
  const [, catalog = ''] = /^catalog:\n((?: +.*\n)*)/m.exec(files.get('pnpm-workspace.yaml') ?? '') ?? [];
  const inCatalog = [...catalog.matchAll(/^ +'?([^':]+)'?: (\S+)$/gm)].map(([, name, version]) => ({
    place: 'pnpm-workspace.yaml',
    name,
    version,
  }));
  return [...inManifests, ...inCatalog]
    .filter(({ version }) => !/^(npm:.+@)?\d/.test(version))
    .map(({ place, name, version }) => `${place}: ${name} ${version} is not an exact version`);
}

/** A lockfile or a page that names a registry binds everybody to one machine's set-up. */
export function registryHosts({ files }) {
  const inText = /https?:\/\/(registry\.|[\w.-]*(verdaccio|artifactory|nexus)|localhost:4873)/;
  return [...files]
    .filter(([path]) => /(-lock\.\w+|\.md|npmrc|workspace\.yaml)$/.test(path))
    .flatMap(([path, text]) => text.split('\n').map((line, index) => ({ place: `${path}:${index + 1}`, line })))
    .filter(({ line }) => inText.test(line) || /^\s*(tarball:|"?resolved"?:|registry\s*=)/.test(line))
    .map(({ place }) => `${place} names a package registry`);
}

/** `[K-2]` in a test title is a promise about a row of docs/requirements.md, so the row must exist. */
export function matrixRows({ files }) {
  const rows = new Set(
    [...(files.get('docs/requirements.md') ?? '').matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id]) => id),
  );
  if (!rows.size) return ['docs/requirements.md has no rows: nothing could be compared with it'];
  return [...files]
    .filter(([path]) => /\.test(-d)?\.[jt]sx?$/.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(/\[([A-Z]+-\d+(?:[ ,;/]+[A-Z]+-\d+)*)\]/g)].map(([, ids]) => ({ path, ids })),
    )
    .flatMap(({ path, ids }) => ids.split(/[ ,;/]+/).map((id) => ({ path, id })))
    .filter(({ id }) => !rows.has(id))
    .map(({ path, id }) => `${path} names the row [${id}], which docs/requirements.md does not have`);
}

/** Private words of earlier versions of this code, and the standard terms that replace them. */
const STANDARD_TERMS = new Map([
  ['answer', 'response'],
  ['asked', 'requested'],
  ['behaviour', 'controller or behavior'],
  ['film', 'video'],
  ['least', 'min'],
  ['mended', 'corrected'],
  ['most', 'max'],
  ['nudge', 'notify'],
  ['remembered', 'cached'],
  ['rig', 'harness'],
  ['tell', 'notify or emit'],
  ['told', 'notified'],
  ['unstored', 'rejected'],
  ['whoever', 'any caller'],
  ['wish', 'preference'],
]);

/** Names of the code and of its files use standard terms. Comments and texts are for reviewers to read. */
export function standardTerms({ files }) {
  return [...files]
    .filter(([path]) => !path.startsWith('packages/catalogue/authoring/'))
    .filter(([path]) => path !== 'tooling/check-workspace.test.mjs')
    .filter(([path]) => /^(packages|apps|tooling)\/.*\.[cm]?[jt]sx?$/.test(path))
    .flatMap(([path, text]) => {
      const names = [...path.split('/'), ...declaredNames(text)];
      const found = new Set(names.flatMap((name) => wordsOf(name).filter((word) => STANDARD_TERMS.has(word))));
      return [...found].map(
        (word) => `${path}: a name has "${word}", whose standard term is "${STANDARD_TERMS.get(word)}"`,
      );
    });
}

/** The names that a module declares: of variables, functions, types and members of types. */
function declaredNames(text) {
  const declaration = /\b(?:const|let|function|class|interface|type|enum|readonly) +([\w$]+)/g;
  return [...text.matchAll(declaration)].map(([, name]) => name);
}

/** The words of a name in camelCase, UPPER_CASE or kebab-case, in lower case and singular. */
function wordsOf(name) {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase().replace(/s$/, ''));
}

export const RULES = [
  readmes,
  exportMaps,
  manifests,
  budgets,
  repositories,
  exactVersions,
  registryHosts,
  matrixRows,
  standardTerms,
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const workspace = readWorkspace(process.cwd());
  const problems = RULES.flatMap((rule) => rule(workspace));
  if (!workspace.packages.length) problems.push('no package was found: nothing was checked');
  for (const problem of problems) console.error(problem);
  console.log(
    `${workspace.packages.length} packages and ${workspace.files.size} files looked at, ${problems.length} problems`,
  );
  process.exit(problems.length ? 1 : 0);
}
