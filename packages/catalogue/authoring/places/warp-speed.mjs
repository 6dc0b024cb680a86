import { clamp, frac, scatter, TAU } from '../lib/math.mjs';

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
    return (context, t) => {
      const ground = context.createRadialGradient(width / 2, height / 2, 5, width / 2, height / 2, width * 0.6);
      ground.addColorStop(0, '#24358a');
      ground.addColorStop(1, '#05040f');
      context.fillStyle = ground;
      context.fillRect(0, 0, width, height);
      context.lineCap = 'round';
      for (const { angle, reach, start, hue } of all) {
        const near = 1 - frac(t + start);
        const behind = Math.min(1, near + 0.08 + 0.06 * (1 - near));
        context.strokeStyle = `hsla(${hue},90%,${78 + (hue - 200) * 0.2}%,${clamp((1 - near) * 1.5)})`;
        context.lineWidth = clamp(0.7 / near, 0.8, 4.4);
        context.beginPath();
        for (const depth of [behind, near])
          context.lineTo(width / 2 + (Math.cos(angle) * reach) / depth, height / 2 + (Math.sin(angle) * reach) / depth);
        context.stroke();
      }
    };
  },
};
