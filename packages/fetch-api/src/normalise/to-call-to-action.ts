import { type CallToAction, safeUrl } from '@zoetrope/model';
import { eachOf, fields, text } from './read.ts';

/** A link with its text; undefined unless both are there and the link is an absolute http(s) one. */
export function toCallToAction(value: unknown): CallToAction | undefined {
  const { link, text: words } = eachOf(fields(value), text, 'link', 'text');
  return words && link && safeUrl(link) && /^https?:/i.test(link) ? { link, text: words } : undefined;
}
