import { CRASH, ENDINGS, type Ending, QUOTA_TAKEN } from './endings.ts';
import { type BlockedResult, BURSTS, type BurstResult, runBlocked, runBurst } from './run-burdens.ts';
import { type EndingResult, type Harness, runEnding } from './run-endings.ts';
import { type KillResult, runKills } from './run-kills.ts';
import { type OutageResult, runOutage, runSends } from './run-outages.ts';

export type ScenarioResult = EndingResult | KillResult | OutageResult | BurstResult | BlockedResult;

/** One thing that befalls the events of pages. */
export interface Scenario {
  readonly name: string;
  readonly run: (harness: Harness, subject: string) => Promise<ScenarioResult>;
}

/** The subject that keeps events beyond the page. What it sends goes as without; what it keeps, the others always lose. */
const STORED = 'zoetrope-stored';

/** Everything that befalls a page's events: `trials` pages of each, and a quarter where fewer tell the same. */
export function scenarios(trials: number, executablePath: string): readonly Scenario[] {
  const few = Math.ceil(trials / 4);
  const bursts = Object.keys(BURSTS) as (keyof typeof BURSTS)[];
  const ofEndings = (endings: readonly Ending[], count: (subject: string) => number) =>
    endings.map(
      (ending): Scenario => ({ name: ending.name, run: (harness, of) => runEnding(harness, of, ending, count(of)) }),
    );
  return [
    ...ofEndings(ENDINGS, (of) => (of === STORED ? few : trials)),
    ...ofEndings([CRASH], (of) => (of === STORED ? trials : few)),
    ...ofEndings(QUOTA_TAKEN, () => few),
    {
      name: 'browser killed',
      run: (harness, of) => runKills(harness, of, executablePath, of === STORED ? few : Math.ceil(few / 5)),
    },
    { name: 'collector down for an hour', run: (harness, of) => runOutage(harness, of, 1000) },
    { name: 'sends of 20 KiB', run: (harness, of) => runSends(harness, of, 30) },
    ...bursts.map((burst): Scenario => ({ name: burst, run: (harness, of) => runBurst(harness, of, burst, 10_000) })),
    { name: 'ad-blocked', run: (harness, of) => runBlocked(harness, of, 5000) },
  ];
}
