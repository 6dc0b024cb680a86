import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TEXT = /(^|\/)(package\.json|LICENSE|README\.md|CHANGELOG\.md)$/;

/** The files of a tarball by path, with the texts of those that tell what it is. */
export function readTarball(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-tarball-'));
  try {
    execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
    const paths = readdirSync(folder, { recursive: true }).filter((path) => statSync(join(folder, path)).isFile());
    return new Map(
      paths.map((path) => [
        path.replaceAll('\\', '/'),
        TEXT.test(path) ? readFileSync(join(folder, path), 'utf8') : '',
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
