/** A part of a text that is not broken over lines. */
export interface Unit {
  /** In UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Longer words are broken; in graphemes. */
const MAX_WORD_GRAPHEMES = 14;

/** Words with their punctuation. Scripts without spaces have words too, and an emoji is one. */
export function unitsOf(text: string): readonly Unit[] {
  const units: Unit[] = [];
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text)) {
    if (segment.trim() === '') continue;
    const end = index + segment.length;
    const last = units.at(-1);
    const joins = last?.end === index && (isSign(segment) || isSign(text.slice(last.start, last.end)));
    if (joins) units[units.length - 1] = { start: last.start, end };
    else units.push({ start: index, end });
  }
  return units.flatMap((unit) => splitLongWord(text, unit));
}

/** Punctuation and symbols that belong to the adjacent word; emoji do not. */
function isSign(text: string): boolean {
  return /^[\p{P}\p{M}\p{Sm}\p{Sc}\p{Sk}]+$/u.test(text);
}

function splitLongWord(text: string, { start, end }: Unit): Unit[] {
  const parts = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.slice(start, end))];
  const count = Math.ceil(parts.length / MAX_WORD_GRAPHEMES);
  const starts = Array.from({ length: count }, (_, nth) => parts[Math.round((nth * parts.length) / count)]?.index ?? 0);
  return starts.map((from, nth) => ({ start: start + from, end: start + (starts[nth + 1] ?? end - start) }));
}

/**
 * Breaks a text into lines of a maximum width, and then balances them: the narrowest lines of the same number. `width`
 * measures a part of the text.
 */
export function breakLines(
  units: readonly Unit[],
  max: number,
  width: (start: number, end: number) => number,
): readonly Unit[] {
  const lines = fillLines(units, max, width);
  let even = lines;
  for (let narrower = max * 0.95; narrower > max * 0.4; narrower -= max * 0.05) {
    const tried = fillLines(units, narrower, width);
    if (tried.length > lines.length) break;
    even = tried;
  }
  return even;
}

function fillLines(units: readonly Unit[], max: number, width: (start: number, end: number) => number): Unit[] {
  const lines: Unit[] = [];
  for (const { start, end } of units) {
    const last = lines.at(-1);
    if (last !== undefined && width(last.start, end) <= max) lines[lines.length - 1] = { start: last.start, end };
    else lines.push({ start, end });
  }
  return lines;
}
