import type { Motion, Pose } from './motions.ts';

export interface Canvas {
  readonly width: number;
  readonly height: number;
}

/** The colors of a backdrop, as `#rrggbb`. */
export interface Palette {
  /** In an alternative text: `blue`. */
  readonly name: string;
  readonly base: string;
  /** Next to `base`, a little darker. */
  readonly tone: string;
  /** Behind a single figure. */
  readonly light: string;
}

/** Where a copy of the picture stands in the scene, in pixels. */
export interface Figure {
  /** Of its middle. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly pose: Partial<Pose>;
  readonly pivot?: Motion['pivot'];
}

/** Designed motion around a picture. Everything is at its first place again at the moment 1, so that it loops. */
export interface Scene {
  /** After the name in a title: `with Rays`. None of the words is a common search. */
  readonly title: string;
  /** The alternative text, with the name of the emoji, what it does, and the name of the palette. */
  readonly describe: (name: string, verb: string, color: string) => string;
  /** The content of an SVG. */
  readonly backdrop: (moment: number, canvas: Canvas, palette: Palette) => string;
  readonly figures: (moment: number, canvas: Canvas, motion: Motion) => readonly Figure[];
}

const wave = (moment: number) => Math.sin(2 * Math.PI * moment);
const part = (value: number) => value - Math.floor(value);
const px = (value: number) => Math.round(value * 100) / 100;
const sideOf = ({ width, height }: Canvas) => Math.min(width, height);
const count = (length: number) => Array.from({ length }, (_, index) => index);

const fill = ({ width, height }: Canvas, color: string) =>
  `<rect width="${width}" height="${height}" fill="${color}"/>`;
const circle = (x: number, y: number, radius: number, color: string) =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" fill="${color}"/>`;
const shape = (points: readonly (readonly [x: number, y: number])[], color: string) =>
  `<path d="M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z" fill="${color}"/>`;

/** One figure in the middle. */
const solo =
  (size: number, down = 0): Scene['figures'] =>
  (moment, canvas, { at, pivot = 'middle' }) => [
    {
      x: canvas.width / 2,
      y: canvas.height / 2 + down * sideOf(canvas),
      side: size * sideOf(canvas),
      pose: at(moment),
      pivot,
    },
  ];

/** Points of a grid whose rows are shifted by turns. It moves down by a row, and so to the side by half a column. */
function lattice({ width, height }: Canvas, step: number, moment: number): (readonly [x: number, y: number])[] {
  const row = step * 0.866;
  const rows = Math.ceil(height / row) + 3;
  const columns = Math.ceil(width / step) + 3;
  return count(rows).flatMap((line) =>
    count(columns).map((column) => {
      const shift = line % 2 === 0 ? 0 : 0.5;
      return [(column - 1.5 + shift + moment / 2) * step, (line - 1.5 + moment) * row] as const;
    }),
  );
}

const RAYS = 12;

/** A drop falls in as many loops: each column has as many copies. */
const LOOPS_OF_A_FALL = 2;

export const SCENES = {
  rays: {
    title: 'with Rays',
    describe: (name, verb, color) => `The ${name} emoji ${verb} in front of turning ${color} rays`,
    backdrop: (moment, canvas, { base, tone, light }) => {
      const [x, y, reach] = [canvas.width / 2, canvas.height / 2, canvas.width + canvas.height];
      const at = (ray: number) => {
        const angle = (2 * Math.PI * (ray + moment)) / RAYS;
        return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const;
      };
      const rays = count(RAYS).map((ray) => shape([[x, y], at(ray), at(ray + 0.5)], tone));
      return [fill(canvas, base), ...rays, circle(x, y, sideOf(canvas) * 0.4, light)].join('');
    },
    figures: solo(0.72),
  },
  dots: {
    title: 'with Dots',
    describe: (name, verb, color) => `The ${name} emoji ${verb} in front of drifting ${color} dots`,
    backdrop: (moment, canvas, { base, tone }) =>
      fill(canvas, base) +
      lattice(canvas, 44, moment)
        .map(([x, y]) => circle(x, y, 12, tone))
        .join(''),
    figures: solo(0.82),
  },
  stripes: {
    title: 'with Stripes',
    describe: (name, verb, color) => `The ${name} emoji ${verb} in front of moving ${color} stripes`,
    backdrop: (moment, canvas, { base, tone }) => {
      const step = 64;
      const { width, height } = canvas;
      const stripes = count(Math.ceil((width + height) / step) + 2).map((stripe) => {
        const x = (stripe - 1 + moment) * step - height;
        return shape(
          [
            [x, height],
            [x + step / 2, height],
            [x + step / 2 + height, 0],
            [x + height, 0],
          ],
          tone,
        );
      });
      return fill(canvas, base) + stripes.join('');
    },
    figures: solo(0.82),
  },
  ripples: {
    title: 'with Ripples',
    describe: (name, verb, color) => `The ${name} emoji ${verb} in the middle of growing ${color} rings`,
    backdrop: (moment, canvas, { base, tone, light }) => {
      const [x, y, step] = [canvas.width / 2, canvas.height / 2, 30];
      const rings = count(10).map((ring) => circle(x, y, (9 - ring + 2 * moment) * step, ring % 2 === 0 ? base : tone));
      return [fill(canvas, tone), ...rings, circle(x, y, sideOf(canvas) * 0.3, light)].join('');
    },
    figures: solo(0.7),
  },
  spotlight: {
    title: 'in the Spotlight',
    describe: (name, verb, color) => `The ${name} emoji ${verb} in a swaying ${color} spotlight`,
    backdrop: (moment, canvas, { tone, base, light }) => {
      const { width, height } = canvas;
      const [x, y] = [width / 2 + wave(moment) * 10, height * 0.84];
      const beam = shape(
        [
          [width / 2 - 14, -10],
          [width / 2 + 14, -10],
          [x + width * 0.34, y],
          [x - width * 0.34, y],
        ],
        base,
      );
      const floor = (color: string, size: number) =>
        `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(width * size)}" ry="${px(height * size * 0.28)}" fill="${color}"/>`;
      return [fill(canvas, tone), beam, floor(base, 0.34), floor(light, 0.27)].join('');
    },
    figures: solo(0.7, 0.04),
  },
  hills: {
    title: 'in the Hills',
    describe: (name, verb, color) => `The ${name} emoji ${verb} in front of passing ${color} hills`,
    backdrop: (moment, canvas, { base, tone, light }) => {
      const { width, height } = canvas;
      const hill = (top: number, swell: number, period: number, color: string) => {
        const edge = count(33).map((point) => {
          const x = (point / 32) * width;
          return [x, top + wave(x / period + moment) * swell] as const;
        });
        return shape([[0, height], ...edge, [width, height]], color);
      };
      return [
        fill(canvas, light),
        circle(width * 0.8, height * 0.2, 26, '#ffffff'),
        hill(height * 0.6, 16, width / 2, base),
        hill(height * 0.8, 10, width, tone),
      ].join('');
    },
    figures: solo(0.66, 0.07),
  },
  orbit: {
    title: 'in Orbit',
    describe: (name, verb, color) => `The ${name} emoji ${verb} while small copies circle around it on ${color}`,
    backdrop: (_, canvas, { base, tone, light }) => {
      const { width, height } = canvas;
      const ring = `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${px(width * 0.4)}" ry="${px(height * 0.4)}" fill="none" stroke="${tone}" stroke-width="10"/>`;
      return [fill(canvas, base), ring, circle(width / 2, height / 2, sideOf(canvas) * 0.27, light)].join('');
    },
    figures: (moment, canvas, motion) => {
      const small = count(6).map((index) => {
        const angle = (2 * Math.PI * (index + moment)) / 6;
        return {
          x: canvas.width / 2 + canvas.width * 0.4 * Math.cos(angle),
          y: canvas.height / 2 + canvas.height * 0.4 * Math.sin(angle),
          side: sideOf(canvas) * 0.23,
          pose: { turn: wave(moment + index / 6) * 8 },
        };
      });
      return [...small, ...solo(0.54)(moment, canvas, motion)];
    },
  },
  trio: {
    title: 'Trio',
    describe: (name, verb, color) => `The ${name} emoji, three times side by side on ${color}, ${verb}`,
    backdrop: (_, canvas, { base, tone, light }) => {
      const { width, height } = canvas;
      const ground = shape(
        [
          [0, height * 0.7],
          [width, height * 0.7],
          [width, height],
          [0, height],
        ],
        tone,
      );
      return [fill(canvas, base), circle(width / 2, height * 0.5, sideOf(canvas) * 0.4, light), ground].join('');
    },
    figures: (moment, canvas, { at, pivot = 'middle' }) => {
      const place = (x: number, y: number, size: number, delay: number) => ({
        x: canvas.width * x,
        y: canvas.height * y,
        side: sideOf(canvas) * size,
        pose: at(part(moment - delay)),
        pivot,
      });
      return [place(0.22, 0.56, 0.42, 1 / 3), place(0.78, 0.56, 0.42, 2 / 3), place(0.5, 0.54, 0.6, 0)];
    },
  },
  rows: {
    title: 'in Rows',
    describe: (name, _, color) => `Rows of the ${name} emoji rise and sink on ${color}`,
    backdrop: (_, canvas, { base, tone }) =>
      [fill(canvas, base), circle(canvas.width / 2, canvas.height, sideOf(canvas) * 0.78, tone)].join(''),
    figures: (moment, canvas) => {
      const columns = Math.round(canvas.width / 80);
      return count(3).flatMap((row) => {
        const copies = row % 2 === 0 ? columns : columns + 1;
        return count(copies).map((column) => ({
          x: ((column + (row % 2 === 0 ? 0.5 : 0)) / columns) * canvas.width,
          y: canvas.height * (0.24 + 0.28 * row),
          side: 78 + 8 * row,
          pose: { y: Math.min(0, wave(moment - column / columns - row / 3)) * 0.16 },
        }));
      });
    },
  },
  pattern: {
    title: 'Pattern',
    describe: (name, _, color) => `A pattern of the ${name} emoji drifts on ${color}`,
    backdrop: (moment, canvas, { base, tone }) =>
      fill(canvas, base) +
      lattice(canvas, 96, moment)
        .map(([x, y]) => circle(x, y, 42, tone))
        .join(''),
    figures: (moment, canvas) =>
      lattice(canvas, 96, moment).map(([x, y]) => ({ x, y, side: 76, pose: { turn: wave(moment) * 10 } })),
  },
  cascade: {
    title: 'Cascade',
    describe: (name, _, color) => `Many copies of the ${name} emoji tumble down on ${color}`,
    backdrop: (_, canvas, { base, tone }) => {
      const { width, height } = canvas;
      const bands = count(4).map((band) => {
        const x = (band * width) / 4;
        return shape(
          [
            [x, 0],
            [x + width / 8, 0],
            [x + width / 8, height],
            [x, height],
          ],
          tone,
        );
      });
      return fill(canvas, base) + bands.join('');
    },
    figures: (moment, canvas) => {
      const columns = Math.round(canvas.width / 64);
      return count(columns).flatMap((column) => {
        const side = column % 2 === 0 ? 92 : 68;
        return count(LOOPS_OF_A_FALL).map((copy) => ({
          x: ((column + 0.5) / columns) * canvas.width,
          y: part(column * 0.37 + (moment + copy) / LOOPS_OF_A_FALL) * (canvas.height + side) - side / 2,
          side,
          pose: { turn: (column % 2 === 0 ? 1 : -1) * (8 + 6 * wave(moment)) },
        }));
      });
    },
  },
} as const satisfies { readonly [name: string]: Scene };

export type SceneName = keyof typeof SCENES;
