import type { TagAlias } from '@zoetrope/model/management';
import { ConfirmButton } from '../forms/confirm-button.tsx';
import { countGifs } from '../library/describe-results.ts';

export interface AliasItemProps {
  readonly entry: TagAlias;
  readonly busy: boolean;
  /** Replaces the alias in GIFs that still have it. */
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

/** An alias with its tag. */
export function AliasItem({ entry: { alias, tag, gifs, unchanged }, busy, onChange, onDelete }: AliasItemProps) {
  return (
    <li className="alias-item">
      <div className="alias-facts">
        <span>
          <b>{alias}</b> <span aria-hidden="true">→</span>
          <span className="visually-hidden">is an alias of</span> <b>{tag}</b>
        </span>
        <span className="soft">
          {countGifs(gifs)}
          {unchanged > 0 ? ` · ${countGifs(unchanged)} with the alias` : ''}
        </span>
      </div>
      {unchanged > 0 ? (
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          aria-label={`Replace ${alias} in ${countGifs(unchanged)}`}
          onClick={() => !busy && onChange()}
        >
          Replace
        </button>
      ) : null}
      <ConfirmButton
        label="Delete"
        confirmLabel="Delete for good"
        subject={{ label: `Delete the alias ${alias}`, confirmLabel: `Delete the alias ${alias} for good` }}
        disabled={busy}
        onConfirm={onDelete}
      />
    </li>
  );
}
