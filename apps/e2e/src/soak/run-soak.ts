import { startCollector } from './collector.ts';
import { CRASH, ENDINGS } from './endings.ts';
import { openBrowser } from './open-browser.ts';
import { startPages } from './page-server.ts';
import { type BlockedResult, type BurstResult, runBlocked, runBurst } from './run-burdens.ts';
import { type EndingResult, type Rig, runEnding } from './run-endings.ts';
import { type KillResult, runKills } from './run-kills.ts';
import { type OutageResult, runOutage, runSends } from './run-outages.ts';

/** What another continent adds to a preflight, and to a request. */
const LATENCY_MS = 150;

export interface SoakOptions {
  readonly executablePath: string;
  /** Page scripts by the name of the library. */
  readonly scripts: Readonly<Record<string, string>>;
  /** How many pages end in each way. */
  readonly trials: number;
  /** How many browsers are killed. */
  readonly kills: number;
  readonly log: (line: string) => void;
}

export interface SubjectResult {
  readonly endings: readonly EndingResult[];
  readonly killed: KillResult;
  readonly outage: OutageResult;
  readonly sends: OutageResult;
  readonly burst: BurstResult;
  readonly blocked: BlockedResult;
}

export interface SoakResult {
  /** Whether tabs were closed through the tab strip. */
  readonly hasTabStrip: boolean;
  readonly subjects: Readonly<Record<string, SubjectResult>>;
}

/** Everything that befalls a page's events, for one library after the other. */
export async function runSoak(options: SoakOptions): Promise<SoakResult> {
  const collector = await startCollector(LATENCY_MS);
  const pages = await startPages(options.scripts, collector.origin);
  try {
    const subjects: Record<string, SubjectResult> = {};
    let hasTabStrip = true;
    for (const subject of Object.keys(options.scripts)) {
      // A browser of its own each: nobody sends what another left behind.
      const browser = await openBrowser(options.executablePath);
      hasTabStrip &&= browser.hasTabStrip;
      try {
        subjects[subject] = await runSubject({ browser, collector, pages }, subject, options);
      } finally {
        await browser.close();
      }
    }
    return { hasTabStrip, subjects };
  } finally {
    pages.close();
    await collector.stop();
  }
}

async function runSubject(rig: Rig, subject: string, options: SoakOptions): Promise<SubjectResult> {
  const told = async <Result>(what: string, run: Promise<Result>): Promise<Result> => {
    const began = Date.now();
    const result = await run;
    options.log(`${subject}, ${what}: ${Math.round((Date.now() - began) / 1000)} s`);
    return result;
  };
  const endings: EndingResult[] = [];
  for (const ending of [...ENDINGS, CRASH]) {
    endings.push(await told(ending.name, runEnding(rig, subject, ending, options.trials)));
  }
  return {
    endings,
    killed: await told('browser killed', runKills(rig, subject, options.executablePath, options.kills)),
    outage: await told('collector down', runOutage(rig, subject, 1000)),
    sends: await told('sends of 20 KiB', runSends(rig, subject, 30)),
    burst: await told('burst', runBurst(rig, subject, 10_000)),
    blocked: await told('ad-blocked', runBlocked(rig, subject, 5000)),
  };
}
