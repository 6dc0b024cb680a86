import type { FamilyName } from '../fonts/families.ts';
import type { FontLoader } from '../fonts/font-loader.ts';
import { breakLines, type Unit, unitsOf } from './break-lines.ts';
import { readCells } from './cells.ts';
import { type Box, boxOf, pathData, transformSteps } from './outline.ts';
import { type RunLetter, shapeRuns, type TextRun, visualOrder, widthOf } from './text-runs.ts';

/** A positioned letter, in pixels. */
export interface Letter extends Box {
  /** Outline, as the `d` of an SVG path. */
  readonly d: string;
  /** Index in reading order, from 0. */
  readonly order: number;
  readonly line: number;
  /** Whether it is read from right to left. */
  readonly toLeft: boolean;
}

export interface Layout {
  /** In reading order. */
  readonly letters: readonly Letter[];
  /** Font size in pixels. */
  readonly em: number;
}

export interface LayOutOptions {
  readonly family: FamilyName;
  /** Area for the letters. */
  readonly box: Box;
  /** From baseline to baseline, in em. */
  readonly lineHeight: number;
  readonly fonts: FontLoader;
}

/** Range of font sizes in pixels; the largest that fits is used. */
const MAX_FONT_SIZE = 210;
const MIN_FONT_SIZE = 16;

/** Lays a text out in a box, as large as possible. */
export async function layOut(text: string, { family, box, lineHeight, fonts }: LayOutOptions): Promise<Layout> {
  const cells = await readCells(text, family, fonts);
  const between = ({ start, end }: Unit) => cells.filter(({ index }) => index >= start && index < end);
  const width = (start: number, end: number) => widthOf(shapeRuns(between({ start, end })));
  const size = { width: box.right - box.left, height: box.bottom - box.top };

  const units = unitsOf(text);
  let lines: readonly Unit[] = [];
  for (let em = MAX_FONT_SIZE; em >= MIN_FONT_SIZE; em *= 0.92) {
    lines = breakLines(units, size.width / em, width);
    const widest = Math.max(...lines.map(({ start, end }) => width(start, end)));
    if (lines.length * lineHeight * em <= size.height && widest * em <= size.width) break;
  }
  const letters = lines.flatMap((line, nth) => placeLine(visualOrder(shapeRuns(between(line))), nth, nth * lineHeight));
  return fitToBox(letters, box);
}

interface PlacedLetter extends RunLetter {
  readonly line: number;
}

/** The letters of a line in em, centered at 0. */
function placeLine(runs: readonly TextRun[], line: number, y: number): PlacedLetter[] {
  let x = -widthOf(runs) / 2;
  return runs.flatMap(({ letters, width }) => {
    const left = x;
    x += width;
    return letters
      .filter(({ steps }) => steps.length > 0)
      .map((letter) => ({ ...letter, line, steps: transformSteps(letter.steps, { scale: 1, x: left, y }) }));
  });
}

/** Scales the letters until they fill the box or reach the maximum font size, and centers them. */
function fitToBox(letters: readonly PlacedLetter[], box: Box): Layout {
  const ink = boxOf(letters.flatMap(({ steps }) => steps));
  const scale = Math.min(
    MAX_FONT_SIZE,
    (box.right - box.left) / (ink.right - ink.left),
    (box.bottom - box.top) / (ink.bottom - ink.top),
  );
  const x = (box.left + box.right - scale * (ink.left + ink.right)) / 2;
  const y = (box.top + box.bottom - scale * (ink.top + ink.bottom)) / 2;
  const inOrder = [...letters].sort((a, b) => a.order - b.order);
  return {
    em: scale,
    letters: inOrder.map(({ steps, line, toLeft }, order) => {
      const inPixels = transformSteps(steps, { scale, x, y });
      return { d: pathData(inPixels), ...boxOf(inPixels), order, line, toLeft };
    }),
  };
}
