import { failuresOf } from '../lib/goal.mjs';
import { COUNTS, measureLists } from '../lib/measure-lists.mjs';
import { budgets, checks, section } from './report.mjs';
import { SCENARIOS } from './scenarios.mjs';

const SUBJECTS = ['zoetrope', 'embla', 'giphy'];
const PORT = 4134;

/** Compares our Carousel with alternatives in the same run, with one browser per figure. */
export async function benchCarousel({ log }) {
  const raw = await measureLists({ folder: 'carousel', subjects: SUBJECTS, scenarios: SCENARIOS, port: PORT, log });
  const goals = budgets(raw);
  return {
    title: 'Carousel',
    note: 'Main-thread CPU time (not wall time), 1200 × 800, tiles 150 px high, medians; a fresh browser for each figure. GIPHY renders its own tile. The slides of Embla are links with an image; Embla drags them without native scrolling, so it has no scroll figure.',
    goals,
    failures: [...failuresOf(goals), ...checks(raw)],
    sections: COUNTS.map((count) => section(raw, SUBJECTS, count)),
    raw,
  };
}
