/**
 * What is wrong with a tarball that is about to be published. `files` are its texts by path, `versions` those of all
 * packages of the release by name, `licence` is the repository's.
 */
export function tarballProblems({ files, versions, licence }) {
  const manifest = JSON.parse(files.get('package.json') ?? '{}');
  const { name, version, repository } = manifest;
  const expected = [
    [`version is ${versions.get(name)}`, version === versions.get(name)],
    ['version is not 0.0.0, which no change has raised', version !== '0.0.0'],
    ['license is MIT', manifest.license === 'MIT'],
    ['LICENSE is that of the repository', files.get('LICENSE') === licence],
    ['README.md begins with its name', files.get('README.md')?.startsWith(`# ${name}\n`)],
    [`CHANGELOG.md tells of ${version}`, files.get('CHANGELOG.md')?.includes(`## ${version}\n`)],
    ['no export leads to a source', !JSON.stringify(manifest.exports).includes('/src/')],
    ['all that it exports is in it', missingFiles(manifest.exports, files).length === 0],
    ['all its commands are in it', Object.values(manifest.bin ?? {}).every((path) => has(files, path))],
    ['there are no tests in it', ![...files.keys()].some((path) => /\.test(-d)?\.\w+$/.test(path))],
    ['repository names its folder, if it names any', repository === undefined || Boolean(repository.directory)],
  ];
  return [
    ...expected.filter(([, holds]) => !holds).map(([what]) => `${name}: it does not hold that ${what}`),
    ...rangeProblems(manifest, versions),
  ];
}

/** A range on a package of this repository admits the version that goes out with it, and no other major. */
function rangeProblems({ name, dependencies = {}, peerDependencies = {} }, versions) {
  return Object.entries({ ...dependencies, ...peerDependencies })
    .filter(([dependency, range]) => versions.has(dependency) && range !== `^${versions.get(dependency)}`)
    .map(([dependency, range]) => `${name}: ${dependency} is ${range}, and ${versions.get(dependency)} goes out`);
}

function missingFiles(exports, files) {
  const targets = Object.values(exports ?? {}).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  return targets.filter((path) => !has(files, path));
}

function has(files, path) {
  const wanted = path.replace(/^\.\//, '');
  if (!wanted.includes('*')) return files.has(wanted);
  const [start] = wanted.split('*');
  return [...files.keys()].some((each) => each.startsWith(start));
}
