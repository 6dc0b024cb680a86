import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createMark, endMarkedProcesses, markedProcesses, withMark } from './marked-processes.mjs';

const MODULE = new URL('marked-processes.mjs', import.meta.url).href;

/** Runs a script, and resolves once it has written to its output. */
async function start(script, { mark = '', detached = false } = {}) {
  const args = ['--input-type=module', '--eval', script];
  const child = spawn(process.execPath, args, { env: withMark(mark), detached, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

/** Ignores SIGTERM. */
const STUBBORN = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('started');`;

/** Runs on Linux only: see vitest.workspace.ts. */
describe('marked processes', () => {
  it('end in whatever process group they are, even if they ignore SIGTERM', async () => {
    const mark = createMark();
    const child = await start(STUBBORN, { mark, detached: true });
    expect(markedProcesses(mark)).toEqual([child.pid]);
    const exited = once(child, 'exit');
    expect(await endMarkedProcesses(mark, { graceMs: 200 })).toBe(1);
    expect(await exited).toEqual([null, 'SIGKILL']);
  });

  it('do not end with another mark', async () => {
    const mark = createMark();
    await start(STUBBORN, { mark });
    expect(await endMarkedProcesses(createMark())).toBe(0);
    expect(markedProcesses(mark)).toHaveLength(1);
    await endMarkedProcesses(mark, { graceMs: 0 });
  });

  it('end when the process that has started them is killed', async () => {
    const mark = createMark();
    const runner = await start(`
      import { spawn } from 'node:child_process';
      import { endMarkedProcessesAtExit, withMark } from '${MODULE}';
      endMarkedProcessesAtExit('${mark}');
      const args = ['--eval', 'setInterval(() => {}, 1000)'];
      spawn(process.execPath, args, { env: withMark('${mark}'), detached: true, stdio: 'ignore' });
      console.log('started');
    `);
    await expect.poll(() => markedProcesses(mark)).toHaveLength(1);
    runner.kill('SIGKILL');
    await expect.poll(() => markedProcesses(mark)).toEqual([]);
  });
});
