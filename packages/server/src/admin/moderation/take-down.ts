import type { TakedownItem } from '@zoetrope/model';
import type { Account } from '../../auth/account.ts';
import { findAccount } from '../../auth/account-store.ts';
import type { Db, StoredItem } from '../../database/schema.ts';
import { setTextRemoved } from '../../library/gifs/stored-texts.ts';
import { parseAnimatedId } from '../../media/animate/animated-text.ts';
import type { MediaCatalogue } from '../../media/media-catalogue.ts';
import type { Ffmpeg } from '../../media/processing/ffmpeg.ts';
import type { Mail, Outbox } from '../../storage/outbox.ts';
import { findRecords, type GifRecord, requireRecord } from '../gifs/gif-record.ts';
import { type FrameSample, sampleClip, sampleFramesOfCopies } from '../tags/frame-samples.ts';
import { blockPicture } from './blocked-pictures.ts';
import { lockState } from './item-state.ts';
import { recordAction } from './moderation-actions.ts';

export interface TakedownInput {
  readonly takedowns: readonly TakedownItem[];
  /** Whether to notify the nearest owner of each GIF by mail. */
  readonly sendEmail: boolean;
  readonly note?: string | undefined;
  readonly moderator: Account;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface TakedownContext {
  readonly db: Db;
  readonly outbox: Outbox;
  readonly media: Pick<MediaCatalogue, 'master' | 'clip'>;
  readonly findFfmpeg: () => Promise<Ffmpeg | undefined>;
}

/**
 * Takes GIFs down, all or none of them. They are not shown from then on, and their pictures cannot be uploaded or
 * imported again.
 */
export async function takeDown(context: TakedownContext, input: TakedownInput) {
  const { db, outbox } = context;
  const { sendEmail, note, moderator, now } = input;
  // The last reason wins if a GIF is listed twice.
  const reasons = new Map(input.takedowns.map(({ gif_id, reason }) => [gif_id, reason]));
  const taken_down_at = new Date(now);
  const samples = await samplePictures(context, [...reasons.keys()]);
  const mails = await db.transaction().execute(async (tx) => {
    const written = new Map<string, Mail>();
    const items = [];
    // Sorted, so that two moderators cannot deadlock.
    for (const [id, reason] of [...reasons].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const previous = await lockState(tx, id, { withRating: false, parameter: 'takedowns' });
      const record = await remove(tx, id, taken_down_at);
      items.push({ id, reason, previous });
      if (record !== undefined) {
        const { title } = record.item;
        await blockPicture(tx, { id, title, reason, samples: samples.get(id) ?? [], at: taken_down_at });
      }
      const mail = sendEmail && record !== undefined ? await writeMail(tx, { ...record, reason }) : undefined;
      if (mail) written.set(id, mail);
      const takedown = { reason, note: note ?? null, moderator: moderator.username, mailed: false };
      await tx
        .insertInto('takedowns')
        .values({ item_id: id, ...takedown })
        .onConflict((conflict) => conflict.column('item_id').doUpdateSet(takedown))
        .execute();
    }
    await recordAction(tx, { action: 'taken-down', items, note, moderator, now });
    return written;
  });
  // Only after the commit, since a mail cannot be rolled back.
  for (const [id, mail] of mails) {
    await outbox.put(mail);
    await db.updateTable('takedowns').set({ mailed: true }).where('item_id', '=', id).execute();
  }
  return [...reasons].map(([gif_id, reason]) => ({
    gif_id,
    reason,
    taken_down_at: taken_down_at.toISOString(),
    mailed: mails.has(gif_id),
  }));
}

/** Before the transaction, since decoding takes a while. */
async function samplePictures(
  context: TakedownContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly FrameSample[]>> {
  const samples = new Map<string, readonly FrameSample[]>();
  for (const { item } of await findRecords(context.db, ids)) samples.set(item.id, await sampleItem(context, item));
  return samples;
}

/** A GIF with a missing file can be taken down too. */
async function sampleItem(
  { media, findFfmpeg }: TakedownContext,
  { id, video }: StoredItem,
): Promise<readonly FrameSample[]> {
  const master = await media.master(id);
  const frames = master && (await sampleFramesOfCopies(master.file).catch(() => []));
  const [asset] = Object.keys(video?.assets ?? {});
  const clip = asset === undefined ? undefined : await media.clip(id, asset);
  const ffmpeg = clip && (await findFfmpeg());
  const framesOfClip = clip && ffmpeg && (await sampleClip(clip, ffmpeg).catch(() => []));
  return [...(frames ?? []), ...(framesOfClip ?? [])];
}

/** Marks an item as taken down. Resolves with undefined for an animated text, which has no owner. */
async function remove(tx: Db, id: string, taken_down_at: Date): Promise<GifRecord | undefined> {
  if (parseAnimatedId(id) !== undefined) {
    await setTextRemoved(tx, id, { removed: true });
    return undefined;
  }
  await tx.updateTable('items').set({ taken_down_at }).where('id', '=', id).execute();
  return requireRecord(tx, id, 'takedowns');
}

/** The mail to the nearest owner. Undefined if the GIF has none. */
async function writeMail(
  tx: Db,
  { item, owners: [owner], reason }: GifRecord & { readonly reason: string },
): Promise<Mail | undefined> {
  const account = owner === undefined ? undefined : await findAccount(tx, owner);
  if (account === undefined) return undefined;
  return {
    to: account.email,
    subject: 'Your GIF was taken down',
    text: `Hello ${account.username},\n\nyour GIF “${item.title}” (${item.id}) was taken down and is no longer shown.\n\nReason: ${reason}\n`,
  };
}
