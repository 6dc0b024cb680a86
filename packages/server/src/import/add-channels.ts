import type { CatalogueChannel } from '@zoetrope/catalogue';
import { insertChannel, requireFreeName } from '../admin/channels/change-channels.ts';
import { lockTree } from '../database/locks.ts';
import type { Db } from '../database/schema.ts';
import { messageOf, ServerError } from '../server-error.ts';

/**
 * Adds the channels of a library that do not exist yet. They have no owner, and no picture: its file is in a catalogue.
 * Channels that were deleted here, and those in them, are left out. Throws a `ServerError` if a parent is missing, or a
 * slug is the name of an account.
 */
export async function addChannels(db: Db, channels: readonly CatalogueChannel[]): Promise<void> {
  if (channels.length === 0) return;
  await db.transaction().execute(async (tx) => {
    await lockTree(tx);
    const present = await tx.selectFrom('channels').select('slug').execute();
    const known = new Set(present.map(({ slug }) => slug));
    for (const { avatar: _, ...channel } of parentsFirst(channels, known)) {
      if (channel.parent !== null && !known.has(channel.parent)) continue;
      await requireFreeName(tx, channel.slug, null).catch((cause: unknown) => {
        throw new ServerError(`channels.json: ${messageOf(cause)}`, { cause });
      });
      if (await insertChannel(tx, channel, null)) known.add(channel.slug);
    }
  });
}

/** The unknown channels, each after its parent. Throws a `ServerError` if a parent is missing. */
function parentsFirst(channels: readonly CatalogueChannel[], known: ReadonlySet<string>): CatalogueChannel[] {
  const ordered: CatalogueChannel[] = [];
  const placed = new Set(known);
  let rest = channels.filter(({ slug }) => !known.has(slug));
  while (rest.length > 0) {
    const next = rest.filter(({ parent }) => parent === null || placed.has(parent));
    const [first] = rest;
    if (next.length === 0) {
      throw new ServerError(`channels.json: "${first?.slug}" is in "${first?.parent}", which does not exist.`);
    }
    for (const channel of next) placed.add(channel.slug);
    ordered.push(...next);
    rest = rest.filter(({ slug }) => !placed.has(slug));
  }
  return ordered;
}
