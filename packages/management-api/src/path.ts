import { encodePathSegment } from '@zoetrope/transport';

/** A template tag for paths: encodes each value as one segment. */
export function path(texts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: texts }, ...values.map(encodePathSegment));
}
