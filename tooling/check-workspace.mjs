// pnpm check, after manypkg: rules of this repository that manypkg and publint do not have. Each is a function that
// returns one message per problem.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

const SOURCE = '@zoetrope/source';

/** Reads everything that the rules check. `files` are the tracked text files by path. */
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

/** Every package has a README with its name as title. */
export function readmes({ files, packages }) {
  return packages
    .filter(({ path, manifest }) => !files.get(`${path}/README.md`)?.startsWith(`# ${manifest.name}\n`))
    .map(({ path, manifest }) => `${path}/README.md is missing or does not begin with "# ${manifest.name}"`);
}

/** The source condition comes first. Publishing removes it, and nothing else. */
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
        problems.push(`${path}: the first condition of the entry "${entry}" is not ${SOURCE}`);
      else if (!files.has(join(path, source)))
        problems.push(`${path}: the entry "${entry}" names ${source}, which does not exist`);
      if (Object.keys(rest).join() !== 'types,default')
        problems.push(`${path}: the conditions of the entry "${entry}" are not types and default, in this order`);
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
    return expected.filter(([, isMet]) => !isMet).map(([what]) => `${path}/package.json violates a rule: ${what}`);
  });
}

/**
 * Every entry point of a package has a limit in size-limits.json. Patterns are exempt; their files have limits by name.
 */
export function budgets({ files, packages }) {
  const limits = JSON.parse(files.get('size-limits.json') ?? '[]').filter(({ built }) => !built);
  const budgeted = new Set(
    limits.flatMap(({ package: folder, entry = '', also = {} }) =>
      [entry, ...Object.keys(also)].map((file) => join('packages', folder, file)),
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

/** Each package names the repository and its folder there, which npm verifies for provenance. */
export function repositories({ files, packages, root }) {
  const { repository } = root.manifest;
  if (!repository) return ['package.json names no repository'];
  const cloneUrl = repository.url.replace(/^git\+|\.git$/g, '');
  const invalid = packages.filter(
    ({ path, manifest }) =>
      !manifest.private && !isDeepStrictEqual(manifest.repository, { ...repository, directory: path }),
  );
  return [
    ...invalid.map(
      ({ path }) => `${path}/package.json: repository is not that of the repository with "directory": "${path}"`,
    ),
    ...(files.get('README.md')?.includes(`git clone ${cloneUrl}\n`)
      ? []
      : [`README.md does not contain "git clone ${cloneUrl}"`]),
  ];
}

/**
 * Dependencies have exact versions, in a manifest or in the catalog; manypkg checks that they agree. Peer dependencies
 * are ranges.
 */
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

/** No lockfile or page names a package registry, which may be specific to one machine. */
export function registryHosts({ files }) {
  const inText = /https?:\/\/(registry\.|[\w.-]*(verdaccio|artifactory|nexus)|localhost:4873)/;
  return [...files]
    .filter(([path]) => /(-lock\.\w+|\.md|npmrc|workspace\.yaml)$/.test(path))
    .flatMap(([path, text]) => text.split('\n').map((line, index) => ({ place: `${path}:${index + 1}`, line })))
    .filter(({ line }) => inText.test(line) || /^\s*(tarball:|"?resolved"?:|registry\s*=)/.test(line))
    .map(({ place }) => `${place} names a package registry`);
}

/** Every row id in a test title, such as `[K-2]`, exists in docs/requirements.md. */
export function matrixRows({ files }) {
  const rows = new Set(
    [...(files.get('docs/requirements.md') ?? '').matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id]) => id),
  );
  if (!rows.size) return ['docs/requirements.md has no rows, so nothing was checked'];
  return [...files]
    .filter(([path]) => /\.test(-d)?\.[jt]sx?$/.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(/\[([A-Z]+-\d+(?:[ ,;/]+[A-Z]+-\d+)*)\]/g)].map(([, ids]) => ({ path, ids })),
    )
    .flatMap(({ path, ids }) => ids.split(/[ ,;/]+/).map((id) => ({ path, id })))
    .filter(({ id }) => !rows.has(id))
    .map(({ path, id }) => `${path} names the row [${id}], which docs/requirements.md does not have`);
}

/** Words that names must not contain, and the standard terms to use instead. */
const STANDARD_TERMS = new Map([
  ['answer', 'response'],
  ['ask', 'request'],
  ['asked', 'requested'],
  ['behaviour', 'controller or behavior'],
  ['film', 'video'],
  ['least', 'min'],
  ['made', 'created'],
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

/** Names in code and names of files use standard terms. Comments are not checked. */
export function standardTerms({ files }) {
  return [...files]
    .filter(([path]) => !path.startsWith('packages/catalogue/authoring/'))
    .filter(([path]) => path !== 'tooling/check-workspace.test.mjs')
    .filter(([path]) => /^(packages|apps|tooling)\/.*\.[cm]?[jt]sx?$/.test(path))
    .flatMap(([path, text]) => {
      const names = [...path.split('/'), ...declaredNames(text)];
      const terms = new Set(names.flatMap((name) => wordsOf(name).filter((word) => STANDARD_TERMS.has(word))));
      return [...terms].map((word) => `${path}: use "${STANDARD_TERMS.get(word)}" instead of "${word}" in names`);
    });
}

/** Returns the names of the variables, functions, types and type members that a module declares. */
function declaredNames(text) {
  const declaration = /\b(?:const|let|function|class|interface|type|enum|readonly) +([\w$]+)/g;
  return [...text.matchAll(declaration)].map(([, name]) => name);
}

/** Splits a name in camelCase, UPPER_CASE or kebab-case into words, in lower case and singular. */
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
  if (!workspace.packages.length) problems.push('no package was found, so nothing was checked');
  for (const problem of problems) console.error(problem);
  console.log(
    `${workspace.packages.length} packages and ${workspace.files.size} files checked, ${problems.length} problems`,
  );
  process.exit(problems.length ? 1 : 0);
}
