import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeReport } from './write-report.mjs';

// A compiler is started for each.
vi.setConfig({ testTimeout: 60_000 });

const OPTIONS = {
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  types: [],
  allowImportingTsExtensions: true,
};

/** The report of a package that has these files. */
function reportOf(files) {
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-surface-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const all = { ...files, 'tsconfig.json': JSON.stringify({ compilerOptions: OPTIONS, include: ['src'] }) };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const manifest = {
    name: 'sample',
    exports: { '.': { '@zoetrope/source': './src/index.ts' }, './package.json': './package.json' },
  };
  return writeReport(folder, manifest, new Map());
}

const FILES = {
  'src/index.ts': `
    import type { Options } from './options.ts';
    export { type Late, late as later } from './late.ts';
    export const size = (options: Options) => ({ width: options.width ?? 1 });
  `,
  'src/options.ts': `
    export interface Options extends Base { readonly width?: number }
    interface Base { readonly name: string }
    export interface Unused { readonly never: true }
  `,
  'src/late.ts': `
    /** A remark. */
    export type Late = 'a' | 'b';
    const inside = 'nobody sees this';
    export function late(): Late { return inside ? 'a' : 'b'; }
  `,
};

it('writes what an entry exports, by the name it has for users, with the types that nobody wrote down', () => {
  const report = reportOf(FILES);
  expect(report).toContain('3 exports: `Late`, `later`, `size`');
  expect(report).toContain("export type Late = 'a' | 'b';");
  expect(report).toMatch(/const size: \(options: Options\) => \{\s+width: number;\s+\}/);
});

it('writes the types that these mention, and nothing that a user cannot notice', () => {
  const report = reportOf(FILES);
  expect(report).toMatch(/without a name of their own:[\s\S]*interface Base[\s\S]*interface Options/);
  expect(report).not.toMatch(/Unused|nobody sees this|A remark/);
  const remarked = { ...FILES, 'src/late.ts': FILES['src/late.ts'].replace('A remark', 'Another remark') };
  expect(reportOf(remarked)).toBe(report);
});
