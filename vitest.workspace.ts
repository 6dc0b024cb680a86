import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { engineProvider } from './apps/e2e/src/engines/components/engine-provider.ts';
import { testLaunchOptions } from './tooling/chromium-args.mjs';
import { type Engine, findEngines } from './tooling/find-engines.mjs';

/** Those of Node.js, which does not know `module`: packages have files for bundlers there, which it cannot load. */
const nodeConditions = defaultServerConditions.filter((condition) => condition !== 'module');

/** Packages are tested from their sources: nothing has to be built first. */
const source = {
  resolve: { conditions: ['@zoetrope/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@zoetrope/source', ...defaultServerConditions] } },
  // Where global set-up files are run.
  environments: { __vitest__: { resolve: { conditions: ['@zoetrope/source', ...defaultServerConditions] } } },
};

const nodeResolution = { ssr: { resolve: { conditions: ['@zoetrope/source', ...nodeConditions] } } };

/** Modules do no work at import and hold no state, so files share a worker, and load each module once. */
const sharedWorkers = { isolate: false, setupFiles: ['tooling/restore-mocks.ts'] };

/** A wait for code that is loaded later takes a moment, or many where much else runs. Its default is 1 s. */
const expectations = { poll: { timeout: 60_000 } };

/** Of projects whose files share a service, one after another. A page waits for it, and for a busy machine. */
const patient = {
  ...sharedWorkers,
  fileParallelism: false,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: expectations,
};

