import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Copies the workspace, so that an interrupted run leaves no mutant in the sources. The copy is removed at exit. */
export function copyWorkspace(root) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'zoetrope-mutants-')));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const files = list
    .toString()
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)));
  for (const file of files) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const file of files.filter((path) => /^(packages|apps)\/[^/]+\/package\.json$/.test(path))) {
    const modules = join(dirname(file), 'node_modules');
    if (!existsSync(join(root, modules))) continue;
    // The links are relative, so packages of the copy resolve to each other.
    cpSync(join(root, modules), join(folder, modules), { recursive: true, verbatimSymlinks: true });
  }
  return folder;
}
