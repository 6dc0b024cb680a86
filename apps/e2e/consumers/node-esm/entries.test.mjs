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
beforeAll(() => {
  const script = `
    const required = ${JSON.stringify(ENTRIES)}.map((entry) => [entry, typeof require(entry)]);
    console.log(JSON.stringify(Object.fromEntries(required)));
  `;
  required = node('commonjs', script);
});

describe.each(ENTRIES)('%s', (entry) => {
  // The program exits only if no timer, socket or watcher is left running.
  it('can be imported by Node.js without side effects: no globals, no output, nothing left running', () => {
    const script = `
      const before = new Set(Reflect.ownKeys(globalThis));
      const module = await import('${entry}');
      const added = Reflect.ownKeys(globalThis).filter((key) => !before.has(key)).map(String);
      console.log(JSON.stringify({ added, isDefault: 'default' in module }));
    `;
    const { added, isDefault } = node('module', script);
    expect(added.filter((key) => !EXTERNAL_GLOBALS.test(key))).toEqual([]);
    expect(isDefault).toBe(false);
  });

  it('can be required by a CommonJS program', () => {
    expect(required[entry]).toBe('object');
  });
});
