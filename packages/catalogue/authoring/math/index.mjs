import { candyTorus } from './candy-torus.mjs';
import * as curves from './curves.mjs';
import * as fractals from './fractals.mjs';
import { tesseract } from './tesseract.mjs';

export const math = [tesseract, candyTorus, ...Object.values(curves), ...Object.values(fractals)].map((recipe) => ({
  kind: 'gif',
  channel: 'mathpark',
  delay: 80,
  quality: 44,
  ...recipe,
}));
