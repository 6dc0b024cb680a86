import type { FamilyName } from '../fonts/families.ts';
import type { FontShelf } from '../fonts/font-loader.ts';
import { breakLines, type Unit, unitsOf } from './break-lines.ts';
import { readCells } from './cells.ts';
import { type Box, boxOf, moved, pathData } from './outline.ts';
import { inSight, type Piece, type PieceLetter, shapePieces, widthOf } from './text-runs.ts';

/** A letter in its place, in pixels. */
export interface Letter extends Box {
  /** Outline, as the `d` of an SVG path. */
  readonly d: string;
  /** Place in the order of reading, from 0. */
  readonly order: number;
  readonly line: number;
  /** Read from right to left. */
  readonly toLeft: boolean;
}

export interface Layout {
  /** In the order of reading. */
  readonly letters: readonly Letter[];
  /** Size of the type in pixels. */
  readonly em: number;
}

export interface LayOutOptions {
  readonly family: FamilyName;
  /** Where the letters may be. */
  readonly box: Box;
  /** From base line to base line, in em. */
  readonly lineHeight: number;
  readonly shelf: FontShelf;
}

/** Sizes of type in pixels between which the largest that fits is taken. */
const LARGEST = 210;
const SMALLEST = 16;

/** Puts a text into a box, as large as it fits, in as many lines as that takes. */
export async function layOut(text: string, { family, box, lineHeight, shelf }: LayOutOptions): Promise<Layout> {
  const cells = await readCells(text, family, shelf);
  const between = ({ start, end }: Unit) => cells.filter(({ index }) => index >= start && index < end);
  const width = (start: number, end: number) => widthOf(shapePieces(between({ start, end })));
  const size = { width: box.right - box.left, height: box.bottom - box.top };

  const units = unitsOf(text);
  let lines: readonly Unit[] = [];
  for (let em = LARGEST; em >= SMALLEST; em *= 0.92) {
    lines = breakLines(units, size.width / em, width);
    const widest = Math.max(...lines.map(({ start, end }) => width(start, end)));
    if (lines.length * lineHeight * em <= size.height && widest * em <= size.width) break;
  }
  const letters = lines.flatMap((line, nth) => inLine(inSight(shapePieces(between(line))), nth, nth * lineHeight));
  return fitted(letters, box);
}

interface SetLetter extends PieceLetter {
  readonly line: number;
}

/** The letters of a line in em, centred on 0. */
function inLine(pieces: readonly Piece[], line: number, y: number): SetLetter[] {
  let x = -widthOf(pieces) / 2;
  return pieces.flatMap(({ letters, width }) => {
    const left = x;
    x += width;
    return letters
      .filter(({ steps }) => steps.length > 0)
      .map((letter) => ({ ...letter, line, steps: moved(letter.steps, { scale: 1, x: left, y }) }));
  });
}

/** Grown or shrunk until the ink fills the box or is of the largest type, and centred in it. */
function fitted(letters: readonly SetLetter[], box: Box): Layout {
  const ink = boxOf(letters.flatMap(({ steps }) => steps));
  const scale = Math.min(
    LARGEST,
    (box.right - box.left) / (ink.right - ink.left),
    (box.bottom - box.top) / (ink.bottom - ink.top),
  );
  const x = (box.left + box.right - scale * (ink.left + ink.right)) / 2;
  const y = (box.top + box.bottom - scale * (ink.top + ink.bottom)) / 2;
  const inOrder = [...letters].sort((a, b) => a.order - b.order);
  return {
    em: scale,
    letters: inOrder.map(({ steps, line, toLeft }, order) => {
      const inPixels = moved(steps, { scale, x, y });
      return { d: pathData(inPixels), ...boxOf(inPixels), order, line, toLeft };
    }),
  };
}
