import { clamp, frac, mix } from './math.mjs';

/** '#ff8800' to [255, 136, 0]. */
export const rgb = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour between two, as CSS. */
export function blend(from, to, t) {
  const a = rgb(from);
  const b = rgb(to);
  return `rgb(${a.map((value, i) => Math.round(mix(value, b[i], clamp(t)))).join()})`;
}

const STEPS = 1024;

/**
 * A smooth colour scale for pixel shaders: `paint(value, pixels, offset)`.
 * A cyclic scale repeats outside 0..1; the other one stays at its ends.
 */
export function colorScale(hexes, { cyclic = false } = {}) {
  const stops = hexes.map(rgb);
  const spans = cyclic ? stops.length : stops.length - 1;
  const table = new Uint8Array(STEPS * 3);
  for (let step = 0; step < STEPS; step++) {
    const at = (step / STEPS) * spans;
    const index = Math.floor(at);
    const u = at - index;
    const a = stops[index % stops.length];
    const b = stops[(index + 1) % stops.length];
    for (let c = 0; c < 3; c++) table[step * 3 + c] = Math.round(mix(a[c], b[c], u * u * (3 - 2 * u)));
  }
  return (value, pixels, offset) => {
    const step = Math.floor((cyclic ? frac(value) : clamp(value, 0, 0.9999)) * STEPS) * 3;
    pixels[offset] = table[step];
    pixels[offset + 1] = table[step + 1];
    pixels[offset + 2] = table[step + 2];
    pixels[offset + 3] = 255;
  };
}
