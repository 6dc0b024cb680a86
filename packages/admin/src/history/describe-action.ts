import type { ModerationAction, ModerationActionType } from '@zoetrope/model/management';
import { REASON_LABELS } from '../picker/moderation-reasons.ts';

export const ACTION_LABELS: { readonly [type in ModerationActionType]: string } = {
  approved: 'Approved',
  pending: 'Held back',
  rejected: 'Rejected',
  'taken-down': 'Taken down',
  unblocked: 'Picture unblocked',
  dismissed: 'Reports dismissed',
  edited: 'Edited',
  deleted: 'Deleted',
  undone: 'Undone',
};

/** Whether an undo can be tried. The server refuses it if all of the GIFs were changed again since. */
export function canUndo({ action, undone_by }: ModerationAction): boolean {
  return action !== 'deleted' && undone_by === undefined;
}

/** The different reasons of an action. */
export function reasonsOf({ gifs }: ModerationAction): readonly string[] {
  return [...new Set(gifs.flatMap(({ reason }) => (reason === undefined ? [] : [reasonText(reason)])))];
}

/** The reason of a decision is one of a list, and that of a takedown is text. */
function reasonText(reason: string): string {
  return Object.entries(REASON_LABELS).find(([known]) => known === reason)?.[1] ?? reason;
}
