import { lettering } from '../lib/lettering.mjs';
import { frac, TAU } from '../lib/math.mjs';
import { circle, plain } from '../lib/shapes.mjs';
import { scene } from './scene.mjs';

export const filmCountdown = scene({
  id: 'movie-night-countdown',
  title: 'Movie Night',
  alt: 'An old film countdown: a dark hand sweeps around the numbers 3, 2 and 1',
  tags: ['movie night', 'film', 'countdown', 'cinema', 'retro', 'watch', 'popcorn', 'starting soon', '3 2 1', 'video'],
  size: [400, 300],
  channel: 'bigwords',
  externalMedia: { provider_name: 'youtube', asset_uid: 'aqz-KE-bpKQ', start: 30 },
  paint({ c, w, h, t }) {
    plain(c, w, h, '#e9dfc7');
    const turn = frac(t * 3);
    c.fillStyle = '#cbbf9f';
    c.beginPath();
    c.moveTo(w / 2, h / 2);
    c.arc(w / 2, h / 2, w, -Math.PI / 2, -Math.PI / 2 + turn * TAU);
    c.fill();
    c.strokeStyle = '#3a342a';
    c.lineWidth = 3;
    for (const [x1, y1, x2, y2] of [
      [0, h / 2, w, h / 2],
      [w / 2, 0, w / 2, h],
    ]) {
      c.beginPath();
      c.moveTo(x1, y1);
      c.lineTo(x2, y2);
      c.stroke();
    }
    for (const radius of [128, 108]) {
      c.beginPath();
      c.arc(w / 2, h / 2, radius, 0, TAU);
      c.lineWidth = 6;
      c.stroke();
    }
    lettering(c, String(3 - Math.floor(t * 3)), {
      x: w / 2,
      y: h / 2 + 8,
      size: 170,
      font: 'Bungee',
      fill: '#2a251d',
      motion: 'none',
    });
    for (let i = 0; i < 3; i++)
      circle(
        c,
        'rgba(40,35,25,.5)',
        frac(Math.floor(t * 36) * 0.37 + i * 0.41) * w,
        frac(Math.floor(t * 36) * 0.61 + i * 0.23) * h,
        2.5,
      );
  },
});

export const testCard = scene({
  id: 'backroom-test-card',
  title: 'Test Card',
  alt: 'Seven colour bars with a white dot that circles on a grey disc',
  tags: ['test card', 'color bars', 'television', 'test', 'retro', 'signal', 'broadcast', 'screen'],
  size: [320, 240],
  channel: 'backroom',
  flags: { is_hidden: true },
  paint({ c, w, h, t }) {
    for (const [i, color] of ['#f2f2f2', '#f5d90a', '#35c9d6', '#3fbf5f', '#c74fc7', '#d93a3a', '#3a55d9'].entries()) {
      c.fillStyle = color;
      c.fillRect((i * w) / 7, 0, w / 7 + 1, h);
    }
    circle(c, '#4a4a4a', w / 2, h / 2, 78);
    lettering(c, 'TEST', { x: w / 2, y: h / 2 + 3, size: 46, font: 'Bungee', fill: '#f2f2f2', motion: 'none' });
    circle(c, '#ffffff', w / 2 + Math.cos(t * TAU) * 64, h / 2 + Math.sin(t * TAU) * 64, 8);
  },
});
