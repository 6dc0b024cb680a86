import type { SearchServiceGif } from '@zoetrope/model/management';
import { GifThumb } from '../picker/gif-thumb.tsx';

export interface ResultListProps {
  readonly results: readonly SearchServiceGif[];
  /** Id of the open GIF. */
  readonly open: string | undefined;
  readonly onOpen: (id: string) => void;
}

export function ResultList({ results, open, onOpen }: ResultListProps) {
  return (
    <ul className="picker-list" aria-label="Search results">
      {results.map(({ gif, view_count }) => (
        <li key={gif.id}>
          <button
            type="button"
            className="picker-item"
            data-gif={gif.id}
            data-removed={gif.is_removed || undefined}
            aria-pressed={gif.id === open}
            onClick={() => onOpen(gif.id)}
          >
            <GifThumb gif={gif} decorative />
            <span className="picker-name">{gif.title || 'Untitled'}</span>
            <span className="result-state">{stateText(gif, view_count)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function stateText({ is_removed, is_hidden }: SearchServiceGif['gif'], views: number): string {
  if (is_removed) return 'taken down';
  if (is_hidden) return 'hidden';
  return views === 1 ? '1 view' : `${views.toLocaleString('en')} views`;
}
