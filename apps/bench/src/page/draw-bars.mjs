import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';

const STYLE = `svg{color:#30363d;font:13px system-ui,sans-serif}.ours rect{fill:#b45309}.alternatives rect{fill:#8b949e}
@media(prefers-color-scheme:dark){svg{color:#d3d7de}.ours rect{fill:#ffb524}.alternatives rect{fill:#6b7280}}`.replaceAll(
  '\n',
  '',
);
const ROW = 28;
const WIDTH = 720;

/** A bar chart for light and dark pages, with our bars highlighted. The table next to it has the same figures. */
export function drawBars(bars, { caption, logarithmic = false }) {
  const { document } = new JSDOM('').window;
  const longest = Math.max(...bars.map(({ name }) => name.length));
  const highest = Math.max(...bars.map(({ value }) => value));
  const y = { domain: bars.map(({ name }) => name), label: null, tickSize: 0 };
  // A logarithmic axis has no zero, so it starts below the lowest value.
  const lowest = Math.min(1, ...bars.map(({ value }) => value).filter((value) => value > 0)) / 2;
  const x = logarithmic ? { type: 'log', domain: [lowest, highest * 4] } : { domain: [0, highest * 1.25 || 1] };
  const mark = (className) =>
    Plot.barX(
      bars.filter(({ ours }) => className === (ours ? 'ours' : 'alternatives')),
      { x1: logarithmic ? lowest : 0, x2: 'value', y: 'name', className, inset: 4 },
    );
  const svg = Plot.plot({
    document,
    width: WIDTH,
    height: bars.length * ROW + 8,
    marginLeft: Math.min(330, longest * 7 + 16),
    marginTop: 4,
    marginBottom: 4,
    x: { ...x, axis: null },
    y,
    marks: [
      mark('ours'),
      mark('alternatives'),
      Plot.text(bars, { x: 'value', y: 'name', text: 'label', dx: 6, textAnchor: 'start' }),
    ],
  });
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', caption);
  svg.querySelector('style')?.remove();
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = STYLE;
  svg.prepend(style);
  return `${svg.outerHTML}\n`;
}
