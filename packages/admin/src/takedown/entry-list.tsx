import { GifThumb } from '../picker/gif-thumb.tsx';
import type { TakedownEntry } from './takedown-entry.ts';

export interface EntryListProps {
  readonly label: string;
  readonly entries: readonly TakedownEntry[];
  /** Ids. */
  readonly selected: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** GIFs to select, with their states. */
export function EntryList({ label, entries, selected, onToggle }: EntryListProps) {
  return (
    <ul className="picker-list" aria-label={label}>
      {entries.map(({ gif, state, text }) => (
        <li key={gif.id}>
          <button
            type="button"
            className="picker-item"
            data-gif={gif.id}
            data-state={state}
            aria-pressed={selected.has(gif.id)}
            onClick={() => onToggle(gif.id)}
          >
            <GifThumb gif={gif} decorative />
            <span className="picker-name">{gif.title || 'Untitled'}</span>
            <span className="result-state">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
