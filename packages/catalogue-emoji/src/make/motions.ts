/** How a picture stands at one moment. Lengths are parts of the picture's side; angles are degrees. */
export interface Pose {
  /** To the right. */
  readonly x: number;
  /** Down. */
  readonly y: number;
  /** Clockwise. */
  readonly turn: number;
  readonly scaleX: number;
  readonly scaleY: number;
  /** Degrees by which the bottom leads the top to the right. */
  readonly lean: number;
  readonly opacity: number;
}

export interface Motion {
  /** What an emoji does, for its alternative text: `bounces`. */
  readonly verb: string;
  /** The point that stays in place when it turns, scales or leans: the middle, the bottom or the top. Default: middle. */
  readonly pivot?: 'middle' | 'bottom' | 'top';
  /** How long the first frame is shown, in milliseconds. Default: as long as the others. */
  readonly rest?: number;
  /** The pose at a moment from 0 to 1. At 0, it is the still picture. */
  readonly at: (moment: number) => Partial<Pose>;
}

const STILL: Pose = { x: 0, y: 0, turn: 0, scaleX: 1, scaleY: 1, lean: 0, opacity: 1 };

/** From 0 over 1, 0 and -1 back to 0. */
const wave = (moment: number) => Math.sin(2 * Math.PI * moment);
/** From 0 to 1 and back. */
const rise = (moment: number) => (1 - Math.cos(2 * Math.PI * moment)) / 2;
/** Leaves the picture at one side and returns at the other: from 0 to 1, and from -1 to 0. */
const around = (moment: number) => (moment < 0.5 ? 2 * moment : 2 * moment - 2);

/** The poses at some moments, with smooth transitions in between. */
function tween(poses: readonly (readonly [moment: number, pose: Partial<Pose>])[]): Motion['at'] {
  return (moment) => {
    const next = Math.max(
      1,
      poses.findIndex(([at]) => at >= moment),
    );
    const [start, from] = poses[next - 1] ?? [0, STILL];
    const [end, to] = poses[next] ?? [1, STILL];
    const share = rise(Math.min(1, (moment - start) / (end - start)) / 2);
    const between = (key: keyof Pose) => {
      const first = from[key] ?? STILL[key];
      return first + ((to[key] ?? STILL[key]) - first) * share;
    };
    return {
      x: between('x'),
      y: between('y'),
      turn: between('turn'),
      scaleX: between('scaleX'),
      scaleY: between('scaleY'),
      lean: between('lean'),
      opacity: between('opacity'),
    };
  };
}

