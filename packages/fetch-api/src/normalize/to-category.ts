import { type Category, safeUrl } from '@zoetrope/model';
import { fields, frozen, items, text } from './read.ts';
import { type GifSource, toGif } from './to-gif.ts';

/** Services send two levels; a hostile response could be nested without end. */
const MAX_DEPTH = 4;

export function toCategory(value: unknown, source: GifSource, depth = 1): Category | undefined {
  const wire = fields(value);
  const name = text(wire.name);
  if (!name) return undefined;
  const subcategories = depth < MAX_DEPTH ? wire.subcategories : [];
  return frozen({
    name,
    name_encoded: text(wire.name_encoded) ?? name,
    gif: toGif(wire.gif, source),
    search_term: text(wire.search_term),
    image: safeUrl(wire.image),
    subcategories: items(subcategories, (item) => toCategory(item, source, depth + 1)),
  });
}
