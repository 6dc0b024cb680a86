import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { barsOf } from './bars-of.mjs';
import { chapter } from './chapter.mjs';
import { drawBars } from './draw-bars.mjs';
import { PLOTS } from './plots.mjs';

const INTRODUCTION = `# Benchmarks

Every figure is listed next to those of the alternatives, from the same run on the same machine. Wall time is not trusted on shared
machines: what counts are CPU time, bytes, counts and ratios. A missed budget is marked as missed.
This page is made by \`pnpm bench\` and \`pnpm soak\` (\`pnpm bench page\` makes it anew without measuring); the raw figures are in
[apps/bench/results](../apps/bench/results).`;

/** Makes `benchmarks.md` and its plots out of the results that are there. */
export function writePage(results, docs) {
  const pictures = `${docs}/images/benchmarks`;
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const chapters = readdirSync(results)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const result = JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));
      const plots = PLOTS.filter(({ bench }) => `${bench}.json` === file);
      for (const plot of plots) writeFileSync(`${pictures}/${plot.file}.svg`, drawBars(barsOf(plot, result), plot));
      return [chapter(result), ...plots.map(picture)].join('\n\n');
    });
  writeFileSync(`${docs}/benchmarks.md`, `${[INTRODUCTION, ...chapters].join('\n\n')}\n`);
}

const picture = ({ file, caption }) => `![${caption}](images/benchmarks/${file}.svg)\n\n*${caption}.*`;
