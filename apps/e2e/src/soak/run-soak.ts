import { startCollector } from './collector.ts';
import { openBrowser } from './open-browser.ts';
import { startPages } from './page-server.ts';
import type { Harness } from './run-endings.ts';
import type { Scenario, ScenarioResult } from './scenarios.ts';

/** The latency of a collector on another continent, for each preflight and request. */
const LATENCY_MS = 150;

export interface SoakResult {
  /** Whether tabs were closed through the tab strip. */
  readonly hasTabStrip: boolean;
  /** Results by the name of the library. */
  readonly subjects: Readonly<Record<string, readonly ScenarioResult[]>>;
}

export interface SoakOptions {
  readonly executablePath: string;
  /** Page scripts by the name of the library. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly scenarios: readonly Scenario[];
  /** The results of an interrupted run. */
  readonly previous: SoakResult;
  /** Called after each scenario. */
  readonly onResult: (result: SoakResult) => Promise<void>;
  readonly log: (line: string) => void;
}

/** Runs all scenarios, for one library after the other. */
export async function runSoak({ scripts, previous, ...options }: SoakOptions): Promise<void> {
  const collector = await startCollector(LATENCY_MS);
  const pages = await startPages(scripts, collector.origin);
  let result = previous;
  try {
    for (const subject of Object.keys(scripts)) {
      const completed = result.subjects[subject] ?? [];
      const remaining = options.scenarios.filter(({ name }) => !completed.some(({ scenario }) => scenario === name));
      if (remaining.length === 0) continue;
      // Each library has its own browser, so that it does not send what another one stored.
      const browser = await openBrowser(options.executablePath);
      try {
        for (const scenario of remaining) {
          const scenarioResult = await runTimed(scenario, subject, {
            harness: { browser, collector, pages },
            log: options.log,
          });
          const all = [...(result.subjects[subject] ?? []), scenarioResult];
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

interface TimedOptions extends Pick<SoakOptions, 'log'> {
  readonly harness: Harness;
}

async function runTimed({ name, run }: Scenario, subject: string, { harness, log }: TimedOptions) {
  const startTime = Date.now();
  const result = await run(harness, subject);
  log(`${subject}, ${name}: ${Math.round((Date.now() - startTime) / 1000)} s`);
  return result;
}
