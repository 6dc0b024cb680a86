/** A segment of an outline. */
export interface Step {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  /** Alternating x and y. */
  readonly args: readonly number[];
}

/** A transform: scale, then translate. */
export interface Transform {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const LETTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

export function transformSteps(steps: readonly Step[], { scale, x, y }: Transform): Step[] {
  return steps.map(({ command, args }) => ({
    command,
    args: args.map((value, index) => value * scale + (index % 2 === 0 ? x : y)),
  }));
}

/** Flips y: fonts have it pointing up, pictures down. */
export function flipSteps(steps: readonly Step[]): Step[] {
  return steps.map(({ command, args }) => ({
    command,
    args: args.map((value, index) => (index % 2 === 0 ? value : -value)),
  }));
}

/** The `d` of an SVG path with one decimal. Pictures contain numbers only, never the text itself. */
export function pathData(steps: readonly Step[]): string {
  return steps
    .map(({ command, args }) => LETTERS[command] + args.map((value) => Math.round(value * 10) / 10).join(' '))
    .join('');
}

/** Bounding box of the control points of outlines. */
export function boxOf(steps: readonly Step[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { args } of steps) {
    for (let index = 0; index < args.length; index += 2) {
      const [x = 0, y = 0] = args.slice(index, index + 2);
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}

/**
 * Outline for characters that no typeface has: a frame with a diamond on the baseline, in em, with y pointing up. The
 * inner contour has the opposite direction, so that it is empty under any fill rule.
 */
export const MISSING: { readonly steps: readonly Step[]; readonly advance: number } = {
  advance: 0.66,
  steps: [
    ...polygon([0.06, 0], [0.06, 0.72], [0.6, 0.72], [0.6, 0]),
    ...polygon([0.18, 0.12], [0.48, 0.12], [0.48, 0.6], [0.18, 0.6]),
    ...polygon([0.33, 0.26], [0.23, 0.36], [0.33, 0.46], [0.43, 0.36]),
  ],
};

function polygon(first: readonly [number, number], ...others: readonly (readonly [number, number])[]): Step[] {
  const lines = others.map((args) => ({ command: 'lineTo', args }) as const);
  return [{ command: 'moveTo', args: first }, ...lines, { command: 'closePath', args: [] }];
}
