import { blend } from '../lib/color.mjs';
import { clamp, easeInOut, frac, mix, scatter, TAU } from '../lib/math.mjs';
import { circle, polygon } from '../lib/shapes.mjs';

const background = (c, width, height, color) => {
  c.fillStyle = color;
  c.fillRect(0, 0, width, height);
};

/** Quarter arcs turned at random join into rivers; dashes run along them. */
export const truchetRivers = {
  id: 'truchet-rivers',
  channel: null,
  title: 'Truchet Rivers',
  alt: 'Round turquoise paths wind across a dark grid while cream dashes run along them',
  tags: ['truchet', 'tiles', 'pattern', 'geometric', 'maze', 'satisfying', 'lines', 'abstract', 'design', 'hypnotic'],
  width: 400,
  height: 400,
  frames: 20,
  canvas: (width, height) => {
    const tile = 100;
    const tiles = scatter(5, 16, (next, i) => ({
      x: (i % 4) * tile,
      y: Math.floor(i / 4) * tile,
      turned: next() < 0.5,
      odd: ((i % 4) + Math.floor(i / 4)) & 1,
    }));
    return (c, t) => {
      background(c, width, height, '#12263a');
      const arcs = (lineWidth, color, dash) => {
        c.lineWidth = lineWidth;
        c.strokeStyle = color;
        for (const { x, y, turned, odd } of tiles) {
          const corners = turned
            ? [
                [x, y, 0],
                [x + tile, y + tile, TAU / 2],
              ]
            : [
                [x + tile, y, TAU / 4],
                [x, y + tile, (TAU * 3) / 4],
              ];
          for (const [cx, cy, start] of corners) {
            c.setLineDash(dash ? [dash * 0.45, dash * 0.55] : []);
            c.lineDashOffset = dash ? -t * dash * (turned ? 1 : -1) * (odd ? -1 : 1) : 0;
            c.beginPath();
            c.arc(cx, cy, tile / 2, start, start + TAU / 4);
            c.stroke();
          }
        }
      };
      arcs(54, '#0b1826');
      arcs(45, '#17b2a6');
      arcs(13, '#f7f3e3', (Math.PI * tile) / 8);
      c.setLineDash([]);
    };
  },
};

/** Blocks that rise and sink as a round wave passes, seen from a corner. */
export const cubeWave = {
  id: 'cube-wave',
  title: 'Cube Wave',
  alt: 'A block of pink and violet columns rises and sinks in a round wave',
  tags: ['isometric', 'cubes', 'wave', '3d', 'geometric', 'satisfying', 'blocks', 'tiles', 'abstract', 'motion'],
  width: 400,
  height: 400,
  frames: 32,
  canvas: (width, height) => {
    const count = 9;
    const size = 22;
    return (c, t) => {
      background(c, width, height, '#f7efe5');
      for (let diagonal = 0; diagonal < count * 2 - 1; diagonal++) {
        for (let i = Math.max(0, diagonal - count + 1); i <= Math.min(diagonal, count - 1); i++) {
          const j = diagonal - i;
          const far = Math.hypot(i - (count - 1) / 2, j - (count - 1) / 2);
          const rise = 30 + 26 * Math.sin(t * TAU - far * 0.85);
          column(
            c,
            width / 2 + (i - j) * size * 0.866,
            height / 2 + 20 + (i + j - count + 1) * size * 0.5 - rise * 1.3,
            rise,
            size,
          );
        }
      }
    };
  },
};

function column(c, x, y, rise, size) {
  const u = clamp((rise - 4) / 52);
  const hue = mix(255, 340, u);
  const wide = size * 0.866;
  const deep = size * 0.5;
  const tall = rise * 2.1 + 10;
  c.lineWidth = 0.7;
  for (const [color, points] of [
    [
      `hsl(${hue},62%,${mix(40, 54, u)}%)`,
      [
        [x - wide, y],
        [x, y + deep],
        [x, y + deep + tall],
        [x - wide, y + tall],
      ],
    ],
    [
      `hsl(${hue - 12},60%,${mix(28, 40, u)}%)`,
      [
        [x + wide, y],
        [x, y + deep],
        [x, y + deep + tall],
        [x + wide, y + tall],
      ],
    ],
    [
      `hsl(${hue},78%,${mix(58, 74, u)}%)`,
      [
        [x, y - deep],
        [x + wide, y],
        [x, y + deep],
        [x - wide, y],
      ],
    ],
  ]) {
    polygon(c, color, points);
    c.strokeStyle = color;
    c.stroke();
  }
}

/** Dots that swell and swirl as rings pass under them. */
export const dotTide = {
  id: 'dot-tide',
  channel: 'plainframe',
  title: 'Dot Tide',
  alt: 'A grid of dots in blue, violet and red swells in rings from the middle',
  tags: ['dots', 'wave', 'minimal', 'calm', 'pattern', 'motion', 'abstract', 'tide', 'circles', 'flow'],
  width: 400,
  height: 225,
  frames: 24,
  canvas: (width, height) => (c, t) => {
    background(c, width, height, '#fdf6ec');
    for (let row = 0; row < 7; row++) {
      for (let column = 0; column < 13; column++) {
        const x = ((column + 0.25 + (row & 1) * 0.5) * width) / 13;
        const y = ((row + 0.5) * height) / 7;
        const angle = t * TAU - Math.hypot(x - width / 2, (y - height / 2) * 1.2) / 36;
        const hue = mix(190, 350, (Math.sin(angle - 0.8) + 1) / 2);
        circle(c, `hsl(${hue},72%,56%)`, x + Math.cos(angle) * 5, y + Math.sin(angle) * 7, 8 + 5.5 * Math.sin(angle));
      }
    }
  },
};

