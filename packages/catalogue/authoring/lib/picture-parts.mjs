import { createRequire } from 'node:module';
import { loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';

/** The pictures are drawn in a square of this side. */
export const SIDE = 32;
/** Shadows and soft edges may reach over the square by this much. */
export const BLEED = 2;
const PIXELS = 540;

const require = createRequire(import.meta.url);

/** The SVG content of an emoji of the set; Node keeps the file of 100 MB. */
function bodyOf(name) {
  const { icons } = require('@iconify-json/fluent-emoji/icons.json');
  if (!icons[name]) throw new Error(`The set of still emoji has no picture with the name ${name}.`);
  return icons[name].body;
}

/** The elements of an SVG fragment, without those inside of them. */
function elementsOf(fragment) {
  const elements = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, index } of fragment.matchAll(/<[^>]+>/g)) {
    const closes = tag.startsWith('</');
    if (closes) depth -= 1;
    else if (depth === 0) start = index;
    if (!closes && !tag.endsWith('/>')) depth += 1;
    if (depth === 0) elements.push(fragment.slice(start, index + tag.length));
  }
  return elements;
}

const isDefinition = (element) => element.startsWith('<defs');
const contentOf = (element) => element.slice(element.indexOf('>') + 1, element.lastIndexOf('<'));

/** The painted elements of a picture in their order, what they refer to, and the groups that hold all of them. */
function takeApart(name) {
  let elements = elementsOf(bodyOf(name));
  let definitions = '';
  let opening = '';
  let closing = '';
  for (;;) {
    definitions += elements.filter(isDefinition).join('');
    elements = elements.filter((element) => !isDefinition(element));
    if (elements.length !== 1 || !elements[0].startsWith('<g')) break;
    opening += elements[0].slice(0, elements[0].indexOf('>') + 1);
    closing += '</g>';
    elements = elementsOf(contentOf(elements[0]));
  }
  return { elements, wrap: (some) => `${opening}${some.join('')}${closing}${definitions}` };
}

const svg = (content) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${PIXELS}" height="${PIXELS}" viewBox="${-BLEED} ${-BLEED} ${SIDE + 2 * BLEED} ${SIDE + 2 * BLEED}">${content}</svg>`,
  );

/** A whole still emoji as SVG. */
export const stillSvg = (name) => svg(bodyOf(name));

/**
 * Cuts an emoji into images that can move by themselves. `parts` lists, by name, the numbers of the elements in the order in
 * which the picture paints them; all others are the part `body`.
 */
export async function loadParts(name, parts = {}) {
  const { elements, wrap } = takeApart(name);
  const named = new Set(Object.values(parts).flat());
  const body = elements.map((_, index) => index).filter((index) => !named.has(index));
  const images = {};
  for (const [part, numbers] of Object.entries({ body, ...parts })) {
    const png = await sharp(svg(wrap(numbers.map((number) => elements[number]))))
      .png()
      .toBuffer();
    images[part] = await loadImage(png);
  }
  return images;
}

/** The whole numbers from `first` to `last`, and `more`: `span(3, 6, 9)` is 3, 4, 5, 6, 9. */
export const span = (first, last, ...more) => [
  ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  ...more,
];
