import { clamp, frac, mix, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, fir, glow, land, polygon, rounded, sky, verticalGradient } from '../lib/shapes.mjs';
import { stars } from '../scenes/backgrounds.mjs';
import { ridge } from './ridge.mjs';

export const synthwaveDrive = {
  id: 'synthwave-drive',
  title: 'Synthwave Drive',
  alt: 'A pink neon grid rushes towards a striped yellow sun over purple mountains',
  tags: ['synthwave', 'retro', '80s', 'neon', 'sunset', 'drive', 'vaporwave', 'sun', 'grid', 'road'],
  width: 480,
  height: 270,
  frames: 20,
  canvas(width, height) {
    const horizon = height * 0.58;
    const peaks = scatter(9, 25, (next, i) => (i & 1 ? 8 + next() * 30 : next() * 10) * (0.35 + Math.abs(i - 12) / 12));
    return (c, t) => {
      sky(c, width, horizon, [
        [0, '#12052e'],
        [0.6, '#5b1479'],
        [1, '#ff4f8b'],
      ]);
      stars(c, width, horizon * 0.8, t, { count: 50, seed: 9, largest: 1 });
      stripedSun(c, width / 2, horizon - 34, 78, horizon, t);
      polygon(c, '#2a0a4a', [
        [0, horizon],
        ...peaks.map((peak, i) => [(i / 24) * width, horizon - peak]),
        [width, horizon],
      ]);
      c.fillStyle = verticalGradient(c, horizon, height, [
        [0, '#3d0b5e'],
        [1, '#0d0221'],
      ]);
      c.fillRect(0, horizon, width, height);
      c.strokeStyle = '#ff4fd8';
      for (let i = 1; i < 16; i++) {
        const depth = i - t;
        const y = horizon + (height - horizon) / depth;
        if (depth <= 0 || y > height + 4) continue;
        c.globalAlpha = clamp(1.6 / depth, 0.15, 1);
        c.lineWidth = clamp(3 / depth, 0.8, 3);
        c.beginPath();
        c.moveTo(0, y);
        c.lineTo(width, y);
        c.stroke();
      }
      c.globalAlpha = 0.85;
      c.lineWidth = 1.4;
      for (let i = -16; i <= 16; i++) {
        c.beginPath();
        c.moveTo(width / 2 + i * 9, horizon);
        c.lineTo(width / 2 + i * 92, height);
        c.stroke();
      }
      c.globalAlpha = 1;
      c.fillStyle = '#ff9ff0';
      c.fillRect(0, horizon - 1, width, 2);
    };
  },
};

function stripedSun(c, x, y, radius, horizon, t) {
  fill(
    c,
    verticalGradient(c, y - radius, y + radius, [
      [0, '#ffe66d'],
      [0.55, '#ff8c42'],
      [1, '#ff2e88'],
    ]),
    (path) => {
      for (let dy = -radius; y + dy < horizon; dy++) {
        const low = (dy + radius) / (2 * radius);
        if (low > 0.45 && frac((dy - t * 16) / 16) < (low - 0.4) * 0.75) continue;
        const half = Math.sqrt(radius * radius - dy * dy);
        path.rect(x - half, y + dy, half * 2, 1.05);
      }
    },
  );
}

export const snowVillage = {
  id: 'snow-village',
  title: 'Snow Village',
  alt: 'Snow falls on a row of colourful houses with warm windows and two trees with blinking lights',
  tags: ['snow', 'winter', 'christmas', 'village', 'cozy', 'holiday', 'night', 'snowing', 'december', 'houses'],
  width: 400,
  height: 400,
  frames: 36,
  canvas(width, height) {
    const flakes = scatter(55, 90, (next) => ({
      x: next() * width,
      start: next(),
      size: 1.2 + next() * 2.8,
      phase: next() * 6,
      trips: 1 + Math.floor(next() * 2),
    }));
    const houses = [
      [40, 70, '#c8553d'],
      [120, 90, '#588b8b'],
      [205, 76, '#f28f3b'],
      [290, 96, '#7a5c8e'],
      [352, 66, '#bf4e4e'],
    ];
    return (c, t) => {
      sky(c, width, height, [
        [0, '#1b2a52'],
        [1, '#6d83b5'],
      ]);
      circle(c, '#f7f3d6', 315, 70, 26);
      circle(c, '#26396a', 304, 62, 24);
      land(c, '#41568f', width, height, (x) => 262 + Math.sin((x / width) * TAU * 2 + 2.4) * 34);
      for (const [i, [x, size, color]] of houses.entries())
        house(c, x, size, color, (window) => 0.75 + 0.25 * Math.sin(t * TAU * (1 + (i % 2)) + i * 2 + window));
      land(c, '#eef4ff', width, height, (x) => 324 + Math.sin((x / width) * 7) * 9);
      for (const [x, y, size] of [
        [78, 356, 64],
        [330, 364, 78],
      ])
        litTree(c, x, y, size, t);
      for (const { x, start, size, phase, trips } of flakes) {
        circle(
          c,
          `rgba(255,255,255,${0.55 + size * 0.1})`,
          x + Math.sin((t * trips + start) * TAU + phase) * 7,
          frac(t * trips + start) * (height + 10) - 5,
          size,
        );
      }
    };
  },
};

