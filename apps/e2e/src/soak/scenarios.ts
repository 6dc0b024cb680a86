import { CRASH, ENDINGS, QUOTA_TAKEN } from './endings.ts';
import { type BlockedResult, BURSTS, type BurstResult, runBlocked, runBurst } from './run-burdens.ts';
import { type EndingResult, type Rig, runEnding } from './run-endings.ts';
import { type KillResult, runKills } from './run-kills.ts';
import { type OutageResult, runOutage, runSends } from './run-outages.ts';

export type ScenarioResult = EndingResult | KillResult | OutageResult | BurstResult | BlockedResult;

/** One thing that befalls the events of pages. */
export interface Scenario {
  readonly name: string;
  readonly run: (rig: Rig, subject: string) => Promise<ScenarioResult>;
}

export interface Counts {
  /** How many pages end in each way. */
  readonly trials: number;
  /** How many browsers are killed, and how many pages have no keepalive left. */
  readonly kills: number;
}

/** The library that keeps events beyond the page. Every browser that is killed tells the same of the others. */
const STORED = 'zoetrope-stored';

/** Everything that befalls a page's events. */
export function scenarios({ trials, kills }: Counts, executablePath: string): readonly Scenario[] {
  const ofEndings = (endings: typeof ENDINGS, count: number) =>
    endings.map((ending): Scenario => ({ name: ending.name, run: (rig, of) => runEnding(rig, of, ending, count) }));
  const bursts = Object.keys(BURSTS) as (keyof typeof BURSTS)[];
  return [
    ...ofEndings([...ENDINGS, CRASH], trials),
    ...ofEndings(QUOTA_TAKEN, kills),
    {
      name: 'browser killed',
      run: (rig, of) => runKills(rig, of, executablePath, of === STORED ? kills : Math.ceil(kills / 5)),
    },
    { name: 'collector down for an hour', run: (rig, of) => runOutage(rig, of, 1000) },
    { name: 'sends of 20 KiB', run: (rig, of) => runSends(rig, of, 30) },
    ...bursts.map((burst): Scenario => ({ name: burst, run: (rig, of) => runBurst(rig, of, burst, 10_000) })),
    { name: 'ad-blocked', run: (rig, of) => runBlocked(rig, of, 5000) },
  ];
}
