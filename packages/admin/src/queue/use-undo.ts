import type { ManagementClient } from '@zoetrope/management-api';
import { useState } from 'react';
import { type Action, useAction } from '../forms/use-action.ts';

export interface Undo {
  /** What the last decision did, for a status; empty without one. */
  readonly text: string;
  readonly canUndo: boolean;
  /** Remembers a decision by the id of its action. */
  readonly record: (id: string | undefined, text: string) => void;
  readonly undo: Action<[]>;
}

/** Undoes the last decision. Calls `onChange` afterwards. */
export function useUndo(client: Pick<ManagementClient, 'undoModeration'>, onChange: () => void): Undo {
  const [last, setLast] = useState<{ readonly id: string | undefined; readonly text: string }>();
  const undo = useAction(async () => {
    if (last?.id === undefined) return;
    const { skipped } = await client.undoModeration({ id: last.id });
    setLast({ id: undefined, text: undoText(skipped.length) });
    onChange();
  });
  return {
    text: last?.text ?? '',
    canUndo: last?.id !== undefined,
    record: (id, text) => setLast({ id, text }),
    undo,
  };
}

function undoText(skipped: number): string {
  if (skipped === 0) return 'The decision was undone.';
  return `The decision was undone, except for ${skipped} GIFs that were decided on again.`;
}