function house(c, x, size, color, lightOf) {
  const ground = 332;
  const half = size * 0.36;
  c.fillStyle = color;
  c.fillRect(x - half, ground - size * 0.7, half * 2, size * 0.7);
  polygon(c, '#f4f8ff', [
    [x - half * 1.32, ground - size * 0.66],
    [x, ground - size * 1.2],
    [x + half * 1.32, ground - size * 0.66],
  ]);
  rounded(c, '#5d4037', x - 7, ground - 24, 14, 24, [7, 7, 0, 0]);
  for (const side of [-1, 1]) {
    c.fillStyle = `rgb(255,${Math.round(205 * lightOf(side))},110)`;
    c.fillRect(x + side * half * 0.52 - 6, ground - size * 0.5 - 6, 12, 13);
  }
}

function litTree(c, x, y, size, t) {
  fir(c, '#2f6b4f', x, y, size);
  for (let k = 0; k < 7; k++) {
    const on = Math.sin(t * TAU * 2 + k * 2.3) > 0;
    circle(
      c,
      on ? ['#ff595e', '#ffca3a', '#8ac926', '#4cc9f0'][k % 4] : '#7d8597',
      x + Math.sin(k * 2.1) * size * 0.2 * (1 - k / 9),
      y - 6 - k * size * 0.14,
      3,
    );
  }
}

export const warpSpeed = {
  id: 'warp-speed',
  title: 'Warp Speed',
  alt: 'Blue and violet stars stretch into streaks and rush past through space',
  tags: ['space', 'warp', 'stars', 'sci-fi', 'speed', 'hyperspace', 'galaxy', 'travel', 'fast', 'universe'],
  width: 480,
  height: 270,
  frames: 20,
  canvas(width, height) {
    const all = scatter(8, 130, (next) => ({
      angle: next() * TAU,
      reach: (0.14 + next() * 0.9) * 34,
      start: next(),
      hue: 200 + next() * 80,
    }));
    return (c, t) => {
      const ground = c.createRadialGradient(width / 2, height / 2, 5, width / 2, height / 2, width * 0.6);
      ground.addColorStop(0, '#24358a');
      ground.addColorStop(1, '#05040f');
      c.fillStyle = ground;
      c.fillRect(0, 0, width, height);
      c.lineCap = 'round';
      for (const { angle, reach, start, hue } of all) {
        const near = 1 - frac(t + start);
        const behind = Math.min(1, near + 0.08 + 0.06 * (1 - near));
        c.strokeStyle = `hsla(${hue},90%,${78 + (hue - 200) * 0.2}%,${clamp((1 - near) * 1.5)})`;
        c.lineWidth = clamp(0.7 / near, 0.8, 4.4);
        c.beginPath();
        for (const depth of [behind, near])
          c.lineTo(width / 2 + (Math.cos(angle) * reach) / depth, height / 2 + (Math.sin(angle) * reach) / depth);
        c.stroke();
      }
    };
  },
};

