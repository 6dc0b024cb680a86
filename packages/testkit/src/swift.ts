import { spawnSync } from 'node:child_process';

export { missingSwiftMessage } from './missing-program.ts';

/** The Python of Debian's packages, which other installations of Python do not see. */
export const SWIFT_PYTHON = '/usr/bin/python3';

/** Returns whether the four servers of OpenStack Swift are installed. */
export function hasSwift(): boolean {
  const servers = ['proxy', 'account', 'container', 'obj'].map((name) => `import swift.${name}.server`);
  return spawnSync(SWIFT_PYTHON, ['-c', servers.join('\n')], { stdio: 'ignore' }).status === 0;
}
