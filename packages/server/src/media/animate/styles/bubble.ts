import { path, round } from '../svg.ts';
import type { TextStyle } from './text-style.ts';

const FRAMES = 30;
/** Phases of the loop: complete text, deleting, typing. */
const HOLD_END = 0.42;
const DELETE_END = 0.52;
const WRITTEN = 0.95;

/** A text being typed in a chat bubble. */
export const bubble: TextStyle = {
  name: 'bubble',
  description: 'are typed in the bubble of a chat',
  family: 'rubik',
  box: { left: 58, top: 46, right: 422, bottom: 194 },
  lineHeight: 1.14,
  frameCount: FRAMES,
  delay: 80,
  draw(layout, t) {
    const { letters } = layout;
    const typedLetters = letters.slice(0, shownOf(t, letters.length));
    const last = typedLetters.at(-1);
    const at = last ?? letters[0];
    // After the last letter, or before the first; it blinks while the text is complete.
    const behind = last === undefined ? at?.toLeft === true : at?.toLeft === false;
    const caretX = behind ? (at?.right ?? 0) + 3 : (at?.left ?? 0) - 7;
    const blinks = t < HOLD_END && Math.floor(t * FRAMES) % 8 >= 4;
    const height = at === undefined ? 0 : Math.max(24, (at.bottom - at.top) * 1.1);
    const top = at === undefined ? 0 : (at.top + at.bottom - height) / 2;
    const caret = `<rect x="${round(caretX)}" y="${round(top)}" width="4" height="${round(height)}" rx="2" fill="#ffd166" opacity="${blinks ? 0 : 1}"/>`;
    return `${path(BUBBLE, { fill: '#2457e6', stroke: '#ffffff', width: 10 })}${path(BUBBLE, { fill: '#2457e6' })}${typedLetters
      .map(({ d }) => path(d, { fill: '#ffffff' }))
      .join('')}${caret}`;
  },
};

function shownOf(t: number, count: number): number {
  if (t < HOLD_END || t >= WRITTEN) return count;
  if (t < DELETE_END) return Math.round((count * (DELETE_END - t)) / (DELETE_END - HOLD_END));
  return Math.round((count * (t - DELETE_END)) / (WRITTEN - DELETE_END));
}

const BUBBLE =
  'M58 18H422Q456 18 456 52V184Q456 218 422 218H150Q132 246 92 252Q108 238 108 218H58Q24 218 24 184V52Q24 18 58 18Z';
