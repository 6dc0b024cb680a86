import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { entries } from './entries.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** What zod registers for all of its copies, and what Node.js sets at the first use of its own `fetch` classes. */
const OF_OTHERS = /^__zod_global|undici/;

/** Entries that a framework loads, which plain Node.js has not got. `next-app` tries it. */
const OF_FRAMEWORKS = ['@zoetrope/react-components/next'];

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

const ENTRIES = entries().filter((entry) => !OF_FRAMEWORKS.includes(entry));
let required;
beforeAll(() => {
  const script = `
    const required = ${JSON.stringify(ENTRIES)}.map((entry) => [entry, typeof require(entry)]);
    console.log(JSON.stringify(Object.fromEntries(required)));
  `;
  required = node('commonjs', script);
});

describe.each(ENTRIES)('%s', (entry) => {
  // That the program ends by itself shows that no timer, socket or watcher was left running.
  it('can be imported by plain Node.js, and does nothing then: no global, no output, nothing left running', () => {
    const script = `
      const before = new Set(Reflect.ownKeys(globalThis));
      const module = await import('${entry}');
      const added = Reflect.ownKeys(globalThis).filter((key) => !before.has(key)).map(String);
      console.log(JSON.stringify({ added, isDefault: 'default' in module }));
    `;
    const { added, isDefault } = node('module', script);
    expect(added.filter((key) => !OF_OTHERS.test(key))).toEqual([]);
    expect(isDefault).toBe(false);
  });

  it('can be required by a CommonJS program', () => {
    expect(required[entry]).toBe('object');
  });
});
