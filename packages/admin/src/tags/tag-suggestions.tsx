import type { ManagementClient } from '@zoetrope/management-api';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import { isSameTag } from './toggle-tag.ts';
import { useDebouncedValue } from './use-debounced-value.ts';
import './tag-suggestions.css';

/** The limit of a call. The first GIFs of a larger selection represent it. */
const MAX_COMPARED = 10;
/** A selection is often made in several steps. */
const DEBOUNCE_MS = 400;

export interface TagSuggestionsProps {
  readonly client: Pick<ManagementClient, 'getTagSuggestions'>;
  readonly ids: readonly string[];
  /** The tags that are added, suggested or not. */
  readonly added: readonly string[];
  readonly onToggle: (tag: string) => void;
}

/** Tags of GIFs that look similar, as buttons that add a tag, and remove it again. Empty if there are none. */
export function TagSuggestions({ client, ids, added, onToggle }: TagSuggestionsProps) {
  const gif_ids = useDebouncedValue(ids.slice(0, MAX_COMPARED).join(','), DEBOUNCE_MS);
  const { value, error } = useLoadWithPrevious(`tag-suggestions:${gif_ids}`, ({ signal }) =>
    client.getTagSuggestions({ gif_ids: gif_ids.split(',') }, { signal }),
  );
  const tags = value?.data.map(({ tag }) => tag);
  return (
    <div className="tag-suggestions">
      <p role="status" className="field-hint">
        {error === undefined ? describe(tags?.length) : 'Tag suggestions could not be loaded.'}
      </p>
      {tags === undefined || tags.length === 0 ? null : (
        <ul aria-label="Suggested tags">
          {tags.map((tag) => {
            const isAdded = added.some((other) => isSameTag(other, tag));
            return (
              <li key={tag}>
                <button
                  type="button"
                  className="chip"
                  aria-label={`Add tag ${tag}`}
                  aria-pressed={isAdded}
                  onClick={() => onToggle(tag)}
                >
                  <span aria-hidden="true">{isAdded ? '✓' : '+'}</span> {tag}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** `undefined` while they load: the first ones of a library take a second. */
function describe(count: number | undefined): string {
  if (count === undefined) return 'Looking for similar GIFs…';
  if (count === 0) return '';
  return count === 1 ? '1 tag of similar GIFs:' : `${count} tags of similar GIFs:`;
}
