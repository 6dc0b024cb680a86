import type { ItemWithChannel } from '../../library/gifs/select-page.ts';
import { averageColor } from '../../media/processing/blurhash.ts';
import { type MediaContext, type TenorMedia, tenorMedia } from './media-formats.ts';

export interface TenorResult {
  readonly id: string;
  readonly title: string;
  readonly content_description: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly hasaudio: boolean;
  readonly hascaption: boolean;
  readonly media_formats: { readonly [name: string]: TenorMedia };
  readonly tags: readonly string[];
  readonly itemurl: string;
  readonly url: string;
  /** Documented as a comma-separated text, but Tenor has always sent a list, and clients read one. */
  readonly flags: readonly string[];
  /** Such as `#00a2ff`: the average color. Empty if it is unknown. */
  readonly bg_color: string;
}

/** An item as a result of Tenor's API. */
export function toTenorResult({ item }: ItemWithChannel, context: MediaContext): TenorResult {
  const page = `${context.origin}/gifs/${item.id}`;
  return {
    id: item.id,
    title: item.title,
    content_description: item.alt_text === '' ? item.title : item.alt_text,
    created: Date.parse(item.created) / 1000,
    hasaudio: item.video !== undefined,
    hascaption: item.video?.captions !== undefined,
    media_formats: tenorMedia(item, context),
    tags: item.tags.map((tag) => (typeof tag === 'string' ? tag : tag.text)),
    itemurl: page,
    url: page,
    flags: flagsOf(item),
    bg_color: item.blurhash === undefined ? '' : averageColor(item.blurhash),
  };
}

function flagsOf({ kind, frames, video }: ItemWithChannel['item']): readonly string[] {
  return [
    ...(kind === 'sticker' ? ['sticker'] : []),
    ...(frames === 1 ? ['static'] : []),
    ...(video === undefined ? [] : ['audio']),
  ];
}
