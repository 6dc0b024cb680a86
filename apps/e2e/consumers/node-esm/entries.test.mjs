import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { entries } from './entries.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Globals of zod, which all its copies share, and of Node.js, set when its `fetch` classes are first used. */
const EXTERNAL_GLOBALS = /^__zod_global|undici/;

/** Entry points that need a framework. `next-app` tests them. */
const FRAMEWORK_ENTRIES = ['@zoetrope/react-components/next'];

function node(type, script) {
  const started = spawnSync(process.execPath, [`--input-type=${type}`, '--eval', script], {
    cwd: HERE,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(started.stderr).toBe('');
  expect(started.status).toBe(0);
  return JSON.parse(started.stdout);
}

const ENTRIES = entries().filter((entry) => !FRAMEWORK_ENTRIES.includes(entry));
let required;
let imported;
beforeAll(() => {
  required = node(
    'commonjs',
    `
    const required = ${JSON.stringify(ENTRIES)}.map((entry) => [entry, typeof require(entry)]);
    console.log(JSON.stringify(Object.fromEntries(required)));
  `,
  );
  // One program for all, because starting one takes longer than most imports. None of them can depend on another one,
  // since they leave nothing behind. The program exits only if no timer, socket or watcher is left running.
  imported = node(
    'module',
    `
    const imported = {};
    for (const entry of ${JSON.stringify(ENTRIES)}) {
      const before = new Set(Reflect.ownKeys(globalThis));
      const module = await import(entry);
      const added = Reflect.ownKeys(globalThis).filter((key) => !before.has(key)).map(String);
      imported[entry] = { added, isDefault: 'default' in module };
    }
    console.log(JSON.stringify(imported));
  `,
  );
});

describe.each(ENTRIES)('%s', (entry) => {
  it('can be imported by Node.js without side effects: no globals, no output, nothing left running', () => {
    const { added, isDefault } = imported[entry];
    expect(added.filter((key) => !EXTERNAL_GLOBALS.test(key))).toEqual([]);
    expect(isDefault).toBe(false);
  });

  it('can be required by a CommonJS program', () => {
    expect(required[entry]).toBe('object');
  });
});
