import type { FamilyName } from '../fonts/families.ts';
import type { Layout } from '../layout/lay-out.ts';
import type { Box } from '../layout/outline.ts';

/** A style of animated text. */
export interface TextStyle {
  /** Part of the ids of its pictures. */
  readonly name: string;
  /** Alt text, after "The words … ". */
  readonly description: string;
  readonly family: FamilyName;
  /** The box of the letters when they do not move. Leaves space for their movement. */
  readonly box: Box;
  /** In em. */
  readonly lineHeight: number;
  readonly frameCount: number;
  /** Duration of a frame in milliseconds. */
  readonly delay: number;
  /**
   * Renders the body of an SVG at the time `t`, from 0 to below 1. The frame at 0 is also the still, so it contains all
   * letters.
   */
  readonly draw: (layout: Layout, t: number) => string;
}

/** The center of a letter. */
export function centerOf({ left, right, top, bottom }: Box): { readonly x: number; readonly y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** A stroke width for this font size: thick strokes would fill small letters. */
export function strokeWidth(pixels: number, { em }: Pick<Layout, 'em'>): number {
  return pixels * Math.min(1, Math.max(0.4, em / 80));
}

/** A sine from -1 to 1 with the period 1. */
export function wave(t: number): number {
  return Math.sin(2 * Math.PI * t);
}
