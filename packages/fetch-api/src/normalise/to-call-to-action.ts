import { type CallToAction, safeUrl } from '@zoetrope/model';
import { fields, freeze, text } from './read.ts';

/** A link with its text; undefined unless both are there and the link is an absolute http(s) one. */
export function toCallToAction(value: unknown): CallToAction | undefined {
  const wire = fields(value);
  const words = text(wire.text);
  const link = safeUrl(wire.link);
  return words && link && /^https?:/i.test(link) ? freeze({ link, text: words }) : undefined;
}
