import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { allCodeBlocks } from '../../../../tooling/docs/read-pages.mjs';

/** What the pages call the service. */
const SERVICE = 'http://localhost:8787';
const programs = allCodeBlocks().filter(({ isProgram }) => isProgram);

it.each(programs)('runs the program of $path:$line', async ({ code }) => {
  // Types are taken away by the bundler of the repository; what the program imports is what was unpacked here.
  const { transform } = createRequire(new URL('../../../../package.json', import.meta.url))('esbuild');
  const { code: script } = await transform(code.replaceAll(SERVICE, inject('service')), { loader: 'ts' });
  const folder = mkdtempSync(join(import.meta.dirname, '.block-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'program.mjs'), script);
  const { exitCode, complaints } = await run(folder);
  expect(complaints).toBe('');
  expect(exitCode).toBe(0);
});

/** Not synchronously: the service that the program asks has its output read by this process. */
function run(folder) {
  return new Promise((resolve) => {
    const program = spawn(process.execPath, ['program.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    let complaints = '';
    program.stderr.on('data', (chunk) => {
      complaints += chunk;
    });
    program.once('close', (exitCode) => resolve({ exitCode, complaints }));
  });
}
