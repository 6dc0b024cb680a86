import { frac, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, rounded, sky } from '../lib/shapes.mjs';

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
