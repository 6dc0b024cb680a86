import type { FamilyName } from '../fonts/families.ts';
import type { Layout } from '../layout/lay-out.ts';
import type { Box } from '../layout/outline.ts';

/** A way in which a text moves. */
export interface TextStyle {
  /** Part of the ids of its pictures. */
  readonly name: string;
  /** How it looks, after "The words … ". */
  readonly description: string;
  readonly family: FamilyName;
  /** Where the letters stand at rest, with room for what they do. */
  readonly box: Box;
  /** In em. */
  readonly lineHeight: number;
  readonly frames: number;
  /** Milliseconds a frame is shown. */
  readonly delay: number;
  /** The body of an SVG at a moment from 0 to below 1. What it draws at 0 is also the still, so all letters are in it. */
  readonly draw: (layout: Layout, t: number) => string;
}

/** The middle of a letter. */
export function centerOf({ left, right, top, bottom }: Box): { readonly x: number; readonly y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** How thick a line of so many pixels is drawn around type of this size: small type would drown in it. */
export function strokeWidth(pixels: number, { em }: Pick<Layout, 'em'>): number {
  return pixels * Math.min(1, Math.max(0.4, em / 80));
}

/** A wave from -1 to 1 that has run once when `t` has gone from 0 to 1. */
export function wave(t: number): number {
  return Math.sin(2 * Math.PI * t);
}