export const MOTIONS = {
  bounce: {
    verb: 'bounces',
    pivot: 'bottom',
    rest: 240,
    at: tween([
      [0, {}],
      [0.2, { scaleX: 1.1, scaleY: 0.86 }],
      [0.5, { y: -0.09, scaleX: 0.95, scaleY: 1.05 }],
      [0.8, { scaleX: 1.08, scaleY: 0.9 }],
      [1, {}],
    ]),
  },
  hop: {
    verb: 'hops from side to side',
    pivot: 'bottom',
    at: (moment) => ({ x: wave(moment) * 0.09, y: -Math.abs(wave(2 * moment)) * 0.12, turn: wave(moment) * 7 }),
  },
  wiggle: { verb: 'wiggles', at: (moment) => ({ turn: wave(moment) * 12 }) },
  sway: { verb: 'sways', pivot: 'bottom', at: (moment) => ({ turn: wave(moment) * 7, lean: wave(moment) * -4 }) },
  swing: { verb: 'swings', pivot: 'top', at: (moment) => ({ turn: wave(moment) * 13 }) },
  wave: {
    verb: 'waves',
    pivot: 'bottom',
    rest: 240,
    at: tween([
      [0, {}],
      [0.2, { turn: -18 }],
      [0.4, { turn: 12 }],
      [0.6, { turn: -18 }],
      [0.8, { turn: 12 }],
      [1, {}],
    ]),
  },
  nod: {
    verb: 'nods',
    pivot: 'bottom',
    rest: 240,
    at: tween([
      [0, {}],
      [0.25, { y: 0.05, scaleY: 0.92 }],
      [0.5, { y: -0.02, scaleY: 1.02 }],
      [0.75, { y: 0.05, scaleY: 0.92 }],
      [1, {}],
    ]),
  },
  shake: { verb: 'shakes', rest: 320, at: (moment) => ({ x: wave(2.5 * moment) * 0.07 * (1 - moment), turn: 0 }) },
  rattle: {
    verb: 'rattles',
    rest: 320,
    at: (moment) => ({ turn: wave(2.5 * moment) * 16 * (1 - moment) }),
  },
  droop: {
    verb: 'droops and sighs',
    pivot: 'bottom',
    rest: 240,
    at: tween([
      [0, {}],
      [0.5, { y: 0.03, scaleX: 1.05, scaleY: 0.88, turn: -5 }],
      [0.7, { y: 0.03, scaleX: 1.05, scaleY: 0.88, turn: -5 }],
      [1, {}],
    ]),
  },
  doze: {
    verb: 'breathes slowly',
    pivot: 'bottom',
    rest: 200,
    at: (moment) => ({ turn: -8 * rise(moment), scaleX: 1 + 0.04 * rise(moment), scaleY: 1 + 0.04 * rise(moment) }),
  },
  shiver: { verb: 'shivers', at: (moment) => ({ x: wave(5 * moment + 0.25) * 0.02 - 0.02, turn: wave(moment) * 2 }) },
  laugh: {
    verb: 'shakes with laughter',
    at: (moment) => ({ turn: wave(moment) * 12, y: -Math.abs(wave(2 * moment)) * 0.07 }),
  },
  roll: { verb: 'rolls over', at: (moment) => ({ turn: 360 * moment }) },
  spin: { verb: 'spins', at: (moment) => ({ turn: 360 * moment }) },
  twirl: { verb: 'turns around', at: (moment) => ({ scaleX: Math.cos(2 * Math.PI * moment) }) },
  pulse: { verb: 'pulses', at: (moment) => ({ scaleX: 1 + 0.16 * rise(moment), scaleY: 1 + 0.16 * rise(moment) }) },
  beat: {
    verb: 'beats',
    rest: 240,
    at: tween([
      [0, {}],
      [0.2, { scaleX: 1.18, scaleY: 1.18 }],
      [0.4, { scaleX: 0.97, scaleY: 0.97 }],
      [0.6, { scaleX: 1.12, scaleY: 1.12 }],
      [1, {}],
    ]),
  },
  float: {
    verb: 'floats up and down',
    at: (moment) => ({ y: wave(moment) * -0.09, turn: wave(moment + 0.25) * 3 - 3 }),
  },
  tada: {
    verb: 'jumps up and shakes',
    rest: 320,
    at: tween([
      [0, {}],
      [0.2, { scaleX: 0.9, scaleY: 0.9, turn: -4 }],
      [0.35, { scaleX: 1.15, scaleY: 1.15, turn: 5 }],
      [0.5, { scaleX: 1.15, scaleY: 1.15, turn: -5 }],
      [0.65, { scaleX: 1.15, scaleY: 1.15, turn: 5 }],
      [0.8, { scaleX: 1.15, scaleY: 1.15, turn: -5 }],
      [1, {}],
    ]),
  },
  jelly: {
    verb: 'wobbles like jelly',
    pivot: 'bottom',
    at: (moment) => ({ scaleX: 1 + wave(moment) * 0.08, scaleY: 1 - wave(moment) * 0.08 }),
  },
  press: {
    verb: 'is pressed',
    rest: 400,
    at: tween([
      [0, {}],
      [0.4, { scaleX: 0.82, scaleY: 0.82 }],
      [0.7, { scaleX: 1.06, scaleY: 1.06 }],
      [1, {}],
    ]),
  },
  blink: { verb: 'blinks', rest: 240, at: (moment) => ({ opacity: 1 - 0.75 * rise(moment) }) },
  flutter: {
    verb: 'flutters',
    at: (moment) => ({ lean: wave(moment) * 7, scaleX: 1 - 0.07 * rise(2 * moment), y: wave(moment) * 0.02 }),
  },
  drive: {
    verb: 'drives by',
    at: (moment) => ({ x: -1.1 * around(moment), y: -Math.abs(wave(2.5 * moment)) * 0.03 }),
  },
  ride: {
    verb: 'rushes along',
    pivot: 'bottom',
    at: (moment) => ({
      x: wave(moment) * -0.08,
      y: -Math.abs(wave(2 * moment)) * 0.07,
      turn: -3 + 3 * Math.cos(2 * Math.PI * moment),
    }),
  },
  sail: {
    verb: 'rocks on the waves',
    pivot: 'bottom',
    at: (moment) => ({ turn: wave(moment) * 8, y: wave(2 * moment) * 0.03 }),
  },
  fly: { verb: 'flies by', at: (moment) => ({ x: 1.1 * around(moment), y: -1.1 * around(moment) }) },
  soar: {
    verb: 'glides through the air',
    at: (moment) => ({ x: wave(moment) * 0.08, y: wave(2 * moment) * -0.06, turn: wave(moment) * 6 }),
  },
  swim: {
    verb: 'swims',
    at: (moment) => ({ x: wave(moment) * -0.08, y: wave(2 * moment) * 0.03, turn: wave(moment + 0.25) * 5 - 5 }),
  },
  crawl: {
    verb: 'crawls',
    pivot: 'bottom',
    at: (moment) => ({ x: wave(moment) * -0.07, scaleX: 1 - 0.12 * rise(2 * moment) }),
  },
  fall: { verb: 'falls', at: (moment) => ({ y: 1.1 * around(moment), turn: wave(moment) * 12 }) },
  ascend: { verb: 'rises', at: (moment) => ({ y: -1.1 * around(moment), x: wave(2 * moment) * 0.04 }) },
  flicker: {
    verb: 'flickers',
    pivot: 'bottom',
    at: (moment) => ({
      scaleX: 1 - 0.06 * rise(2 * moment),
      scaleY: 1 + 0.12 * rise(3 * moment),
      lean: wave(moment) * 5,
    }),
  },
  pop: {
    verb: 'pops up',
    rest: 400,
    at: tween([
      [0, {}],
      [0.3, { scaleX: 0.55, scaleY: 0.55 }],
      [0.6, { scaleX: 1.14, scaleY: 1.14 }],
      [0.8, { scaleX: 0.96, scaleY: 0.96 }],
      [1, {}],
    ]),
  },
  play: {
    verb: 'plays along',
    pivot: 'bottom',
    at: (moment) => ({ turn: wave(moment) * 8, y: -Math.abs(wave(2 * moment)) * 0.05 }),
  },
  dance: {
    verb: 'dances',
    pivot: 'bottom',
    at: (moment) => ({ x: wave(moment) * 0.07, lean: wave(moment) * 8, scaleY: 1 - 0.07 * rise(2 * moment) }),
  },
  cheer: {
    verb: 'jumps for joy',
    pivot: 'bottom',
    at: (moment) => ({ y: -Math.abs(wave(moment)) * 0.1, scaleX: 1 + 0.05 * rise(2 * moment) }),
  },
  right: { verb: 'moves to the right', rest: 240, at: (moment) => ({ x: 0.1 * rise(moment) }) },
  left: { verb: 'moves to the left', rest: 240, at: (moment) => ({ x: -0.1 * rise(moment) }) },
  up: { verb: 'moves up', rest: 240, at: (moment) => ({ y: -0.1 * rise(moment) }) },
  down: { verb: 'moves down', rest: 240, at: (moment) => ({ y: 0.1 * rise(moment) }) },
} as const satisfies { readonly [name: string]: Motion };

export type MotionName = keyof typeof MOTIONS;

/** The transformation of SVG for a pose, in a square with the side 1. */
export function transformOf(pose: Partial<Pose>, pivot: Motion['pivot'] = 'middle'): string {
  const { x, y, turn, scaleX, scaleY, lean } = { ...STILL, ...pose };
  const pivotY = { top: 0.05, middle: 0.5, bottom: 0.95 }[pivot];
  return [
    `translate(${round(x + 0.5)} ${round(y + pivotY)})`,
    `rotate(${round(turn)})`,
    `skewX(${round(lean)})`,
    `scale(${round(scaleX)} ${round(scaleY)})`,
    `translate(-0.5 ${round(-pivotY)})`,
  ].join(' ');
}

/** Short numbers, the same on every machine. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
