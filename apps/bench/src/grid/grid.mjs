import { failuresOf } from '../lib/goal.mjs';
import { COUNTS, measureLists } from '../lib/measure-lists.mjs';
import { budgets } from './budgets.mjs';
import { checks } from './checks.mjs';
import { decoderGoals, measureDecoders } from './decoders.mjs';
import { fastScrollGoals, fastScrollSection, measureFastScroll } from './fast-scroll.mjs';
import { measureMedia, mediaGoals, mediaSection } from './media.mjs';
import { measureLayouts, microGoals, microSection } from './micro.mjs';
import { accessSection, changesSection, section } from './report.mjs';
import { measureResponse, responseGoals, responseSection } from './response-time.mjs';
import { SCENARIOS } from './scenarios.mjs';
import { measureShifts, shiftGoals, shiftSection } from './shifts.mjs';

const SUBJECTS = ['zoetrope', 'virtua', 'masonic', 'virtuoso', 'photo-album', 'giphy'];
/** A single mount varies by a quarter from one browser to the next, so a round has several. */
const REPEATS = { mount: 5 };
const PORT = 4130;

/** Compares our Grid with alternatives in the same run, with one browser per figure. */
export async function benchGrid({ log }) {
  const raw = await measureLists({
    folder: 'grid',
    subjects: SUBJECTS,
    slow: ['virtuoso', 'photo-album', 'giphy'],
    scenarios: SCENARIOS,
    once: ['access'],
    repeats: REPEATS,
    port: PORT,
    log,
  });
  const layouts = await measureLayouts();
  const shifts = await measureShifts();
  const media = await measureMedia();
  const fastScroll = await measureFastScroll();
  const response = await measureResponse();
  const decoders = await measureDecoders();
  const goals = [
    ...budgets(raw),
    ...fastScrollGoals(fastScroll),
    ...responseGoals(response),
    ...microGoals(layouts),
    ...shiftGoals(shifts),
    ...mediaGoals(media),
    ...decoderGoals(decoders),
  ];
  return {
    title: 'Grid',
    note: 'Main-thread CPU time (not wall time), 1200 × 800, 4 columns, medians; a fresh browser for each figure. GIPHY renders its own tile, the others a link with an image. A dash marks a figure that does not apply to a library.',
    goals,
    failures: [...failuresOf(goals), ...checks(raw)],
    sections: [
      ...COUNTS.map((count) => section(raw, SUBJECTS, count)),
      changesSection(raw, SUBJECTS),
      accessSection(raw, SUBJECTS),
      fastScrollSection(fastScroll),
      responseSection(response),
      shiftSection(shifts),
      microSection(layouts),
      mediaSection(media),
    ],
    raw: [...raw, ...fastScroll, ...response, ...layouts, ...shifts, ...media, ...decoders],
  };
}
