import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the workspace to mutate: an interrupted run must not leave a mutant among the sources. It is removed at exit. */
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
  for (const file of files.filter((each) => /^(packages|apps)\/[^/]+\/package\.json$/.test(each))) {
    const modules = join(dirname(file), 'node_modules');
    if (!existsSync(join(root, modules))) continue;
    // The links are relative, so packages of the copy find one another.
    cpSync(join(root, modules), join(folder, modules), { recursive: true, verbatimSymlinks: true });
  }
  return folder;
}
