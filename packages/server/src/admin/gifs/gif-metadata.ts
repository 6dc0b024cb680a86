import { viewsOfItem } from '../../auth/view-counts.ts';
import type { Db } from '../../database/schema.ts';
import type { GifRecord } from './gif-record.ts';

/** The editable metadata of a GIF. */
export function metadata(record: GifRecord) {
  const { item, channel, removed, moderation, moderation_reason, moderation_message } = record;
  return {
    id: item.id,
    type: item.kind,
    title: item.title,
    alt_text: item.alt_text,
    tags: item.tags.map((tag) => (typeof tag === 'string' ? tag : tag.text)),
    rating: item.rating,
    ...(channel === null ? {} : { channel }),
    is_hidden: item.flags?.is_hidden === true,
    is_indexable: item.flags?.is_indexable === true,
    is_featured: item.flags?.is_featured === true,
    is_removed: removed,
    import_datetime: item.created,
    moderation_status: moderation,
    ...(moderation_reason !== null && { moderation_reason }),
    ...(moderation_message !== null && { moderation_message }),
    ...takedownOf(record),
  };
}

/** The takedown of a GIF, or nothing if it was not taken down. */
export function takedownOf({ taken_down_at, reason }: GifRecord) {
  if (taken_down_at === null) return {};
  return { takedown: { reason: reason ?? '', taken_down_at: taken_down_at.toISOString() } };
}

/** All stored metadata of a GIF. */
export async function extendedMetadata(db: Db, record: GifRecord) {
  const { item, channels } = record;
  return {
    ...metadata(record),
    width: item.width,
    height: item.height,
    frames: item.frames,
    duration_ms: item.duration_ms,
    ...origin(record),
    channels: [...channels],
    view_count: await viewsOfItem(db, item.id),
    translations: Object.entries(item.i18n).map(([lang, { tags }]) => ({ lang, tags: [...tags] })),
  };
}

/** The license, author and source of a GIF, without empty ones. */
export function origin({ item: { license, author, source } }: GifRecord) {
  return { ...(license && { license }), ...(author && { author }), ...(source && { source }) };
}
