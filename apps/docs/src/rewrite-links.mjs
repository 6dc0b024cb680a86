import { posix } from 'node:path';
import { placeOf } from './place-of.mjs';

const LINK = /(!?)\[((?:[^\][]|\[[^\]]*\])*)\]\((?!\w+:|#)([^)\s#]+)(#[^)\s]*)?\)/g;

/** Links of a page of the repository as they read on the site. What the site does not show stays as its name alone. */
export function rewriteLinks(text, file) {
  return text.replace(LINK, (_all, picture, words, target, part = '') => {
    const place = placeOf(fileOf(posix.normalize(posix.join(posix.dirname(file), target))));
    return place === undefined ? words : `${picture}[${words}](/${place}${part})`;
  });
}

/** A link to a package's folder means its README. */
const fileOf = (path) => (/^packages\/[\w-]+\/?$/.test(path) ? `${path.replace(/\/$/, '')}/README.md` : path);
