import type { ModerationUndo } from '@zoetrope/model/management';
import { useState } from 'react';
import { type Action, useAction } from '../forms/use-action.ts';

export interface Undo {
  /** What the last call did, for a status; empty without one. */
  readonly text: string;
  readonly canUndo: boolean;
  /** Records a decision or an edit by the id of its action. */
  readonly record: (id: string | undefined, text: string) => void;
  readonly undo: Action<[]>;
}

export interface UndoOptions {
  /** What is undone. */
  readonly subject: 'decision' | 'edit' | 'action';
  readonly undo: (args: { readonly id: string }) => Promise<ModerationUndo>;
  /** Called after an undo. */
  readonly onChange: () => void;
}

/** Undoes the last decision or edit. */
export function useUndo({ subject, undo: call, onChange }: UndoOptions): Undo {
  const [last, setLast] = useState<{ readonly id: string | undefined; readonly text: string }>();
  const undo = useAction(async () => {
    if (last?.id === undefined) return;
    const { skipped } = await call({ id: last.id });
    setLast({ id: undefined, text: undoText(subject, skipped.length) });
    onChange();
  });
  return {
    text: last?.text ?? '',
    canUndo: last?.id !== undefined,
    record: (id, text) => setLast({ id, text }),
    undo,
  };
}

/** Describes an undo by the number of GIFs that it skipped. */
export function undoText(subject: UndoOptions['subject'], skipped: number): string {
  if (skipped === 0) return `The ${subject} was undone.`;
  const gifs = skipped === 1 ? '1 GIF that was' : `${skipped} GIFs that were`;
  return `The ${subject} was undone, except for ${gifs} changed again.`;
}
