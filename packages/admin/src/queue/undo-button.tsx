import type { Undo } from './use-undo.ts';

/** Always present, so that it keeps the focus after it was pressed. */
export function UndoButton({ canUndo, undo }: Pick<Undo, 'canUndo' | 'undo'>) {
  return (
    <button
      type="button"
      className="button"
      aria-disabled={!canUndo || undo.busy}
      onClick={() => canUndo && void undo.run()}
    >
      Undo
    </button>
  );
}
