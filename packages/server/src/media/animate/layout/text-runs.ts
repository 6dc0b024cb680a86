import type { Face } from '../fonts/font-loader.ts';
import type { Cell } from './cells.ts';
import { flipSteps, MISSING, type Step, transformSteps } from './outline.ts';

/** A letter of a run, in em, relative to the left end of the run on the baseline. */
export interface RunLetter {
  readonly steps: readonly Step[];
  /** Index in reading order. */
  readonly order: number;
  readonly toLeft: boolean;
}

/** Adjacent letters with the same face and direction, or a space. */
export interface TextRun {
  readonly letters: readonly RunLetter[];
  /** In em. */
  readonly width: number;
  readonly level: number;
}

const SPACE_EM = 0.27;

/** Joined letters cannot move separately, so they count as one. */
const JOINS = /\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Nko}|\p{Script=Mongolian}/u;

interface UnshapedRun {
  readonly face: Face | undefined;
  readonly text: string;
  readonly index: number;
  readonly level: number;
}

/** Shapes cells in reading order. */
export function shapeRuns(cells: readonly Cell[]): readonly TextRun[] {
  return runsOf(cells).map((run) => {
    if (run.face !== undefined) return shapeRun(run, run.face);
    if (run.text === '') return { letters: [], width: SPACE_EM, level: run.level };
    return {
      letters: [{ steps: flipSteps(MISSING.steps), order: run.index, toLeft: isToLeft(run.level) }],
      width: MISSING.advance,
      level: run.level,
    };
  });
}

export function widthOf(pieces: readonly TextRun[]): number {
  return pieces.reduce((sum, { width }) => sum + width, 0);
}

/** Visual order within a line (rule L2 of Unicode's bidirectional algorithm). */
export function visualOrder(pieces: readonly TextRun[]): readonly TextRun[] {
  const ordered = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}

function runsOf(cells: readonly Cell[]): readonly UnshapedRun[] {
  const runs: UnshapedRun[] = [];
  for (const { index, level, space, drawables } of cells) {
    if (space) runs.push({ face: undefined, text: '', index, level });
    else if (drawables.length === 0) runs.push({ face: undefined, text: '?', index, level });
    for (const { face, text } of drawables) {
      const last = runs.at(-1);
      if (last?.face === face && last.level === level) runs[runs.length - 1] = { ...last, text: last.text + text };
      else runs.push({ face, text, index, level });
    }
  }
  return runs;
}

function shapeRun({ text, index, level }: UnshapedRun, { font, scale }: Face): TextRun {
  const toLeft = isToLeft(level);
  const direction = toLeft ? 'rtl' : 'ltr';
  const { glyphs, positions } = font.layout(text, undefined, undefined, undefined, direction);
  const em = scale / font.unitsPerEm;
  const letters: RunLetter[] = [];
  let x = 0;
  let advanced = true;
  for (const [position, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[position] ?? {};
    const steps = transformSteps(flipSteps(glyph.path.commands), {
      scale: em,
      x: (x + xOffset) * em,
      y: -yOffset * em,
    });
    const last = letters.at(-1);
    if (last !== undefined && (!advanced || JOINS.test(text))) {
      letters[letters.length - 1] = { ...last, steps: [...last.steps, ...steps] };
    } else {
      const readingIndex = toLeft ? glyphs.length - 1 - position : position;
      letters.push({ steps, order: index + readingIndex, toLeft });
    }
    x += xAdvance;
    // Marks belong to the previous letter; in right-to-left text they come first.
    advanced = toLeft ? xAdvance > 0 : (positions[position + 1]?.xAdvance ?? 1) > 0;
  }
  return { letters, width: x * em, level };
}

function isToLeft(level: number): boolean {
  return level % 2 === 1;
}
