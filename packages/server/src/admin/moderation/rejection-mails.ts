import type { ModerationReason } from '@zoetrope/model/management';
import type { Db } from '../../database/schema.ts';
import type { Mail } from '../../storage/outbox.ts';
import { findRecords } from '../gifs/gif-record.ts';
import { REASON_LABELS } from './reason-labels.ts';

export interface Rejection {
  readonly ids: readonly string[];
  readonly reason?: ModerationReason | undefined;
  /** Of the moderator, for the uploaders. */
  readonly message?: string | undefined;
}

/** One mail to each account that uploaded some of the rejected GIFs. */
export async function writeRejectionMails(tx: Db, { ids, reason, message }: Rejection): Promise<readonly Mail[]> {
  const uploads = (await findRecords(tx, ids)).filter(({ added_by }) => added_by !== null);
  if (uploads.length === 0) return [];
  const uploaders = uploads.flatMap(({ added_by }) => added_by ?? []);
  const accounts = await tx
    .selectFrom('accounts')
    .select(['id', 'username', 'email'])
    .where('id', 'in', uploaders)
    .execute();
  return accounts.map(({ id, username, email }) => {
    const own = uploads.filter(({ added_by }) => added_by === id);
    const titles = own.map(({ item }) => `“${item.title || 'Untitled'}” (${item.id})`);
    const [title = ''] = titles;
    const paragraphs = [
      `Hello ${username},`,
      titles.length === 1
        ? `your upload ${title} was rejected by a moderator. Only you and moderators can see it.`
        : `${titles.length} of your uploads were rejected by a moderator. Only you and moderators can see them:`,
      ...(titles.length === 1 ? [] : [titles.join('\n')]),
      ...(reason === undefined ? [] : [`Reason: ${REASON_LABELS[reason]}`]),
      ...(message === undefined ? [] : [`Message: ${message}`]),
    ];
    return {
      to: email,
      subject: titles.length === 1 ? 'Your upload was rejected' : `${titles.length} of your uploads were rejected`,
      text: `${paragraphs.join('\n\n')}\n`,
    };
  });
}
