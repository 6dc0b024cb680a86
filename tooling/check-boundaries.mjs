// pnpm boundaries: holds the import directions of tooling/levels.mjs and the roles that file names tell.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { APPS, FOLDERS, LEVELS, ON_NODE, OUTSIDE, UPWARD_IMPORTS, WITH_ROLES } from './levels.mjs';

const SCOPE = '@zoetrope/';
const RESOLVE = {
  conditionNames: ['@zoetrope/source', 'import', 'types', 'default'],
  exportsFields: ['exports'],
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
};
/** Of each package and application; `testing` has test support that is not part of the product. */
const SOURCE_FOLDERS = ['src', 'testing'];
const isTest = (path) => /\.test(-d)?\.tsx?$/.test(path) || path.includes('/testing/');

/** Reads every module of the workspace and returns how many there were and what breaks a rule, in plain words. */
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

/** Every folder of packages/ and apps/ that has a manifest, by its path. */
function findOwners(root) {
  const rootManifest = readManifest(root);
  return ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .filter((name) => existsSync(join(root, parent, name, 'package.json')))
      .map((name) => {
        const manifest = readManifest(join(root, parent, name));
        return { name, path: `${parent}/${name}`, isApp: parent === 'apps', ...declared(manifest, rootManifest) };
      }),
  );
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** What may be imported: by shipped code what a user installs with it, by tests and applications also what is for development. */
function declared(manifest, rootManifest) {
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest;
  const shipped = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
  const tests = [...shipped, ...Object.keys({ ...devDependencies, ...rootManifest.devDependencies })];
  return {
    shipped: new Set(manifest.private ? tests : [...shipped, manifest.name]),
    tests: new Set([...tests, manifest.name]),
  };
}

async function readModules(root, owners) {
  const folders = owners
    .flatMap((owner) => SOURCE_FOLDERS.map((folder) => `${owner.path}/${folder}`))
    .filter((path) => existsSync(join(root, path)));
  // Modules of others are seen as targets (an excluded one would be no dependency at all), but not read.
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

/** A check that looked at nothing would always be content. */
function emptyOwners(owners, modules) {
  if (!modules.length) return ['no module was looked at: the reader found nothing, so nothing was checked'];
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
  if (to.owner?.isApp) return 'an application is imported by nobody';
  if (from.owner.isApp || LEVELS[from.owner.name]?.includes(name)) return undefined;
  return `${from.owner.name} may import ${LEVELS[from.owner.name]?.join(', ') || 'no other package'}`;
}

/** Inside a package, a folder imports those below it only. Tests may import everything. */
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
  return 'shipped code imports no test and nothing from a testing folder';
}

function publicEntries(from, dependency, to) {
  const isMissing = dependency.couldNotResolve && dependency.module.startsWith(SCOPE);
  if (isMissing && !OUTSIDE.includes(from.owner.name)) return 'that package exports no such entry';
  if (!to.owner || to.owner === from.owner || isBare(dependency.module)) return undefined;
  return `${to.owner.name} is imported by its name and declared entries, never by a path into its folder`;
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

/** Types have no role: a rule may take its props from a hook's file. */
const isType = (dependency) => dependency.dependencyTypes.includes('type-only');

function ruleFiles(from, dependency, to) {
  if (isType(dependency) || !WITH_ROLES.includes(from.owner.name) || from.isTest || from.role !== 'rule')
    return undefined;
  if (/^(react|react-dom|@emotion\/\w+)(\/|$)/.test(dependency.module))
    return 'a plain .ts file is a rule, without React and styles';
  const own = to.owner === from.owner && to.role !== 'rule' && to.role !== 'entry';
  return own ? `a plain .ts file is a rule: it imports no ${to.role}` : undefined;
}

function styleFiles(from, dependency, to) {
  if (isType(dependency) || from.role !== 'styles') return undefined;
  if (/^react(-dom)?(\/|$)/.test(dependency.module)) return 'a styles file knows no React';
  const own = to.owner === from.owner && ['view', 'hook'].includes(to.role);
  return own ? `a styles file imports no ${to.role}` : undefined;
}

/** One line per cycle of files, named by its first file in the alphabet. */
function cycles(modules) {
  const next = new Map(modules.map(({ source, dependencies }) => [source, dependencies.map((d) => d.resolved)]));
  const found = new Set();
  const done = new Set();
  const walk = (path, trail) => {
    if (trail.includes(path)) return found.add(nameCycle(trail.slice(trail.indexOf(path))));
    if (done.has(path)) return undefined;
    for (const other of next.get(path) ?? []) walk(other, [...trail, path]);
    return done.add(path);
  };
  for (const path of next.keys()) walk(path, []);
  return [...found];
}

function nameCycle(files) {
  const first = files.indexOf([...files].sort()[0]);
  const ordered = [...files.slice(first), ...files.slice(0, first)];
  return `a cycle: ${[...ordered, ordered[0]].join(' → ')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { count, problems } = await checkBoundaries(process.argv[2] ?? process.cwd());
  for (const problem of problems) console.error(problem);
  console.log(`${count} modules looked at, ${problems.length} problems`);
  process.exit(problems.length ? 1 : 0);
}
