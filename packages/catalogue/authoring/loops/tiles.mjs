import { clamp, easeInOut, frac, scatter, TAU } from '../lib/math.mjs';
import { plain, polygon } from '../lib/shapes.mjs';

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
    return (context, t) => {
      plain({ context, width, height }, '#12263a');
      const arcs = (lineWidth, color, dash) => {
        context.lineWidth = lineWidth;
        context.strokeStyle = color;
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
            context.setLineDash(dash ? [dash * 0.45, dash * 0.55] : []);
            context.lineDashOffset = dash ? -t * dash * (turned ? 1 : -1) * (odd ? -1 : 1) : 0;
            context.beginPath();
            context.arc(cx, cy, tile / 2, start, start + TAU / 4);
            context.stroke();
          }
        }
      };
      arcs(54, '#0b1826');
      arcs(45, '#17b2a6');
      arcs(13, '#f7f3e3', (Math.PI * tile) / 8);
      context.setLineDash([]);
    };
  },
};

/** Hexagons that turn over one ring after the other. */
export const hexBloom = {
  id: 'hex-bloom',
  channel: 'facelesslot',
  title: 'Hex Bloom',
  alt: 'Hexagon tiles flip over in a ripple and turn from gold to orange, red and blue',
  tags: ['hexagon', 'honeycomb', 'tiles', 'geometric', 'flip', 'pattern', 'satisfying', 'abstract', 'ripple', 'mosaic'],
  width: 360,
  height: 300,
  frames: 28,
  canvas: (width, height) => (context, t) => {
    plain({ context, width, height }, '#1d3557');
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
        polygon(context, color, points);
      }
    }
  },
};
