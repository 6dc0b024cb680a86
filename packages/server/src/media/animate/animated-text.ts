import { createHash } from 'node:crypto';
import type { StoredItem } from '../../database/schema.ts';
import type { TextStyle } from './styles/text-style.ts';
import { TEXT_STYLES } from './styles/text-styles.ts';
import { PICTURE } from './svg.ts';

/** Which text, and how it moves. */
export interface AnimatedTextId {
  readonly hash: string;
  readonly style: TextStyle;
}

/** A short name for a text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** The id of a picture of a text: `animated-` so that none of the catalogue can have it. */
export function animatedId({ hash, style }: AnimatedTextId): string {
  return `animated-${hash}-${style.name}`;
}

export function parseAnimatedId(id: string): AnimatedTextId | undefined {
  const [, hash, name] = /^animated-([\w-]{22})-([a-z]+)$/.exec(id) ?? [];
  const style = TEXT_STYLES.find((each) => each.name === name);
  return hash === undefined || style === undefined ? undefined : { hash, style };
}

/** Nobody has rated a text, so it is not called harmless. */
export const TEXT_RATING = 'pg-13';

/** A text in a look, as an item that any answer can be made from. */
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
    frames: style.frames,
    duration_ms: style.frames * style.delay,
    master: `${id}.webp`,
    flags: { is_dynamic: true },
    license: 'none',
    source: 'text/animate',
    bytes: {},
  };
  return { item, channel: null };
}