/** The projects of `pnpm test:engines`. */
const engines: readonly Engine[] = [
  {
    name: 'chromium',
    driver: process.env.ZOETROPE_ENGINES === 'playwright' ? 'playwright' : 'puppeteer',
    paths: { browser: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', driver: '' },
  },
  ...findEngines(),
];

/** Tests of something that an engine lacks. docs/browser-support.md lists them with the reasons. */
const FORCED_COLORS = '**/*forced-colors.browser.test.tsx';
const UNSUPPORTED: Readonly<Record<Engine['name'], readonly string[]>> = {
  // The headless shell has no back/forward cache.
  chromium: ['**/back-forward-cache.test.ts'],
  // Neither driver emulates forced colors. A headless Firefox renders no second window.
  firefox: [FORCED_COLORS, '**/*opened-window.browser.test.tsx'],
  webkit: [FORCED_COLORS],
};

export default defineConfig({
  ...source,
  ...nodeResolution,
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...source,
        extends: false,
        test: {
          name: 'unit',
          environment: 'node',
          // Hundreds of made-up answers, and builds, take less than a second, or many where much else runs.
          testTimeout: 120_000,
          expect: expectations,
          ...sharedWorkers,
          include: ['packages/*/src/**/*.test.ts', 'apps/demo/src/**/*.test.ts', 'tooling/**/*.test.mjs'],
          exclude: [
            'packages/server/**',
            '**/*.dom.test.ts',
            '**/*.browser.test.ts',
            'apps/demo/src/**/use-*.test.ts',
            '**/node_modules/**',
            // It reads /proc.
            ...(process.platform === 'linux' ? [] : ['tooling/marked-processes.test.mjs']),
          ],
        },
      },
      {
        ...source,
        extends: false,
        test: {
          name: 'dom',
          environment: 'jsdom',
          // The first test of a file loads what comes later: in a second, or in many where much else runs.
          testTimeout: 120_000,
          expect: expectations,
          isolate: false,
          setupFiles: ['tooling/dom-setup.ts'],
          include: [
            'packages/react-components/src/**/*.test.tsx',
            'packages/**/*.dom.test.ts',
            'packages/admin/src/**/*.test.tsx',
            'apps/demo/src/**/{*.test.tsx,use-*.test.ts}',
          ],
          exclude: ['**/*.browser.test.tsx', '**/node_modules/**'],
        },
      },
      {
        ...source,
        extends: false,
        test: {
          name: 'browser',
          expect: expectations,
          include: ['packages/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
                ...testLaunchOptions(),
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        ...source,
        ...nodeResolution,
        extends: false,
        test: {
          name: 'server',
          environment: 'node',
          ...sharedWorkers,
          include: ['packages/server/{src,testing}/**/*.test.ts'],
          exclude: ['**/*.soak.test.ts', '**/node_modules/**'],
          globalSetup: ['packages/server/testing/global-setup.ts'],
          // A database is opened in under a second; on a machine that does much else, in many.
          hookTimeout: 180_000,
          testTimeout: 120_000,
          expect: expectations,
        },
      },
      {
        ...source,
        extends: false,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['apps/e2e/src/**/*.test.ts'],
          exclude: ['apps/e2e/src/embed/**', 'apps/e2e/src/engines/**', 'apps/e2e/src/soak/**'],
          globalSetup: ['apps/e2e/src/harness/service-setup.ts', 'apps/e2e/src/harness/demo-setup.ts'],
          ...patient,
        },
      },
      {
        ...source,
        extends: false,
        test: {
          name: 'embed',
          environment: 'node',
          include: ['apps/e2e/src/embed/**/*.test.ts'],
          globalSetup: 'apps/e2e/src/harness/service-setup.ts',
          ...patient,
        },
      },
      ...engines.map((engine) => ({
        ...source,
        extends: false as const,
        test: {
          // The same tests in each engine, without a debugging protocol.
          name: engine.name,
          environment: 'node' as const,
          include: ['apps/e2e/src/engines/**/*.test.ts'],
          exclude: [...UNSUPPORTED[engine.name]],
          provide: { engine },
          globalSetup: ['apps/e2e/src/engines/harness/server-setup.ts', 'apps/e2e/src/harness/demo-setup.ts'],
          ...patient,
        },
      })),
      // The project `browser` in the other engines.
      ...findEngines().map((engine) => ({
        ...source,
        extends: false as const,
        // Else Vite would find it when the first test runs, and reload the page.
        optimizeDeps: { exclude: ['@vitest/browser'] },
        test: {
          name: `components-${engine.name}`,
          expect: expectations,
          testTimeout: 120_000,
          include: ['packages/**/*.browser.test.{ts,tsx}'],
          exclude: [...UNSUPPORTED[engine.name], '**/node_modules/**'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: 240_000,
            provider: engineProvider(engine),
            instances: [{ browser: engine.name }],
          },
        },
      })),
      {
        ...source,
        extends: false,
        test: {
          // What becomes of events when pages, frames and browsers end.
          name: 'endings',
          environment: 'node',
          include: ['apps/e2e/src/soak/{endings,tally}.test.ts'],
          ...patient,
        },
      },
      {
        ...source,
        extends: false,
        test: {
          // Bursts, floods, long outages and kills.
          name: 'soak',
          environment: 'node',
          include: ['apps/e2e/src/soak/{load,embed-flood}.test.ts', 'packages/server/src/**/*.soak.test.ts'],
          globalSetup: ['apps/e2e/src/harness/service-setup.ts', 'packages/server/testing/global-setup.ts'],
          ...patient,
        },
      },
      {
        ...source,
        extends: false,
        test: {
          name: 'postgres',
          environment: 'node',
          // What `e2e` holds of the management client on the embedded Postgres holds on a real one. Processing of
          // media files is the same on both.
          include: ['apps/e2e/src/contract/**/*.test.ts'],
          exclude: ['apps/e2e/src/contract/media.test.ts'],
          globalSetup: 'apps/e2e/src/harness/postgres-setup.ts',
          ...patient,
        },
      },
      {
        // No source condition here: these projects see what a user installs.
        extends: false,
        test: {
          name: 'consumers',
          environment: 'node',
          include: ['apps/e2e/consumers/**/*.test.{mjs,jsx}'],
          globalSetup: 'apps/e2e/consumers/setup.mjs',
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: expectations,
          // Else nobody could tell when the later part of a widget has come.
          server: { deps: { inline: [/react-18\/node_modules\/@zoetrope\//] } },
        },
      },
    ],
  },
});
