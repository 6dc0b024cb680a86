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
  paint(stage) {
    const { context, width, height, t } = stage;
    plain(stage, '#e9dfc7');
    const turn = frac(t * 3);
    context.fillStyle = '#cbbf9f';
    context.beginPath();
    context.moveTo(width / 2, height / 2);
    context.arc(width / 2, height / 2, width, -Math.PI / 2, -Math.PI / 2 + turn * TAU);
    context.fill();
    context.strokeStyle = '#3a342a';
    context.lineWidth = 3;
    for (const [x1, y1, x2, y2] of [
      [0, height / 2, width, height / 2],
      [width / 2, 0, width / 2, height],
    ]) {
      context.beginPath();
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
      context.stroke();
    }
    for (const radius of [128, 108]) {
      context.beginPath();
      context.arc(width / 2, height / 2, radius, 0, TAU);
      context.lineWidth = 6;
      context.stroke();
    }
    lettering(context, String(3 - Math.floor(t * 3)), {
      x: width / 2,
      y: height / 2 + 8,
      size: 170,
      font: 'Bungee',
      fill: '#2a251d',
      motion: 'none',
    });
    for (let i = 0; i < 3; i++)
      circle(context, 'rgba(40,35,25,.5)', {
        x: frac(Math.floor(t * 36) * 0.37 + i * 0.41) * width,
        y: frac(Math.floor(t * 36) * 0.61 + i * 0.23) * height,
        radius: 2.5,
      });
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
  paint({ context, width, height, t }) {
    for (const [i, color] of ['#f2f2f2', '#f5d90a', '#35c9d6', '#3fbf5f', '#c74fc7', '#d93a3a', '#3a55d9'].entries()) {
      context.fillStyle = color;
      context.fillRect((i * width) / 7, 0, width / 7 + 1, height);
    }
    circle(context, '#4a4a4a', { x: width / 2, y: height / 2, radius: 78 });
    lettering(context, 'TEST', {
      x: width / 2,
      y: height / 2 + 3,
      size: 46,
      font: 'Bungee',
      fill: '#f2f2f2',
      motion: 'none',
    });
    circle(context, '#ffffff', {
      x: width / 2 + Math.cos(t * TAU) * 64,
      y: height / 2 + Math.sin(t * TAU) * 64,
      radius: 8,
    });
  },
});
