import { createNoise4D } from 'simplex-noise';
import { clamp, frac, random, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, fir, glow, land, polygon, rounded, sky } from '../lib/shapes.mjs';
import { stars } from '../scenes/backgrounds.mjs';

export const moonlitWaves = {
  id: 'moonlit-waves',
  title: 'Moonlit Waves',
  alt: 'A small sailing boat rocks on dark blue waves under a full moon and stars',
  tags: ['ocean', 'waves', 'moon', 'night', 'sea', 'calm', 'sleep', 'boat', 'sailing', 'good night'],
  width: 480,
  height: 320,
  frames: 40,
  canvas: (width, height) => (c, t) => {
    sky(c, width, height * 0.65, [
      [0, '#0b1340'],
      [1, '#3a5ba0'],
    ]);
    stars(c, width, height * 0.55, t, { count: 70, seed: 31, largest: 1.4 });
    const [moonX, moonY] = [width * 0.72, height * 0.26];
    glow(c, moonX, moonY, 110, [
      [0, 'rgba(255,246,214,.6)'],
      [1, 'rgba(255,246,214,0)'],
    ]);
    circle(c, '#fff4cf', moonX, moonY, 32);
    for (const [dx, dy, radius] of [
      [-8, -6, 7],
      [10, 8, 5],
      [-4, 13, 4],
      [12, -10, 3],
    ])
      circle(c, '#efe0b0', moonX + dx, moonY + dy, radius);
    for (const [i, color] of ['#27478f', '#1f3c80', '#18306d', '#12265a', '#0c1b45'].entries()) {
      const length = width / [5, 4, 4, 3, 3][i];
      const way = i & 1 ? 1 : -1;
      const swell = 5 + i * 2.2;
      const surface = (x) =>
        height * (0.6 + i * 0.085) +
        Math.sin((x / length) * TAU + way * t * TAU + i) * swell +
        Math.sin((x / length) * TAU * 2 - way * t * TAU + i * 2) * swell * 0.35;
      if (i === 2) boat(c, width * 0.32, surface);
      land(c, color, width, height, surface, 4);
      c.strokeStyle = 'rgba(200,220,255,.22)';
      c.lineWidth = 1.4;
      c.beginPath();
      for (let x = 0; x <= width; x += 4) c.lineTo(x, surface(x));
      c.stroke();
    }
  },
};

function boat(c, x, surface) {
  c.save();
  c.translate(x, surface(x) + 2);
  c.rotate(Math.atan2(surface(x + 14) - surface(x - 14), 28) * 0.8);
  polygon(c, '#f5efe0', [
    [2, -58],
    [2, -12],
    [34, -12],
  ]);
  polygon(c, '#e56b6f', [
    [-2, -50],
    [-2, -12],
    [-22, -12],
  ]);
  polygon(c, '#7a4b32', [
    [-1.5, -60],
    [1.5, -60],
    [1.5, -8],
    [-1.5, -8],
  ]);
  polygon(c, '#7a4b32', [
    [-30, -9],
    [36, -9],
    [24, 6],
    [-20, 6],
  ]);
  c.restore();
}

export const campfireNight = {
  id: 'campfire-night',
  title: 'Campfire Night',
  alt: 'A campfire flickers and throws sparks in front of dark fir trees and a starry sky',
  tags: ['campfire', 'fire', 'camping', 'night', 'forest', 'warm', 'cozy', 'stars', 'outdoors', 'relax'],
  width: 480,
  height: 360,
  frames: 32,
  canvas(width, height) {
    const noise = createNoise4D(random(4));
    const trees = scatter(19, 26, (next) => ({
      x: next() * width,
      size: 60 + next() * 100,
      color: next() < 0.5 ? '#0b1c2c' : '#10283a',
    }));
    const sparks = scatter(23, 34, (next) => ({
      x: (next() - 0.5) * 90,
      start: next(),
      size: 0.8 + next(),
      phase: next() * 6,
    }));
    return (c, t) => {
      sky(c, width, height, [
        [0, '#0a1030'],
        [0.75, '#243b6b'],
      ]);
      stars(c, width, height * 0.55, t, { count: 60, seed: 19, largest: 1.2 });
      for (const { x, size, color } of trees) fir(c, color, x, height * 0.8, size);
      fill(c, '#1a1a22', (path) => path.ellipse(width / 2, height * 1.05, width * 0.75, height * 0.3, 0, 0, TAU));
      const flicker = 0.9 + 0.1 * Math.sin(t * TAU * 3) + 0.05 * Math.sin(t * TAU * 5);
      glow(c, width / 2, height * 0.8, 210 * flicker, [
        [0, 'rgba(255,170,60,.75)'],
        [0.4, 'rgba(255,120,40,.28)'],
        [1, 'rgba(255,100,30,0)'],
      ]);
      for (const lean of [-0.28, 0.28]) {
        c.save();
        c.translate(width / 2 + lean * 14, height * 0.855);
        c.rotate(lean);
        rounded(c, '#5b3a29', -62, -9, 124, 18, 9);
        c.restore();
      }
      for (const [scale, color, seed] of [
        [1, '#ff6b2c', 0],
        [0.74, '#ff9f2e', 2],
        [0.48, '#ffd84f', 4],
        [0.24, '#fff6cf', 6],
      ])
        flame(c, width / 2, height * 0.845, { scale, color, seed, t, noise });
      for (const { x, start, size, phase } of sparks) {
        const age = frac(t + start);
        circle(
          c,
          `rgba(255,${180 - age * 90},70,${(1 - age) * 0.95})`,
          width / 2 + x + Math.sin(age * TAU * 1.5 + phase) * 16,
          height * (0.8 - age * 0.66),
          2 * size * (1 - age * 0.6),
        );
      }
    };
  },
};

