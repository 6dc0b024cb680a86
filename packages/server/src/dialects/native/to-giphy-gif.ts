import type { CatalogueChannel } from '@zoetrope/catalogue';
import type { WireAnalytics, WireGif, WireUser } from '@zoetrope/model/wire';
import { parseUrl } from '../../http/parse-url.ts';
import type { ItemWithChannel } from '../../library/gifs/select-page.ts';
import { toWire, type WireContext, wireUser } from '../../library/gifs/to-wire.ts';
import { giphyImages, type ImagesContext } from './giphy-images.ts';

/** GIPHY's value for an item that was not marked as trending. */
const NEVER = '0000-00-00 00:00:00';

export interface GiphyGifContext extends Pick<WireContext, 'origin' | 'payload'>, ImagesContext {
  /** The key of the request, for the URLs that report actions. */
  readonly apiKey: string;
}

/** An item with all fields of GIPHY's API, and with ours. */
export function toGiphyGif(found: ItemWithChannel, { origin, payload, files, apiKey }: GiphyGifContext): WireGif {
  const { item, channel, trendingSince } = found;
  const gif = toWire(found, { origin, payload, images: () => giphyImages(item, { origin, files }) });
  const source = parseUrl(item.source);
  const created = toGiphyTime(item.created);
  const page = `${origin}/gifs/${item.id}`;
  gif.slug = toSlug(item.title, item.id);
  gif.bitly_url = page;
  gif.bitly_gif_url = page;
  gif.embed_url = `${origin}/embed/${item.id}`;
  gif.username = channel?.slug ?? '';
  gif.source = source?.href ?? '';
  gif.source_tld = source?.hostname ?? '';
  gif.source_post_url = source?.href ?? '';
  gif.content_url = '';
  gif.import_datetime = created;
  gif.create_datetime = created;
  gif.update_datetime = created;
  gif.trending_datetime = trendingSince ? toGiphyTime(new Date(trendingSince * 1000).toISOString()) : NEVER;
  // A number, unlike the other flags.
  gif.is_sticker = gif.is_sticker ? 1 : 0;
  if (item.video !== undefined) gif.duration = String(item.video.duration);
  if (channel !== null) gif.user = giphyUser(channel, origin);
  gif.analytics = analyticsOf(gif.analytics_response_payload ?? '', { origin, apiKey });
  return gif;
}

/** The URLs that report a view, a click or a share of an item. */
function analyticsOf(payload: string, { origin, apiKey }: Pick<GiphyGifContext, 'origin' | 'apiKey'>): WireAnalytics {
  const key = encodeURIComponent(apiKey);
  const url = `${origin}/v2/pingback_simple?api_key=${key}&analytics_response_payload=${encodeURIComponent(payload)}`;
  return {
    onload: { url: `${url}&action_type=SEEN` },
    onclick: { url: `${url}&action_type=CLICK` },
    onsent: { url: `${url}&action_type=SENT` },
  };
}

function giphyUser(channel: CatalogueChannel, origin: string): WireUser {
  const user = wireUser(channel, origin);
  user.description = channel.description;
  user.banner_image = '';
  user.banner_url = '';
  user.instagram_url = '';
  user.website_url = '';
  return user;
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
