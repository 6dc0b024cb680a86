import type { Gif } from '@zoetrope/model';
import type { LibraryItem } from '@zoetrope/model/management';
import { gifState, STATE_TEXTS, whyNotPublic } from '../picker/gif-state.ts';
import { GifThumb } from '../picker/gif-thumb.tsx';

export interface LibraryListProps {
  readonly items: readonly LibraryItem[];
  /** Titles by id. */
  readonly selected: ReadonlyMap<string, string>;
  /** Whether no more GIFs can be selected. */
  readonly isFull: boolean;
  /** Id of the GIF whose form is open. */
  readonly open: string | undefined;
  readonly onToggle: (gif: Gif) => void;
  readonly onOpen: (id: string) => void;
}

/** The GIFs of a page, to select and to edit. */
export function LibraryList({ items, selected, isFull, open, onToggle, onOpen }: LibraryListProps) {
  return (
    <ul className="library-list" aria-label="Library">
      {items.map((item) => {
        const { id } = item.gif;
        const title = item.gif.title || 'Untitled';
        const isSelected = selected.has(id);
        return (
          <li key={id} className="library-item" data-gif={id} data-selected={isSelected || undefined}>
            <label>
              <GifThumb gif={item.gif} decorative />
              <input
                type="checkbox"
                checked={isSelected}
                disabled={isFull && !isSelected}
                onChange={() => onToggle(item.gif)}
              />
              <b>{title}</b>
              <span className="soft">{factsOf(item).join(' · ')}</span>
              <WhyNotPublic metadata={item.metadata} />
            </label>
            <button
              type="button"
              className="button"
              data-edit={id}
              aria-pressed={open === id}
              aria-label={`Edit ${title}`}
              onClick={() => onOpen(id)}
            >
              Edit
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The moderator's reason, for the uploader. */
function WhyNotPublic({ metadata }: Pick<LibraryItem, 'metadata'>) {
  const why = whyNotPublic(metadata);
  return why === undefined ? null : <span className="soft">{why}</span>;
}

function factsOf({ metadata, author, license, uploader }: LibraryItem): readonly string[] {
  const { channel, rating } = metadata;
  const creator = uploader?.username ?? author;
  const state = gifState(metadata);
  return [
    ...(state === 'public' ? [] : [STATE_TEXTS[state]]),
    rating,
    ...[channel, creator, license].filter((fact) => fact !== undefined),
  ];
}
