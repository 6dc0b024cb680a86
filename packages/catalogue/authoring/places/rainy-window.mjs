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
    return (context, t) => {
      const stage = { context, width, height, t };
      sky(stage, [
        [0, '#101a35'],
        [0.6, '#27315c'],
        [1, '#3a2c55'],
      ]);
      for (const { x, y, size, color, phase, alpha } of lights) {
        context.globalAlpha = alpha * (0.75 + 0.25 * Math.sin((t + phase) * TAU));
        circle(context, color, { x, y, radius: size });
      }
      context.globalAlpha = 1;
      for (const { x, y, size } of drops) {
        circle(context, 'rgba(220,235,255,.28)', { x, y, radius: size });
        circle(context, 'rgba(255,255,255,.55)', { x: x - size * 0.3, y: y - size * 0.3, radius: size * 0.3 });
      }
      for (const run of runs) runningDrop(stage, run);
      windowFrame(context, width, height);
      mug(context, { x: width * 0.66, y: height - 72, t });
    };
  },
};

function runningDrop({ context, height, t }, { x, start, trips, size, phase }) {
  const reach = height + 140;
  const place = (y) => x + Math.sin(((y + 70) / reach) * TAU * 2 + phase) * 3;
  const y = frac(t * trips + start) * reach - 70;
  const tail = context.createLinearGradient(0, y - 95, 0, y);
  tail.addColorStop(0, 'rgba(200,220,255,0)');
  tail.addColorStop(1, 'rgba(200,220,255,.4)');
  context.strokeStyle = tail;
  context.lineWidth = size;
  context.lineCap = 'round';
  context.beginPath();
  for (let back = 95; back >= 0; back -= 8) context.lineTo(place(y - back), y - back);
  context.stroke();
  fill(context, 'rgba(225,238,255,.85)', (path) => path.ellipse(place(y), y, size * 1.1, size * 1.6, 0, 0, TAU));
}

function windowFrame(context, width, height) {
  context.fillStyle = '#20140f';
  for (const bar of [
    [0, 0, width, 8],
    [0, height - 34, width, 34],
    [0, 0, 8, height],
    [width - 8, 0, 8, height],
    [width / 2 - 4, 0, 8, height],
    [0, height * 0.42, width, 7],
  ])
    context.fillRect(...bar);
  context.fillStyle = '#4a2f22';
  context.fillRect(0, height - 34, width, 6);
}

function mug(context, { x, y, t }) {
  rounded(context, '#e8dccb', { x, y, width: 40, height: 42, radius: 6 });
  context.strokeStyle = '#e8dccb';
  context.lineWidth = 6;
  context.beginPath();
  context.arc(x + 42, y + 20, 11, -1.2, 1.2);
  context.stroke();
  context.strokeStyle = 'rgba(255,255,255,.5)';
  context.lineWidth = 3;
  for (let wisp = 0; wisp < 3; wisp++) {
    context.beginPath();
    for (let up = 0; up <= 48; up += 2.4)
      context.lineTo(x + 10 + wisp * 10 + Math.sin(up * 0.17 - t * TAU * 2 + wisp) * 3.4 * (up / 48 + 0.3), y - 4 - up);
    context.stroke();
  }
}