export const citySkyline = {
  id: 'city-skyline-dusk',
  title: 'City Skyline at Dusk',
  alt: 'Windows light up in a skyline at dusk while cars with glowing lights cross a bridge',
  tags: ['city', 'skyline', 'dusk', 'night', 'buildings', 'traffic', 'lights', 'travel', 'urban', 'evening'],
  width: 480,
  height: 300,
  frames: 40,
  canvas(width, height) {
    const row = (seed, count, low, high) =>
      scatter(seed, count, (next, i) => ({
        x: (i / count) * width - 4,
        width: width / count + 8,
        height: low + next() * high,
      }));
    const layers = [
      [row(2, 14, 70, 90), '#8f6a9e'],
      [row(3, 11, 60, 90), '#5d4a85'],
      [row(4, 9, 40, 84), '#332f5e'],
    ];
    const bridge = height * 0.87;
    return (c, t) => {
      sky(c, width, height, [
        [0, '#27346f'],
        [0.55, '#d9738f'],
        [0.85, '#ffc27a'],
      ]);
      circle(c, '#ffe3a3', width * 0.28, height * 0.52, 36);
      for (const [depth, [buildings, color]] of layers.entries()) {
        for (const [i, building] of buildings.entries()) {
          const top = height * 0.84 - building.height;
          c.fillStyle = color;
          c.fillRect(building.x, top, building.width, height);
          if (i % 4 === 1) c.fillRect(building.x + building.width / 2 - 2, top - 24, 4, 24);
          if (depth > 0) windows(c, building, top, height * 0.84, t, depth * 31 + i);
        }
      }
      c.fillStyle = '#1b1838';
      c.fillRect(0, bridge, width, 10);
      for (let x = 20; x < width; x += 88) c.fillRect(x, bridge, 12, height);
      for (let car = 0; car < 9; car++) {
        const right = car & 1;
        const x = frac(car / 9 + (right ? t : -t) * 1) * (width + 80) - 40;
        rounded(c, right ? '#e76f51' : '#457b9d', x - 15, bridge - 9, 30, 9, 3);
        rounded(c, '#cfe8ff', x - 7, bridge - 15, 15, 7, 3);
        const front = x + (right ? 15 : -15);
        glow(c, front, bridge - 5, 16, [
          [0, 'rgba(255,240,170,.9)'],
          [1, 'rgba(255,240,170,0)'],
        ]);
      }
      c.fillStyle = 'rgba(20,18,45,.55)';
      c.fillRect(0, bridge + 10, width, height);
      for (let i = 0; i < 16; i++) {
        c.fillStyle = `rgba(255,190,120,${0.25 + 0.2 * Math.sin((t + i * 0.3) * TAU)})`;
        c.fillRect(((i * 67) % width) + Math.sin((t + i * 0.1) * TAU) * 6, bridge + 16 + (i % 4) * 6, 26, 2);
      }
    };
  },
};

/** Some windows are always lit, some go on and off once in the loop, most stay dark. */
function windows(c, { x, width }, top, bottom, t, seed) {
  for (let row = 0; top + 10 + row * 13 < bottom - 8; row++) {
    for (let column = 0; column * 12 < width - 20; column++) {
      const kind = (row * 7 + column * 13 + seed * 5) % 11;
      const lit = kind < 3 || (kind < 5 && Math.sin((t + ((row * 3 + column * 5 + seed) % 10) / 10) * TAU) > 0);
      if (!lit) continue;
      c.fillStyle = kind & 1 ? '#ffd98a' : '#ffb86b';
      c.fillRect(x + 9 + column * 12, top + 9 + row * 13, 6, 7);
    }
  }
}

export const desertDunes = {
  id: 'desert-dunes',
  title: 'Desert Dunes',
  alt: 'Sand dunes drift in orange layers past a lonely cactus under a huge pale sun',
  tags: ['desert', 'dunes', 'sand', 'sun', 'hot', 'travel', 'landscape', 'cactus', 'adventure', 'calm'],
  width: 440,
  height: 340,
  frames: 40,
  canvas(width, height) {
    const dunes = [
      [0.56, 16, '#f2a65a', 1, 3],
      [0.66, 20, '#e0813f', 1, 3],
      [0.79, 22, '#b85c38', 2, 2],
    ].map(([base, tall, color, laps, waves], i) => ({ base, tall, color, laps, line: ridge(7 + i * 4, width, waves) }));
    return (c, t) => {
      sky(c, width, height, [
        [0, '#ffd6a5'],
        [0.6, '#ffb4a2'],
      ]);
      circle(c, '#fff6e0', width * 0.68, height * 0.36, 74);
      for (let i = 0; i < 3; i++) {
        const x = frac(i / 3 + 0.15 - t) * (width + 200) - 100;
        fill(c, 'rgba(255,255,255,.5)', (path) => path.ellipse(x, height * (0.14 + i * 0.07), 52, 5, 0, 0, TAU));
      }
      for (const [i, { base, tall, color, laps, line }] of dunes.entries()) {
        const surface = (x) => height * base - line(x + t * width * laps) * tall;
        land(c, color, width, height, surface);
        land(c, 'rgba(80,20,30,.10)', width, height, (x) => surface(x) + 14 + Math.sin(x / 40) * 6);
        if (i === 1) cactus(c, frac(0.8 - t) * (width + 120) - 60, (x) => surface(x));
      }
      for (let i = 0; i < 16; i++) {
        const x = frac(i * 0.37 - t * (2 + (i % 2))) * (width + 60) - 30;
        c.fillStyle = 'rgba(255,225,180,.45)';
        c.fillRect(x, height * (0.6 + ((i * 0.13) % 0.36)), 22, 2);
      }
    };
  },
};

