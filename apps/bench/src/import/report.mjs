import { failuresOf, goal } from '../lib/goal.mjs';
import { number } from '../lib/table.mjs';

const NAMES = { new: 'into a new data folder', folder: 'no server runs', server: 'into a running server' };
const MAX_SECONDS_PER_FILE = 0.24;
const MAX_MB = 512;

export function reportImport(runs) {
  const goals = runs.flatMap(({ into, count, seconds, memory, page }) => {
    const name = `${number(count)} files, ${NAMES[into]}`;
    return [
      goal(`${name}: duration`, { value: seconds, limit: MAX_SECONDS_PER_FILE * count, unit: 's' }),
      goal(`${name}: memory`, { value: memory.pss, limit: MAX_MB, unit: 'MB' }),
      goal(`${name}: first page`, { value: page, limit: 2, unit: 's', digits: 1 }),
    ];
  });
  const incomplete = runs.filter(({ count, result }) => !result.startsWith(`${count} imported, 0 already`));
  return {
    title: 'Import',
    note:
      `Folders of animated GIFs of ${number(runs[0].meanBytes / 1000)} kB on average, imported by \`zoetrope-server import\` into an empty library. ` +
      'Memory is the highest sum of all processes (the command, the server, and what they start), measured five times per second: PSS counts pages that several processes share once, RSS once for each. ' +
      'The first page is a search and the pictures of its 25 GIFs; when a server imports, none of them has been made before.',
    goals,
    failures: [...failuresOf(goals), ...incomplete.map(({ count, result }) => `${count} files: ${result}`)],
    sections: [
      {
        title: 'Duration and memory of an import',
        head: ['', 'files', 's', 'files per s', 'peak PSS MB', 'peak RSS MB', 'first page s'],
        rows: runs.map(({ into, count, seconds, memory, page }) => [
          NAMES[into],
          number(count),
          number(seconds, 1),
          number(count / seconds, 1),
          number(memory.pss),
          number(memory.rss),
          number(page, 1),
        ]),
      },
    ],
    raw: runs,
  };
}
