import type { Face } from '../fonts/font-loader.ts';
import type { Cell } from './cells.ts';
import { flipped, MISSING, type Step, transformed } from './outline.ts';

/** A letter of a piece, in em, from the piece's left edge on the base line. */
export interface RunLetter {
  readonly steps: readonly Step[];
  /** Place in the order of reading. */
  readonly order: number;
  readonly toLeft: boolean;
}

/** Neighbouring letters of one face and direction, or a space. */
export interface TextRun {
  readonly letters: readonly RunLetter[];
  /** In em. */
  readonly width: number;
  readonly level: number;
}

const SPACE_EM = 0.27;

/** Letters that join cannot move apart, so they make one. */
const JOINS = /\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Nko}|\p{Script=Mongolian}/u;

interface UnshapedRun {
  readonly face: Face | undefined;
  readonly text: string;
  readonly index: number;
  readonly level: number;
}

/** Cells in the order of reading, shaped. */
export function shapeRuns(cells: readonly Cell[]): readonly TextRun[] {
  return runsOf(cells).map((run) => {
    if (run.face !== undefined) return shaped(run, run.face);
    if (run.text === '') return { letters: [], width: SPACE_EM, level: run.level };
    return {
      letters: [{ steps: flipped(MISSING.steps), order: run.index, toLeft: isToLeft(run.level) }],
      width: MISSING.advance,
      level: run.level,
    };
  });
}

export function widthOf(pieces: readonly TextRun[]): number {
  return pieces.reduce((sum, { width }) => sum + width, 0);
}

/** The order of sight within a line (rule L2 of Unicode's bidirectional algorithm). */
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

function shaped({ text, index, level }: UnshapedRun, { font, scale }: Face): TextRun {
  const toLeft = isToLeft(level);
  const direction = toLeft ? 'rtl' : 'ltr';
  const { glyphs, positions } = font.layout(text, undefined, undefined, undefined, direction);
  const em = scale / font.unitsPerEm;
  const letters: RunLetter[] = [];
  let x = 0;
  let advanced = true;
  for (const [place, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
    const steps = transformed(flipped(glyph.path.commands), { scale: em, x: (x + xOffset) * em, y: -yOffset * em });
    const last = letters.at(-1);
    if (last !== undefined && (!advanced || JOINS.test(text))) {
      letters[letters.length - 1] = { ...last, steps: [...last.steps, ...steps] };
    } else {
      const nth = toLeft ? glyphs.length - 1 - place : place;
      letters.push({ steps, order: index + nth, toLeft });
    }
    x += xAdvance;
    // A mark stands on the letter before it; from right to left it comes first.
    advanced = toLeft ? xAdvance > 0 : (positions[place + 1]?.xAdvance ?? 1) > 0;
  }
  return { letters, width: x * em, level };
}

function isToLeft(level: number): boolean {
  return level % 2 === 1;
}
