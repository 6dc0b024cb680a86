import { FALLBACKS, type FamilyName } from './families.ts';
import type { Face, FontLoader } from './font-loader.ts';
import { covers } from './font-subsets.ts';

/** A grapheme to draw: its text and its face. */
export interface Drawable {
  readonly face: Face;
  readonly text: string;
}

const AS_EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;

/** Characters without a glyph that modify the previous one: joiners, variation selectors, skin tones, tags. */
const MODIFIERS = /\p{Join_Control}|\p{Variation_Selector}|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}]/u;

/**
 * The faces of a grapheme, preferring the family of the style. If no face has the whole grapheme, its parts are drawn:
 * an emoji of several people side by side, a letter without unknown marks. Empty if that fails too.
 */
export async function findFaces(
  fonts: FontLoader,
  grapheme: string,
  preferred: FamilyName,
): Promise<readonly Drawable[]> {
  const families = AS_EMOJI.test(grapheme)
    ? (['emoji', preferred, ...FALLBACKS] as const)
    : ([preferred, ...FALLBACKS] as const);
  const wholeFace = await findFace(fonts, grapheme, families);
  if (wholeFace !== undefined) return [wholeFace];
  const parts = [...grapheme].filter((part) => !MODIFIERS.test(part));
  const faces = await Promise.all(parts.map((part) => findFace(fonts, part, families)));
  return faces.flatMap((drawable) => drawable ?? []);
}

async function findFace(
  fonts: FontLoader,
  text: string,
  families: readonly FamilyName[],
): Promise<Drawable | undefined> {
  const needed = [...text].filter((part) => !MODIFIERS.test(part)).map((part) => part.codePointAt(0) ?? 0);
  if (needed.length === 0) return undefined;
  for (const family of families) {
    for (const subset of await fonts.subsets(family)) {
      if (!needed.every((codePoint) => covers(subset, codePoint))) continue;
      const face = await fonts.open(family, subset);
      // A subset lists its requested characters, which may be more than the typeface has.
      if (isDrawn(face, text)) return { face, text };
    }
  }
  return undefined;
}

/** Whether a face has glyphs for the text and joins it. */
function isDrawn({ font }: Face, text: string): boolean {
  const { glyphs } = font.layout(text);
  const visible = glyphs.filter(({ path }) => path.commands.length > 0);
  const joins = /\u200D|\p{Emoji_Modifier}/u.test(text);
  return glyphs.every(({ id }) => id !== 0) && visible.length > 0 && (!joins || visible.length === 1);
}
