import type { CatalogueChannel } from '@zoetrope/catalogue';
import type { WireGif, WireUser } from '@zoetrope/model/wire';
import type { ItemWithChannel } from '../../library/gifs/select-page.ts';
import { toWire, type WireContext, wireUser } from '../../library/gifs/to-wire.ts';
import { giphyImages, type ImagesContext } from './giphy-images.ts';

/** GIPHY's value for an item that was never trending. This service does not record since when an item is trending. */
const NEVER = '0000-00-00 00:00:00';

/** An item with all fields of GIPHY's API, and with ours. */
export function toGiphyGif(
  found: ItemWithChannel,
  { origin, payload, files }: Pick<WireContext, 'origin' | 'payload'> & ImagesContext,
): WireGif {
  const { item, channel } = found;
  const page = `${origin}/gifs/${item.id}`;
  const source = URL.canParse(item.source) ? new URL(item.source) : undefined;
  const created = toGiphyTime(item.created);
  return {
    ...toWire(found, { origin, payload, images: () => giphyImages(item, { origin, files }) }),
    slug: toSlug(item.title, item.id),
    bitly_url: page,
    bitly_gif_url: page,
    embed_url: `${origin}/embed/${item.id}`,
    username: channel?.slug ?? '',
    source: source?.href ?? '',
    source_tld: source?.hostname ?? '',
    source_post_url: source?.href ?? '',
    content_url: '',
    import_datetime: created,
    create_datetime: created,
    update_datetime: created,
    trending_datetime: NEVER,
    ...(channel === null ? {} : { user: giphyUser(channel, origin) }),
  };
}

function giphyUser(channel: CatalogueChannel, origin: string): WireUser {
  return {
    ...wireUser(channel, origin),
    description: channel.description,
    banner_image: '',
    banner_url: '',
    instagram_url: '',
    website_url: '',
  };
}

/** `2026-01-02T03:04:05.000Z` as `2026-01-02 03:04:05`. */
function toGiphyTime(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}

/** The words of a title and the id, joined by hyphens. */
export function toSlug(title: string, id: string): string {
  const words = title.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return [...words, id].join('-');
}
