import { createHash } from 'node:crypto';
import type { StoredItem } from '../../database/schema.ts';
import type { FoundItem } from '../../library/gifs/select-page.ts';
import type { Look } from './styles/text-style.ts';
import { LOOKS } from './styles/text-styles.ts';
import { PICTURE } from './svg.ts';

/** Which text, and how it moves. */
export interface AnimatedTextId {
  readonly hash: string;
  readonly look: Look;
}

/** A short name for a text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** The id of a picture of a text: `animated-` so that none of the catalogue can have it. */
export function animatedId({ hash, look }: AnimatedTextId): string {
  return `animated-${hash}-${look.name}`;
}

export function parseAnimatedId(id: string): AnimatedTextId | undefined {
  const [, hash, name] = /^animated-([\w-]{22})-([a-z]+)$/.exec(id) ?? [];
  const look = LOOKS.find((each) => each.name === name);
  return hash === undefined || look === undefined ? undefined : { hash, look };
}

/** Nobody has rated a text, so it is not called harmless. */
export const TEXT_RATING = 'pg-13';

/** A text in a look, as an item that any answer can be made from. */
export function animatedItem(text: string, look: Look, created: Date): FoundItem {
  const id = animatedId({ hash: hashOf(text), look });
  const item: StoredItem = {
    id,
    kind: 'text',
    title: text,
    alt_text: `The words “${text}” ${look.words}`,
    tags: [],
    i18n: {},
    channel: null,
    rating: TEXT_RATING,
    created: created.toISOString(),
    ...PICTURE,
    frames: look.frames,
    duration_ms: look.frames * look.delay,
    master: `${id}.webp`,
    flags: { is_dynamic: true },
    license: 'none',
    source: 'text/animate',
    bytes: {},
  };
  return { item, channel: null };
}
