import bidiFactory from 'bidi-js';
import type { FamilyName } from '../fonts/families.ts';
import { type Drawable, findFaces } from '../fonts/find-face.ts';
import type { FontLoader } from '../fonts/font-loader.ts';
import { graphemesOf } from '../normalize-text.ts';

/** A grapheme to place. */
export interface Cell {
  /** Index in the text, in UTF-16 units. */
  readonly index: number;
  readonly space: boolean;
  /** Empty if no typeface has it. */
  readonly drawables: readonly Drawable[];
  /** Unicode embedding level: odd means right-to-left. */
  readonly level: number;
}

/** The graphemes of a text with their faces and directions. */
export async function readCells(text: string, preferred: FamilyName, fonts: FontLoader): Promise<readonly Cell[]> {
  const bidi = bidiFactory();
  const { levels } = bidi.getEmbeddingLevels(text);
  return Promise.all(
    graphemesOf(text).map(async ({ segment, index }) => {
      const level = levels[index] ?? 0;
      const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(segment) ?? segment) : segment;
      const space = segment.trim() === '';
      return { index, space, level, drawables: space ? [] : await findFaces(fonts, shown, preferred) };
    }),
  );
}
