import { frac, scatter, TAU } from '../lib/math.mjs';
import { circle, glow, rounded, sky } from '../lib/shapes.mjs';

export const citySkyline = {
  id: 'city-skyline-dusk',
  title: 'City Skyline at Dusk',
  alt: 'Windows light up in a skyline at dusk while cars with glowing lights cross a bridge',
  tags: ['city', 'skyline', 'dusk', 'night', 'buildings', 'traffic', 'lights', 'travel', 'urban', 'evening'],
  width: 480,
  height: 300,
  frames: 40,
  canvas(width, height) {
    const row = (seed, { count, low, high }) =>
      scatter(seed, count, (next, i) => ({
        x: (i / count) * width - 4,
        width: width / count + 8,
        height: low + next() * high,
      }));
    const layers = [
      [row(2, { count: 14, low: 70, high: 90 }), '#8f6a9e'],
      [row(3, { count: 11, low: 60, high: 90 }), '#5d4a85'],
      [row(4, { count: 9, low: 40, high: 84 }), '#332f5e'],
    ];
    const bridge = height * 0.87;
    return (context, t) => {
      sky({ context, width, height }, [
        [0, '#27346f'],
        [0.55, '#d9738f'],
        [0.85, '#ffc27a'],
      ]);
      circle(context, '#ffe3a3', { x: width * 0.28, y: height * 0.52, radius: 36 });
      for (const [depth, [buildings, color]] of layers.entries()) {
        for (const [i, building] of buildings.entries()) {
          const top = height * 0.84 - building.height;
          context.fillStyle = color;
          context.fillRect(building.x, top, building.width, height);
          if (i % 4 === 1) context.fillRect(building.x + building.width / 2 - 2, top - 24, 4, 24);
          if (depth > 0) windows(context, building, { top, bottom: height * 0.84, t, seed: depth * 31 + i });
        }
      }
      context.fillStyle = '#1b1838';
      context.fillRect(0, bridge, width, 10);
      for (let x = 20; x < width; x += 88) context.fillRect(x, bridge, 12, height);
      for (let car = 0; car < 9; car++) {
        const right = car & 1;
        const x = frac(car / 9 + (right ? t : -t)) * (width + 80) - 40;
        rounded(context, right ? '#e76f51' : '#457b9d', { x: x - 15, y: bridge - 9, width: 30, height: 9, radius: 3 });
        rounded(context, '#cfe8ff', { x: x - 7, y: bridge - 15, width: 15, height: 7, radius: 3 });
        const front = x + (right ? 15 : -15);
        glow(context, {
          x: front,
          y: bridge - 5,
          radius: 16,
          stops: [
            [0, 'rgba(255,240,170,.9)'],
            [1, 'rgba(255,240,170,0)'],
          ],
        });
      }
      context.fillStyle = 'rgba(20,18,45,.55)';
      context.fillRect(0, bridge + 10, width, height);
      for (let i = 0; i < 16; i++) {
        context.fillStyle = `rgba(255,190,120,${0.25 + 0.2 * Math.sin((t + i * 0.3) * TAU)})`;
        context.fillRect(((i * 67) % width) + Math.sin((t + i * 0.1) * TAU) * 6, bridge + 16 + (i % 4) * 6, 26, 2);
      }
    };
  },
};

/** Some windows are always lit, some go on and off once in the loop, most stay dark. */
function windows(context, { x, width }, { top, bottom, t, seed }) {
  for (let row = 0; top + 10 + row * 13 < bottom - 8; row++) {
    for (let column = 0; column * 12 < width - 20; column++) {
      const kind = (row * 7 + column * 13 + seed * 5) % 11;
      const lit = kind < 3 || (kind < 5 && Math.sin((t + ((row * 3 + column * 5 + seed) % 10) / 10) * TAU) > 0);
      if (!lit) continue;
      context.fillStyle = kind & 1 ? '#ffd98a' : '#ffb86b';
      context.fillRect(x + 9 + column * 12, top + 9 + row * 13, 6, 7);
    }
  }
}
