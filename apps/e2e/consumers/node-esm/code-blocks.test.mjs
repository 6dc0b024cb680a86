import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { allCodeBlocks } from '../../../../tooling/docs/read-pages.mjs';

/** The origin of the service in the documentation. */
const SERVICE = 'http://localhost:8787';
const programs = allCodeBlocks().filter(({ isProgram }) => isProgram);

it.each(programs)('runs the program of $path:$line', async ({ code }) => {
  // The bundler of the repository removes the types. The program imports the packages that were unpacked here.
  const { transform } = createRequire(new URL('../../../../package.json', import.meta.url))('esbuild');
  const { code: script } = await transform(code.replaceAll(SERVICE, inject('service')), { loader: 'ts' });
  const folder = mkdtempSync(join(import.meta.dirname, '.block-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'program.mjs'), script);
  prepareData(code, folder);
  const { exitCode, consoleErrors } = await run(folder);
  expect(consoleErrors).toBe('');
  expect(exitCode).toBe(0);
});

/** Gives a program that starts a service a copy of the data folder that `pnpm test` prepared. */
function prepareData(code, folder) {
  const prepared = process.env.ZOETROPE_TEST_DATA;
  const [, dataFolder] = /\bdataFolder: '([\w.-]+)'/.exec(code) ?? [];
  if (prepared && dataFolder) cpSync(prepared, join(folder, dataFolder), { recursive: true });
}

/** Asynchronous, because this process must keep reading the output of the service that the program calls. */
function run(folder) {
  return new Promise((resolve) => {
    // Some start a service: compiling the embedded Postgres with optimizations takes longer than it saves.
    const program = spawn(process.execPath, ['--liftoff-only', 'program.mjs'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let consoleErrors = '';
    program.stderr.on('data', (chunk) => {
      consoleErrors += chunk;
    });
    program.once('close', (exitCode) => resolve({ exitCode, consoleErrors }));
  });
}
