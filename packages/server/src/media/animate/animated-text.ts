import { createHash } from 'node:crypto';
import type { StoredItem } from '../../database/schema.ts';
import type { TextStyle } from './styles/text-style.ts';
import { TEXT_STYLES } from './styles/text-styles.ts';
import { PICTURE } from './svg.ts';

/** An animated text: the hash of the text, and its style. */
export interface AnimatedTextId {
  readonly hash: string;
  readonly style: TextStyle;
}

/** A short hash of a text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** The id of a picture of a text. Catalogue ids never begin with `animated-`. */
export function animatedId({ hash, style }: AnimatedTextId): string {
  return `animated-${hash}-${style.name}`;
}

export function parseAnimatedId(id: string): AnimatedTextId | undefined {
  const [, hash, name] = /^animated-([\w-]{22})-([a-z]+)$/.exec(id) ?? [];
  const style = TEXT_STYLES.find((candidate) => candidate.name === name);
  return hash === undefined || style === undefined ? undefined : { hash, style };
}

/** Texts are not rated, so they count as pg-13. */
export const TEXT_RATING = 'pg-13';

/** A text in a style, as an item. */
export function animatedItem(
  text: string,
  style: TextStyle,
  created: Date,
): { readonly item: StoredItem; readonly channel: null } {
  const id = animatedId({ hash: hashOf(text), style });
  const item: StoredItem = {
    id,
    kind: 'text',
    title: text,
    alt_text: `The words “${text}” ${style.description}`,
    tags: [],
    i18n: {},
    channel: null,
    rating: TEXT_RATING,
    created: created.toISOString(),
    ...PICTURE,
    frames: style.frameCount,
    duration_ms: style.frameCount * style.delay,
    master: `${id}.webp`,
    flags: { is_dynamic: true },
    license: 'none',
    source: 'text/animate',
    bytes: {},
  };
  return { item, channel: null };
}
