import { startCollector } from './collector.ts';
import { openBrowser } from './open-browser.ts';
import { startPages } from './page-server.ts';
import type { Harness } from './run-endings.ts';
import type { Scenario, ScenarioResult } from './scenarios.ts';

/** What another continent adds to a preflight, and to a request. */
const LATENCY_MS = 150;

export interface SoakResult {
  /** Whether tabs were closed through the tab strip. */
  readonly hasTabStrip: boolean;
  /** By the name of the library. */
  readonly subjects: Readonly<Record<string, readonly ScenarioResult[]>>;
}

export interface SoakOptions {
  readonly executablePath: string;
  /** Page scripts by the name of the library. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly scenarios: readonly Scenario[];
  /** What an interrupted run had found out. */
  readonly before: SoakResult;
  /** Told after each scenario. */
  readonly onResult: (result: SoakResult) => Promise<void>;
  readonly log: (line: string) => void;
}

/** Everything that befalls a page's events, for one library after the other. */
export async function runSoak({ scripts, before, ...options }: SoakOptions): Promise<void> {
  const collector = await startCollector(LATENCY_MS);
  const pages = await startPages(scripts, collector.origin);
  let result = before;
  try {
    for (const subject of Object.keys(scripts)) {
      const known = result.subjects[subject] ?? [];
      const left = options.scenarios.filter(({ name }) => !known.some(({ scenario }) => scenario === name));
      if (left.length === 0) continue;
      // A browser of its own each: nobody sends what another left behind.
      const browser = await openBrowser(options.executablePath);
      try {
        for (const scenario of left) {
          const found = await timed(scenario, { browser, collector, pages }, subject, options.log);
          const all = [...(result.subjects[subject] ?? []), found];
          const hasTabStrip = result.hasTabStrip && browser.hasTabStrip;
          result = { hasTabStrip, subjects: { ...result.subjects, [subject]: all } };
          await options.onResult(result);
        }
      } finally {
        await browser.close();
      }
    }
  } finally {
    pages.close();
    await collector.stop();
  }
}

async function timed({ name, run }: Scenario, harness: Harness, subject: string, log: SoakOptions['log']) {
  const began = Date.now();
  const result = await run(harness, subject);
  log(`${subject}, ${name}: ${Math.round((Date.now() - began) / 1000)} s`);
  return result;
}