/** Up the left side and down the right; noise that drifts upward bends it. */
function flame(c, x, y, { scale, color, seed, t, noise }) {
  fill(c, color, (path) => {
    for (let i = 0; i <= 40; i++) {
      const u = i / 40;
      const side = u < 0.5 ? -1 : 1;
      const up = u < 0.5 ? u * 2 : 2 - u * 2;
      const bend = noise(up * 1.4, seed, Math.cos(t * TAU) * 0.9 - up * 1.2, Math.sin(t * TAU) * 0.9) * 16 * up * scale;
      const half = 44 * scale * (1 - up) ** 0.75 * (0.75 + 0.55 * Math.sin(up * 3.1));
      path.lineTo(x + side * half + bend, y - up * 150 * scale * (0.92 + 0.08 * Math.sin(t * TAU * 2 + seed)));
    }
  });
}

export const rainyWindow = {
  id: 'rainy-window',
  title: 'Rainy Window',
  alt: 'Raindrops run down a window at night; city lights blur outside and a mug steams on the sill',
  tags: ['rain', 'city', 'night', 'cozy', 'lofi', 'window', 'weather', 'relax', 'autumn', 'study'],
  width: 320,
  height: 440,
  frames: 36,
  canvas(width, height) {
    const lights = scatter(77, 40, (next) => ({
      x: next() * width,
      y: height * (0.3 + next() * 0.65),
      size: 8 + next() * 24,
      color: ['#ffb347', '#ff6f61', '#6ec6ff', '#ffd97d', '#c792ea', '#7bdcb5'][Math.floor(next() * 6)],
      phase: next(),
      alpha: 0.12 + next() * 0.3,
    }));
    const drops = scatter(78, 130, (next) => ({ x: next() * width, y: next() * height, size: 0.7 + next() * 2.2 }));
    const runs = scatter(79, 15, (next) => ({
      x: next() * width,
      start: next(),
      trips: 1 + Math.floor(next() * 2),
      size: 2.2 + next() * 2.2,
      phase: next() * TAU,
    }));
    return (c, t) => {
      sky(c, width, height, [
        [0, '#101a35'],
        [0.6, '#27315c'],
        [1, '#3a2c55'],
      ]);
      for (const { x, y, size, color, phase, alpha } of lights) {
        c.globalAlpha = alpha * (0.75 + 0.25 * Math.sin((t + phase) * TAU));
        circle(c, color, x, y, size);
      }
      c.globalAlpha = 1;
      for (const { x, y, size } of drops) {
        circle(c, 'rgba(220,235,255,.28)', x, y, size);
        circle(c, 'rgba(255,255,255,.55)', x - size * 0.3, y - size * 0.3, size * 0.3);
      }
      for (const run of runs) runningDrop(c, height, run, t);
      windowFrame(c, width, height);
      mug(c, width * 0.66, height - 72, t);
    };
  },
};

