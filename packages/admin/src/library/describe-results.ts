import type { BulkResult } from '@zoetrope/model/management';

/** "1 GIF", or the number of GIFs. */
export function countGifs(count: number): string {
  return count === 1 ? '1 GIF' : `${count.toLocaleString('en')} GIFs`;
}

/** Describes what a bulk call did, for a status. Refused GIFs are listed with their reasons elsewhere. */
export function describeResults({ results }: BulkResult): string {
  const count = (status: BulkResult['results'][number]['status']) =>
    results.filter((result) => result.status === status).length;
  const changed = count('changed');
  const deleted = count('deleted');
  const parts = [
    ...(changed > 0 ? [`${countGifs(changed)} ${changed === 1 ? 'was' : 'were'} changed.`] : []),
    ...(deleted > 0 ? [`${countGifs(deleted)} ${deleted === 1 ? 'was' : 'were'} deleted.`] : []),
    ...(count('unchanged') > 0 ? [`${countGifs(count('unchanged'))} had these values already.`] : []),
    ...(count('refused') > 0 ? [`${countGifs(count('refused'))} could not be changed.`] : []),
  ];
  return parts.join(' ');
}

interface Refusal {
  readonly message: string;
  readonly ids: readonly string[];
}

/** The refused GIFs by reason, in order of their first occurrence. */
export function refusalsOf({ results }: BulkResult): readonly Refusal[] {
  const byMessage = new Map<string, string[]>();
  for (const { gif_id, status, message = 'Unknown reason.' } of results) {
    if (status === 'refused') byMessage.set(message, [...(byMessage.get(message) ?? []), gif_id]);
  }
  return [...byMessage].map(([message, ids]) => ({ message, ids }));
}

/** The server lists no more. */
const MAX_LISTED = 5000;

/** Describes a page of a list: "1–24 of 107 GIFs". */
export function describePage({ offset, count, total }: { offset: number; count: number; total: number }): string {
  if (total === 0) return 'No GIFs found.';
  const all = total < MAX_LISTED ? countGifs(total) : `the first ${countGifs(MAX_LISTED)}`;
  return count === total ? countGifs(total) : `${offset + 1}–${offset + count} of ${all}`;
}
