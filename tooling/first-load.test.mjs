import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { root } from './pnpm.mjs';
import { splitBundle } from './split-bundle.mjs';

const analytics = join(root, 'packages/analytics');

/** Returns the initial and the lazy-loaded code of an entry point of analytics. */
async function load(entry) {
  const built = await build({
    stdin: { contents: `export * from './src/${entry}.ts'`, resolveDir: analytics },
    absWorkingDir: analytics,
    conditions: ['@zoetrope/source'],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
  });
  return splitBundle(built, analytics);
}

describe('the initial load', () => {
  it('excludes the Sentry client for error reports [N-9]', async () => {
    const { first, later } = await load('error-reports');
    expect(first).toContain('already installed');
    expect(first).not.toMatch(/sentry_key|BrowserClient/);
    expect(later).toContain('sentry_key');
  });

  it('excludes page views and error reports for pingbacks [N-8, N-9]', async () => {
    const { first, later } = await load('index');
    expect(first).toContain('/v2/pingback');
    expect(first + later).not.toMatch(/dataLayer|gifmaker|sentry_key|already installed/);
  });
});
