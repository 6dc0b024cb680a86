import type { Category } from '@zoetrope/model';
import { fields, freeze, items, text } from './read.ts';
import { toGif } from './to-gif.ts';

/** Levels of categories that are read: services have two, and a hostile answer could nest for ever. */
const DEEPEST = 4;

export function toCategory(value: unknown, responseId: string, depth = 1): Category | undefined {
  const wire = fields(value);
  const name = text(wire.name);
  if (!name) return undefined;
  return freeze({
    name,
    name_encoded: text(wire.name_encoded) ?? name,
    gif: toGif(wire.gif, responseId),
    subcategories: items(depth < DEEPEST && wire.subcategories, (each) => toCategory(each, responseId, depth + 1)),
  });
}
