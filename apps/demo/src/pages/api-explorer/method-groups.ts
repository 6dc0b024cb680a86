import type { Method, MethodGroup } from './method.ts';
import { GIF_METHODS } from './methods/gif-methods.ts';
import { CATEGORY_METHODS, SEARCH_METHODS } from './methods/list-methods.ts';
import { EMOJI_METHODS, OTHER_METHODS } from './methods/other-methods.ts';

/** All methods of the API client. */
export const METHOD_GROUPS: readonly MethodGroup[] = [
  GIF_METHODS,
  SEARCH_METHODS,
  CATEGORY_METHODS,
  EMOJI_METHODS,
  OTHER_METHODS,
];

export const METHODS: readonly Method[] = METHOD_GROUPS.flatMap(({ methods }) => methods);

/** Identifies a method in the URL of the page. Two methods share the name `gifs`. */
export function methodId({ name, parameters }: Method): string {
  const isByCategory = name === 'gifs' && parameters.some((parameter) => parameter.name === 'subcategory');
  return isByCategory ? 'gifs-of-category' : name;
}
