// pnpm boundaries: enforces the import directions of tooling/levels.mjs and the roles of file names.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { APPS, BUNDLED, FOLDERS, LEVELS, ON_NODE, OUTSIDE, UPWARD_IMPORTS, WITH_ROLES } from './levels.mjs';

const SCOPE = '@zoetrope/';
const RESOLVE = {
  conditionNames: ['@zoetrope/source', 'import', 'types', 'default'],
  exportsFields: ['exports'],
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
};
/** The source folders of each package and application. `testing` has test support that is not published. */
const SOURCE_FOLDERS = ['src', 'testing'];
const isTest = (path) => /\.test(-d)?\.tsx?$/.test(path) || path.includes('/testing/');

/** Reads every module of the workspace. Returns their number, and a message for each violation. */
export async function checkBoundaries(root) {
  const owners = findOwners(root);
  const modules = await readModules(root, owners);
  const problems = [...unknownOwners(owners), ...emptyOwners(owners, modules), ...cycles(modules)];
  for (const { source, dependencies } of modules) {
    const from = describe(source, owners);
    for (const dependency of dependencies) {
      const to = describe(dependency.resolved, owners);
      for (const rule of RULES) {
        const problem = rule(from, dependency, to);
        if (problem) problems.push(`${source} imports ${dependency.module}: ${problem}`);
      }
    }
  }
  return { count: modules.length, problems: [...new Set(problems)].sort() };
}

/** Returns the packages and applications: every folder of packages/ and apps/ with a manifest. */
function findOwners(root) {
  const rootManifest = readManifest(root);
  return ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .filter((name) => existsSync(join(root, parent, name, 'package.json')))
      .map((name) => {
        const manifest = readManifest(join(root, parent, name));
        const isBundled = manifest.private || BUNDLED.includes(name);
        const imports = declared(manifest, { rootManifest, isBundled });
        return { name, path: `${parent}/${name}`, isApp: parent === 'apps', ...imports };
      }),
  );
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * Returns the allowed imports: published code may import dependencies, tests, applications and bundles also development
 * dependencies.
 */
function declared(manifest, { rootManifest, isBundled }) {
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest;
  const shipped = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
  const tests = [...shipped, ...Object.keys({ ...devDependencies, ...rootManifest.devDependencies })];
  return {
    shipped: new Set(isBundled ? tests : [...shipped, manifest.name]),
    tests: new Set([...tests, manifest.name]),
  };
}

async function readModules(root, owners) {
  const folders = owners
    .flatMap((owner) => SOURCE_FOLDERS.map((folder) => `${owner.path}/${folder}`))
    .filter((path) => existsSync(join(root, path)));
  // External modules are dependencies, but are not read. Excluded ones would not be listed at all.
  const options = { baseDir: root, tsPreCompilationDeps: true, doNotFollow: { path: 'node_modules' } };
  const { output } = await cruise(folders, { ...options, validate: false, ruleSet: {} }, RESOLVE);
  return output.modules.filter((module) => folders.some((folder) => module.source.startsWith(`${folder}/`)));
}

function describe(path, owners) {
  const owner = owners.find((candidate) => path.startsWith(`${candidate.path}/`));
  return { path, owner, isTest: isTest(path), role: roleOf(path) };
}

function roleOf(path) {
  const name = basename(path);
  if (/^index\.tsx?$/.test(name)) return 'entry';
  if (name.endsWith('.styles.ts')) return 'styles';
  if (name.endsWith('.tsx')) return 'view';
  return name.startsWith('use-') ? 'hook' : 'rule';
}

function unknownOwners(owners) {
  const known = (owner) => (owner.isApp ? APPS.includes(owner.name) : owner.name in LEVELS);
  return owners.filter((owner) => !known(owner)).map((owner) => `${owner.path} is not in tooling/levels.mjs`);
}

/** Fails for a package without modules, because then nothing was checked. */
function emptyOwners(owners, modules) {
  if (!modules.length) return ['no module was found, so nothing was checked'];
  const empty = owners.filter((owner) => !modules.some((module) => module.source.startsWith(`${owner.path}/src/`)));
  return empty.map((owner) => `${owner.path}/src has no module: either it is empty or it was not read`);
}

const packageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const isBare = (specifier) => !/^[./]/.test(specifier);
const isCore = (dependency) => dependency.dependencyTypes.includes('core');
const target = (dependency, to) => {
  if (to.owner) return to.owner.name;
  return dependency.module.startsWith(SCOPE) ? packageName(dependency.module).slice(SCOPE.length) : undefined;
};

const RULES = [
  levels,
  folders,
  testkitInTests,
  noTestsShipped,
  publicEntries,
  onlyDeclared,
  noNode,
  ruleFiles,
  styleFiles,
];

