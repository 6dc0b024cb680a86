import { type CallToAction, safeUrl } from '@zoetrope/model';
import { fields, frozen, text } from './read.ts';

/** A link with its text; undefined unless both exist and the link is an absolute http(s) URL. */
export function toCallToAction(value: unknown): CallToAction | undefined {
  const wire = fields(value);
  const label = text(wire.text);
  const link = safeUrl(wire.link);
  const isAbsolute = link !== undefined && /^https?:/i.test(link);
  return label && isAbsolute ? frozen({ link, text: label }) : undefined;
}
