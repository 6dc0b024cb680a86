import { lettering } from '../lib/lettering.mjs';
import { frac } from '../lib/math.mjs';
import { circle, fill, plain } from '../lib/shapes.mjs';

export const weekendMarquee = {
  id: 'weekend-marquee',
  title: 'Weekend!',
  alt: 'Light bulbs run around a red theatre sign that says WEEKEND',
  tags: ['weekend', 'friday', 'saturday', 'happy weekend', 'finally', 'party', 'text', 'lights', 'sign', 'show time'],
  width: 480,
  height: 300,
  frames: 24,
  canvas: (width, height) => (context, t) => {
    plain({ context, width, height }, '#1b1033');
    fill(context, '#7a0c2e', (path) => path.roundRect(24, 34, width - 48, height - 68, 34));
    fill(context, '#d7263d', (path) => path.roundRect(48, 58, width - 96, height - 116, 20));
    for (const [i, [x, y]] of bulbs(width, height).entries()) {
      const on = frac(i / 4 - t * 3) < 0.5;
      if (on) circle(context, 'rgba(255,220,120,.35)', { x, y, radius: 13 });
      circle(context, on ? '#fff3b8' : '#8f3b3b', { x, y, radius: 6.5 });
    }
    lettering(context, 'WEEKEND', {
      x: width / 2,
      y: height * 0.46,
      size: 90,
      width: width * 0.72,
      font: 'Bungee',
      fill: '#fff3d6',
      stroke: '#6d0921',
      strokeWidth: 0.14,
      motion: 'wave',
      t,
    });
    lettering(context, 'is here!', { x: width / 2, y: height * 0.68, size: 46, fill: '#ffd23f', motion: 'bounce', t });
  },
};

/** Places of an even number of bulbs around the sign, so that the running light closes. */
function bulbs(width, height) {
  const [left, right, top, bottom] = [36, width - 36, 46, height - 46];
  const along = (count, place) => Array.from({ length: count }, (_, i) => place(i / count));
  return [
    ...along(18, (u) => [left + (right - left) * u, top]),
    ...along(10, (u) => [right, top + (bottom - top) * u]),
    ...along(18, (u) => [right - (right - left) * u, bottom]),
    ...along(10, (u) => [left, bottom - (bottom - top) * u]),
  ];
}

export const goodVibes = {
  id: 'good-vibes-neon',
  title: 'Good Vibes',
  alt: 'A pink and blue neon sign on a dark brick wall flickers and says GOOD VIBES',
  tags: ['good vibes', 'neon', 'sign', 'night', 'text', 'chill', 'mood', 'positive', 'lights', 'happy'],
  width: 480,
  height: 320,
  frames: 30,
  canvas: (width, height) => (context, t) => {
    plain({ context, width, height }, '#171226');
    context.strokeStyle = '#241c3d';
    context.lineWidth = 2;
    for (let row = 0; row * 24 < height; row++) {
      for (let x = (row & 1) * 28 - 28; x < width; x += 56) context.strokeRect(x, row * 24, 56, 24);
    }
    const frame = Math.floor(t * 30 + 0.01);
    const flicker = [4, 6, 7, 21].includes(frame) ? 0.25 : 1;
    for (const [text, y, color, light] of [
      ['GOOD', 105, '#ff4fa3', 1],
      ['VIBES', 212, '#45e3ff', flicker],
    ]) {
      context.globalAlpha = light;
      context.font = '106px Lilita';
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.lineJoin = 'round';
      for (const [blur, line] of [
        [34, 10],
        [16, 6],
      ]) {
        context.shadowColor = color;
        context.shadowBlur = blur;
        context.strokeStyle = color;
        context.lineWidth = line;
        context.strokeText(text, width / 2, y);
      }
      context.shadowBlur = 0;
      context.strokeStyle = '#ffffff';
      context.lineWidth = 2.4;
      context.strokeText(text, width / 2, y);
    }
    context.globalAlpha = 1;
  },
};