function levels(from, dependency, to) {
  const name = target(dependency, to);
  if (name === undefined || name === from.owner.name || name === 'testkit') return undefined;
  if (to.owner?.isApp) return 'applications cannot be imported';
  if (from.owner.isApp || LEVELS[from.owner.name]?.includes(name)) return undefined;
  return `${from.owner.name} may import ${LEVELS[from.owner.name]?.join(', ') || 'no other package'}`;
}

/** Within a package, a folder only imports those below it. Tests may import everything. */
function folders(from, _dependency, to) {
  const order = FOLDERS[from.owner.name];
  if (order === undefined || to.owner !== from.owner || from.isTest || to.isTest) return undefined;
  if (to.path === `${from.owner.path}/package.json`) return undefined;
  if (UPWARD_IMPORTS.has(`${from.path} → ${to.path}`)) return undefined;
  const [own, other] = [from, to].map(({ path }) => folderOf(path, from.owner, order));
  if (other.level <= own.level) return undefined;
  return `${own.name} is below ${other.name} in the order of folders (tooling/levels.mjs)`;
}

function folderOf(path, owner, order) {
  const inside = path.slice(`${owner.path}/src/`.length);
  const matches = order.filter((folder) => inside === folder || inside.startsWith(`${folder}/`));
  const [name] = matches.sort((a, b) => b.length - a.length);
  return name === undefined ? { name: 'src', level: order.length } : { name, level: order.indexOf(name) };
}

function testkitInTests(from, dependency, to) {
  if (target(dependency, to) !== 'testkit' || from.isTest || ['testkit', 'e2e'].includes(from.owner.name))
    return undefined;
  return 'testkit is for tests only';
}

function noTestsShipped(from, _dependency, to) {
  if (from.isTest || !to.isTest || from.owner.name === 'e2e') return undefined;
  return 'published code must not import tests or testing folders';
}

function publicEntries(from, dependency, to) {
  const isMissing = dependency.couldNotResolve && dependency.module.startsWith(SCOPE);
  if (isMissing && !OUTSIDE.includes(from.owner.name)) return 'the package does not export this entry point';
  if (!to.owner || to.owner === from.owner || isBare(dependency.module)) return undefined;
  return `${to.owner.name} must be imported by its name and entry points, not by a path into its folder`;
}

function onlyDeclared(from, dependency) {
  if (!isBare(dependency.module) || isCore(dependency)) return undefined;
  const allowed = from.isTest ? from.owner.tests : from.owner.shipped;
  if (allowed.has(packageName(dependency.module))) return undefined;
  return `${packageName(dependency.module)} is not among the dependencies in ${from.owner.path}/package.json`;
}

function noNode(from, dependency) {
  if (!isCore(dependency) || from.isTest || from.owner.isApp || ON_NODE.includes(from.owner.name)) return undefined;
  return `${from.owner.name} also runs in browsers, where Node.js modules do not exist`;
}

/** Types are exempt: a rule may import the type of its props from the file of a hook. */
const isType = (dependency) => dependency.dependencyTypes.includes('type-only');

function ruleFiles(from, dependency, to) {
  if (isType(dependency) || !WITH_ROLES.includes(from.owner.name) || from.isTest || from.role !== 'rule')
    return undefined;
  if (/^(react|react-dom|@emotion\/\w+)(\/|$)/.test(dependency.module))
    return 'a plain .ts file must not import React or styles';
  const isOwn = to.owner === from.owner && to.role !== 'rule' && to.role !== 'entry';
  return isOwn ? `a plain .ts file must not import a ${to.role}` : undefined;
}

function styleFiles(from, dependency, to) {
  if (isType(dependency) || from.role !== 'styles') return undefined;
  if (/^react(-dom)?(\/|$)/.test(dependency.module)) return 'a styles file must not import React';
  const isOwn = to.owner === from.owner && ['view', 'hook'].includes(to.role);
  return isOwn ? `a styles file must not import a ${to.role}` : undefined;
}

/** Returns one message per import cycle. It begins with the alphabetically first file. */
function cycles(modules) {
  const next = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  const messages = new Set();
  const done = new Set();
  const walk = (path, trail) => {
    if (trail.includes(path)) return messages.add(nameCycle(trail.slice(trail.indexOf(path))));
    if (done.has(path)) return undefined;
    for (const other of next.get(path) ?? []) walk(other, [...trail, path]);
    return done.add(path);
  };
  for (const path of next.keys()) walk(path, []);
  return [...messages];
}

function nameCycle(files) {
  const first = files.indexOf([...files].sort()[0]);
  const ordered = [...files.slice(first), ...files.slice(0, first)];
  return `a cycle: ${[...ordered, ordered[0]].join(' → ')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { count, problems } = await checkBoundaries(process.argv[2] ?? process.cwd());
  for (const problem of problems) console.error(problem);
  console.log(`${count} modules checked, ${problems.length} problems`);
  process.exit(problems.length ? 1 : 0);
}