function runningDrop(c, height, { x, start, trips, size, phase }, t) {
  const reach = height + 140;
  const place = (y) => x + Math.sin(((y + 70) / reach) * TAU * 2 + phase) * 3;
  const y = frac(t * trips + start) * reach - 70;
  const tail = c.createLinearGradient(0, y - 95, 0, y);
  tail.addColorStop(0, 'rgba(200,220,255,0)');
  tail.addColorStop(1, 'rgba(200,220,255,.4)');
  c.strokeStyle = tail;
  c.lineWidth = size;
  c.lineCap = 'round';
  c.beginPath();
  for (let back = 95; back >= 0; back -= 8) c.lineTo(place(y - back), y - back);
  c.stroke();
  fill(c, 'rgba(225,238,255,.85)', (path) => path.ellipse(place(y), y, size * 1.1, size * 1.6, 0, 0, TAU));
}

function windowFrame(c, width, height) {
  c.fillStyle = '#20140f';
  for (const bar of [
    [0, 0, width, 8],
    [0, height - 34, width, 34],
    [0, 0, 8, height],
    [width - 8, 0, 8, height],
    [width / 2 - 4, 0, 8, height],
    [0, height * 0.42, width, 7],
  ])
    c.fillRect(...bar);
  c.fillStyle = '#4a2f22';
  c.fillRect(0, height - 34, width, 6);
}

function mug(c, x, y, t) {
  rounded(c, '#e8dccb', x, y, 40, 42, 6);
  c.strokeStyle = '#e8dccb';
  c.lineWidth = 6;
  c.beginPath();
  c.arc(x + 42, y + 20, 11, -1.2, 1.2);
  c.stroke();
  c.strokeStyle = 'rgba(255,255,255,.5)';
  c.lineWidth = 3;
  for (let wisp = 0; wisp < 3; wisp++) {
    c.beginPath();
    for (let up = 0; up <= 48; up += 2.4)
      c.lineTo(x + 10 + wisp * 10 + Math.sin(up * 0.17 - t * TAU * 2 + wisp) * 3.4 * (up / 48 + 0.3), y - 4 - up);
    c.stroke();
  }
}

export const fireflies = {
  id: 'firefly-meadow',
  title: 'Firefly Meadow',
  alt: 'Fireflies glow and drift over a dark meadow at the edge of a forest',
  tags: ['fireflies', 'night', 'summer', 'meadow', 'magic', 'forest', 'calm', 'glow', 'nature', 'good night'],
  width: 360,
  height: 450,
  frames: 40,
  canvas(width, height) {
    const trees = scatter(6, 16, (next, i) => ({
      x: (i / 15) * width,
      size: 120 + next() * 130,
      color: i & 1 ? '#0d2b33' : '#113841',
    }));
    const blades = scatter(7, 90, (next, i) => ({
      x: (i / 89) * width,
      tall: 34 + next() * 70,
      phase: next() * TAU,
      color: ['#0c3b2e', '#10503c', '#16624a'][i % 3],
    }));
    const flies = scatter(8, 24, (next) => ({
      x: next() * width,
      y: height * (0.35 + next() * 0.6),
      size: 2.4 + next() * 2.4,
      phase: next(),
      reach: 12 + next() * 26,
      blinks: 1 + Math.floor(next() * 2),
    }));
    return (c, t) => {
      sky(c, width, height, [
        [0, '#0f1f4b'],
        [0.55, '#24607a'],
        [1, '#3b8b7a'],
      ]);
      stars(c, width, height * 0.4, t, { count: 40, seed: 66, largest: 1.1 });
      for (const { x, size, color } of trees) fir(c, color, x, height * 0.73, size);
      land(c, '#0a2f2a', width, height, (x) => height * 0.68 + Math.sin((x / width) * 5) * 10);
      for (const { x, tall, phase, color } of blades) {
        const lean = Math.sin(t * TAU + phase) * 7;
        fill(c, color, (path) => {
          path.moveTo(x - 5, height);
          path.quadraticCurveTo(x, height - tall * 0.6, x + lean, height - tall);
          path.quadraticCurveTo(x + 4, height - tall * 0.5, x + 5, height);
        });
      }
      for (const { x, y, size, phase, reach, blinks } of flies) {
        const light = clamp(0.25 + Math.sin((t * blinks + phase) * TAU));
        const at = [x + Math.sin((t + phase) * TAU) * reach, y + Math.sin((t + phase * 2) * TAU * 2) * reach * 0.35];
        if (light > 0)
          glow(c, ...at, size * 7, [
            [0, `rgba(240,255,130,${light * 0.8})`],
            [1, 'rgba(240,255,130,0)'],
          ]);
        circle(c, `rgba(250,255,200,${0.2 + light * 0.8})`, ...at, size);
      }
    };
  },
};
