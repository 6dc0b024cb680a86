// pnpm release: publishes every version that the registry does not have yet, with provenance, and tags it. Looks at all
// tarballs before the first one goes out. With --dry-run npm does all but the upload.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVELS } from './levels.mjs';
import { packAll, publishedPackages } from './pack.mjs';
import { pnpmCommand, root } from './pnpm.mjs';
import { readTarball } from './release/read-tarball.mjs';
import { tarballProblems } from './release/tarball-problems.mjs';

const isDryRun = process.argv.includes('--dry-run');
const read = (path) => readFileSync(join(root, path), 'utf8');
const versions = new Map(publishedPackages().map(({ name, version }) => [name, version]));
const folder = mkdtempSync(join(tmpdir(), 'zoetrope-release-'));
try {
  // Provenance ties a tarball to the repository that it names.
  if (!isDryRun && !JSON.parse(read('package.json')).repository) stop(['package.json names no repository.']);
  const packed = packAll(folder);
  const problems = packed.flatMap(({ tarball }) =>
    tarballProblems({ files: readTarball(tarball), versions, licence: read('LICENSE') }),
  );
  if (problems.length) stop(problems);
  for (const { name, tarball } of packed.sort((a, b) => place(a) - place(b))) {
    const version = `${name}@${versions.get(name)}`;
    if (!isDryRun && run('npm', ['view', version, 'version']).stdout.trim())
      console.log(`${version} is published already`);
    else publish(version, tarball);
  }
  if (!isDryRun) tag();
} finally {
  rmSync(folder, { recursive: true });
}

/** Nothing goes out before what it depends on. */
function place({ name }) {
  return Object.keys(LEVELS).indexOf(name.replace('@zoetrope/', ''));
}

function publish(version, tarball) {
  const how = isDryRun ? ['--dry-run', '--provenance=false'] : ['--provenance'];
  const { status, stdout, stderr } = run('npm', ['publish', tarball, '--access', 'public', ...how]);
  if (status !== 0) stop([`${version} was not published:`, stdout, stderr]);
  console.log(`${version} ${isDryRun ? 'would be published' : 'is published'}`);
}

/** Writes a line for each new tag, from which the workflow makes a release. */
function tag() {
  const [command, ...first] = pnpmCommand();
  const { status, stdout, stderr } = run(command, [...first, 'exec', 'changeset', 'tag']);
  console.log(stdout);
  if (status !== 0) stop(['The packages are published, but not tagged:', stderr]);
}

function run(command, args) {
  return spawnSync(command, args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
}

function stop(lines) {
  for (const line of lines) console.error(line);
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
}