function cactus(c, x, surface) {
  const y = surface(x);
  rounded(c, '#2f6f4f', x - 8, y - 74, 16, 82, 8);
  for (const [side, up] of [
    [-1, 40],
    [1, 52],
  ]) {
    rounded(c, '#2f6f4f', side < 0 ? x - 30 : x, y - up, 30, 12, 6);
    rounded(c, '#2f6f4f', side < 0 ? x - 30 : x + 18, y - up - 26, 12, 38, 6);
  }
}

export const coralReef = {
  id: 'coral-reef',
  title: 'Coral Reef',
  alt: 'Colourful fish swim past swaying seaweed and coral while bubbles rise in turquoise water',
  tags: ['reef', 'fish', 'ocean', 'sea', 'underwater', 'coral', 'aquarium', 'diving', 'summer', 'calm'],
  width: 480,
  height: 360,
  frames: 36,
  canvas(width, height) {
    const fish = scatter(12, 9, (next, i) => ({
      y: height * (0.12 + next() * 0.6),
      start: next(),
      size: 17 + next() * 18,
      way: i & 1 ? 1 : -1,
      color: ['#ff8c42', '#ffd23f', '#ff5d8f', '#7ae582'][i % 4],
      stripe: ['#ffffff', '#3a0ca3', '#ffe5ec', '#006d77'][i % 4],
    }));
    const weeds = scatter(13, 13, (next, i) => ({
      x: (i / 12) * width,
      tall: 60 + next() * 90,
      phase: next(),
      color: i & 1 ? '#0f8b6f' : '#13a383',
    }));
    const bubbles = scatter(14, 20, (next) => ({
      x: next() * width,
      start: next(),
      size: 2.5 + next() * 6,
      trips: 1 + Math.floor(next() * 2),
    }));
    return (c, t) => {
      sky(c, width, height, [
        [0, '#48cae4'],
        [1, '#023e8a'],
      ]);
      for (let ray = 0; ray < 5; ray++) {
        const x = width * (0.1 + ray * 0.22) + Math.sin((t + ray * 0.2) * TAU) * 18;
        polygon(c, 'rgba(255,255,255,.09)', [
          [x - 12, 0],
          [x + 30, 0],
          [x - 40, height],
          [x - 130, height],
        ]);
      }
      for (const weed of weeds) seaweed(c, height, weed, t);
      land(c, '#e9c46a', width, height, (x) => height * 0.92 + Math.sin((x / width) * 9) * 6);
      for (const [x, color, size] of [
        [60, '#ff5d8f', 30],
        [118, '#ff9f1c', 22],
        [390, '#c77dff', 32],
        [330, '#ff5d8f', 20],
      ])
        coral(c, x, height * 0.94, size, color);
      for (const one of fish) swimmer(c, width, one, t);
      for (const { x, start, size, trips } of bubbles) {
        const y = height * (1.04 - frac(t * trips + start) * 1.1);
        circle(c, 'rgba(255,255,255,.28)', x + Math.sin((t + start) * TAU) * 8, y, size);
        circle(
          c,
          'rgba(255,255,255,.7)',
          x + Math.sin((t + start) * TAU) * 8 - size * 0.3,
          y - size * 0.3,
          size * 0.25,
        );
      }
    };
  },
};

function seaweed(c, height, { x, tall, phase, color }, t) {
  c.strokeStyle = color;
  c.lineWidth = 12;
  c.lineCap = 'round';
  c.beginPath();
  for (let up = 0; up <= tall; up += 6)
    c.lineTo(x + Math.sin(up / 22 + (t + phase) * TAU) * 10 * (up / tall), height * 0.95 - up);
  c.stroke();
}

