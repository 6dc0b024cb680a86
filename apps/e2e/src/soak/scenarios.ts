import { CRASH, ENDINGS, type Ending, QUOTA_EXHAUSTED } from './endings.ts';
import { type EndingResult, type Harness, runEnding } from './run-endings.ts';
import { type KillResult, runKills } from './run-kills.ts';
import { type AdBlockedResult, BURSTS, type BurstResult, runAdBlocked, runBurst } from './run-load.ts';
import { type OutageResult, runOutage, runSends } from './run-outages.ts';

export type ScenarioResult = EndingResult | KillResult | OutageResult | BurstResult | AdBlockedResult;

/** One way in which events can get lost. */
export interface Scenario {
  readonly name: string;
  readonly run: (harness: Harness, subject: string) => Promise<ScenarioResult>;
}

/** The subject with a store. It sends events like `zoetrope`, and also keeps events that the others always lose. */
const STORED = 'zoetrope-stored';

/** Returns all scenarios, with `trials` pages each, or a quarter where fewer are conclusive. */
export function scenarios(trials: number, executablePath: string): readonly Scenario[] {
  const few = Math.ceil(trials / 4);
  const bursts = Object.keys(BURSTS) as (keyof typeof BURSTS)[];
  const endingScenarios = (endings: readonly Ending[], count: (subject: string) => number) =>
    endings.map(
      (ending): Scenario => ({
        name: ending.name,
        run: (harness, of) => runEnding(harness, of, { ending, trials: count(of) }),
      }),
    );
  return [
    ...endingScenarios(ENDINGS, (of) => (of === STORED ? few : trials)),
    ...endingScenarios([CRASH], (of) => (of === STORED ? trials : few)),
    ...endingScenarios(QUOTA_EXHAUSTED, () => few),
    {
      name: 'browser killed',
      run: (harness, of) => runKills(harness, of, { executablePath, trials: of === STORED ? few : Math.ceil(few / 5) }),
    },
    { name: 'collector down for an hour', run: (harness, of) => runOutage(harness, of, 1000) },
    { name: 'sends of 20 KiB', run: (harness, of) => runSends(harness, of, 30) },
    ...bursts.map(
      (burst): Scenario => ({
        name: burst,
        run: (harness, of) => runBurst(harness, of, { scenario: burst, events: 10_000 }),
      }),
    ),
    { name: 'ad-blocked', run: (harness, of) => runAdBlocked(harness, of, 5000) },
  ];
}