/** Planets that meet their starting places after one loop; each has a tail that fades. */
export const orbitClockwork = {
  id: 'orbit-clockwork',
  title: 'Orbit Clockwork',
  alt: 'Six coloured planets with glowing tails circle a golden sun on thin rings',
  tags: ['orbit', 'planets', 'space', 'minimal', 'rings', 'clockwork', 'solar system', 'astronomy', 'calm', 'science'],
  width: 400,
  height: 400,
  frames: 48,
  canvas: (width, height) => (c, t) => {
    background(c, width, height, '#0f1226');
    const [x, y] = [width / 2, height / 2];
    const glow = c.createRadialGradient(x, y, 4, x, y, 60);
    for (const [at, color] of [
      [0, '#fff6d5'],
      [0.35, '#ffd166'],
      [1, 'rgba(255,180,70,0)'],
    ])
      glow.addColorStop(at, color);
    circle(c, glow, x, y, 60);
    circle(c, '#ffe29a', x, y, 22);
    const planets = [
      ['#ef476f', 4, 6],
      ['#06d6a0', 3, 7],
      ['#118ab2', 2, 9],
      ['#f78c6b', 2, 7],
      ['#9b5de5', 1, 12],
      ['#83d0f2', 1, 9],
    ];
    for (const [i, [color, turns, size]] of planets.entries()) {
      const radius = 50 + i * 25;
      const angle = t * TAU * turns + i * 1.9;
      c.strokeStyle = 'rgba(255,255,255,.13)';
      c.lineWidth = 1.2;
      c.beginPath();
      c.arc(x, y, radius, 0, TAU);
      c.stroke();
      c.strokeStyle = color;
      for (let step = 26; step >= 0; step--) {
        c.globalAlpha = (1 - step / 27) * 0.55;
        c.lineWidth = 6 * (1 - step / 30);
        c.beginPath();
        c.arc(x, y, radius, angle - (step + 1) * 0.035, angle - step * 0.035 + 0.01);
        c.stroke();
      }
      c.globalAlpha = 1;
      circle(c, color, x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, size);
    }
  },
};

/** Out for three seconds, in for three: follow it. It begins open, because the first frame is also the still. */
export const breathingCircle = {
  id: 'breathing-circle',
  title: 'Breathe',
  alt: 'Six soft overlapping discs open like a flower and close again, slowly, on a dark teal ground',
  tags: [
    'breathe',
    'calm',
    'meditation',
    'relax',
    'breathing exercise',
    'mindfulness',
    'slow',
    'peace',
    'flow',
    'flower',
  ],
  width: 400,
  height: 400,
  frames: 60,
  delay: 100,
  canvas: (width, height) => (c, t) => {
    background(c, width, height, '#0b3c49');
    const open = easeInOut(Math.abs(1 - t * 2));
    c.globalCompositeOperation = 'screen';
    for (let petal = 0; petal < 6; petal++) {
      const angle = (petal / 6) * TAU + open * 0.9;
      const far = mix(10, 82, open);
      circle(
        c,
        blend(petal & 1 ? '#2fa8a0' : '#3a7ca5', petal & 1 ? '#62c9b8' : '#5aa9e6', open)
          .replace(')', ',.62)')
          .replace('rgb', 'rgba'),
        width / 2 + Math.cos(angle) * far,
        height / 2 + Math.sin(angle) * far,
        mix(46, 84, open),
      );
    }
    c.globalCompositeOperation = 'source-over';
  },
};

/** Hexagons that turn over one ring after the other. */
export const hexBloom = {
  id: 'hex-bloom',
  channel: 'facelesslot',
  title: 'Hex Bloom',
  alt: 'Hexagon tiles flip over in a ripple and change from gold to coral to navy',
  tags: ['hexagon', 'honeycomb', 'tiles', 'geometric', 'flip', 'pattern', 'satisfying', 'abstract', 'ripple', 'mosaic'],
  width: 360,
  height: 300,
  frames: 28,
  canvas: (width, height) => (c, t) => {
    background(c, width, height, '#1d3557');
    const colors = ['#ffb703', '#fb8500', '#e63946', '#457b9d'];
    const radius = 32;
    for (let row = -5; row <= 5; row++) {
      for (let column = -6; column <= 6; column++) {
        const x = width / 2 + (column + (row & 1) * 0.5) * radius * 1.76;
        const y = height / 2 + row * radius * 1.52;
        const stage = (t - Math.hypot(x - width / 2, y - height / 2) / 620 + 1) * colors.length;
        const flip = easeInOut(clamp((frac(stage) - 0.35) / 0.65));
        const color = colors[(Math.floor(stage) + (flip > 0.5 ? 1 : 0)) % colors.length];
        const squeeze = Math.max(0.06, Math.abs(Math.cos(flip * Math.PI)));
        const points = Array.from({ length: 6 }, (_, k) => [
          x + Math.sin((k / 6) * TAU) * radius * 0.92 * squeeze,
          y + Math.cos((k / 6) * TAU) * radius * 0.92,
        ]);
        polygon(c, color, points);
      }
    }
  },
};