function coral(c, x, y, size, color) {
  for (const [dx, tall, wide] of [
    [-0.9, 1.2, 0.42],
    [0, 1.9, 0.5],
    [0.9, 1.4, 0.42],
    [-0.45, 1.6, 0.36],
    [0.5, 1.1, 0.36],
  ])
    rounded(c, color, x + dx * size - (wide * size) / 2, y - tall * size, wide * size, tall * size, wide * size * 0.5);
}

function swimmer(c, width, { y, start, size, way, color, stripe }, t) {
  const x = (way > 0 ? frac(start + t) : 1 - frac(start + t)) * (width + size * 6) - size * 3;
  c.save();
  c.translate(x, y + Math.sin((t * 2 + start) * TAU) * 6);
  c.scale(way, 1);
  const wag = Math.sin((t * 6 + start) * TAU) * 0.4;
  polygon(c, color, [
    [-size * 0.8, 0],
    [-size * 1.6, -size * (0.6 + wag * 0.3)],
    [-size * 1.4, 0],
    [-size * 1.6, size * (0.6 - wag * 0.3)],
  ]);
  fill(c, color, (path) => path.ellipse(0, 0, size, size * 0.62, 0, 0, TAU));
  fill(c, stripe, (path) => path.ellipse(-size * 0.1, 0, size * 0.14, size * 0.58, 0, 0, TAU));
  circle(c, '#ffffff', size * 0.52, -size * 0.14, size * 0.18);
  circle(c, '#14213d', size * 0.57, -size * 0.14, size * 0.1);
  c.restore();
}

export const cherryPark = {
  id: 'cherry-blossom-park',
  title: 'Cherry Blossom Park',
  alt: 'Pink petals drift from a cherry tree over a bench beside a quiet pond',
  tags: ['cherry blossom', 'spring', 'petals', 'park', 'japan', 'pink', 'calm', 'tree', 'nature', 'relax'],
  width: 360,
  height: 480,
  frames: 40,
  canvas(width, height) {
    const puffs = scatter(5, 44, (next) => ({
      x: width * (0.3 + (next() - 0.5) * 1.0),
      y: height * (0.2 + (next() - 0.5) * 0.42),
      size: 26 + next() * 34,
      tone: next(),
    }));
    const petals = scatter(6, 30, (next) => ({
      x: next() * width,
      start: next(),
      size: 4 + next() * 4,
      phase: next(),
      trips: 1 + Math.floor(next() * 2),
    }));
    return (c, t) => {
      sky(c, width, height, [
        [0, '#bfe4ff'],
        [0.7, '#fff0f3'],
      ]);
      land(c, '#a7cfa0', width, height, (x) => height * 0.66 + Math.sin((x / width) * 4 + 1) * 16);
      land(c, '#8fbf8a', width, height, (x) => height * 0.74 + Math.sin((x / width) * 5) * 8);
      fill(c, '#7cc0d8', (path) => path.ellipse(width * 0.66, height * 0.93, width * 0.5, height * 0.075, 0, 0, TAU));
      for (let i = 0; i < 4; i++) {
        c.fillStyle = 'rgba(255,255,255,.5)';
        c.fillRect(
          width * (0.42 + i * 0.13) + Math.sin((t + i * 0.25) * TAU) * 8,
          height * (0.905 + (i % 2) * 0.034),
          36,
          2.5,
        );
      }
      polygon(c, '#6d4c41', [
        [width * 0.2, height * 0.8],
        [width * 0.25, height * 0.3],
        [width * 0.33, height * 0.3],
        [width * 0.36, height * 0.8],
      ]);
      for (const { x, y, size, tone } of puffs)
        circle(
          c,
          `hsl(${342 + tone * 8},${80 + tone * 14}%,${80 + tone * 10}%)`,
          x + Math.sin(t * TAU + y / 40) * 3,
          y,
          size,
        );
      for (const leg of [0.56, 0.82]) rounded(c, '#5d4037', width * leg, height * 0.745, 7, 44, 2);
      for (const plank of [0.69, 0.715, 0.755]) rounded(c, '#8d6e63', width * 0.52, height * plank, width * 0.37, 8, 3);
      for (const { x, start, size, phase, trips } of petals) {
        const fall = frac(t * trips + start);
        const angle = (t * trips + phase) * TAU;
        fill(c, '#ff9ebb', (path) =>
          path.ellipse(
            x + fall * 60 - 30 + Math.sin(angle) * 14,
            fall * height * 1.05 - 8,
            size,
            size * mix(0.35, 0.8, Math.abs(Math.cos(angle))),
            angle,
            0,
            TAU,
          ),
        );
      }
    };
  },
};
