import type { Gif } from '@zoetrope/model';
import { MAX_QUERY_LENGTH, normalizeQuery } from '@zoetrope/ui';
import { useDeferredValue, useId, useState } from 'react';
import type { Clients } from '../clients.ts';
import { FormError } from '../forms/form-error.tsx';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import { GifThumb } from './gif-thumb.tsx';

const LIMIT = 12;

export interface GifPickerProps {
  readonly clients: Clients;
  readonly label: string;
  readonly selectedIds: readonly string[];
  readonly onToggle: (gif: Gif) => void;
}

/** A search with selectable results. Without a term it shows trending GIFs. */
export function GifPicker({ clients, label, selectedIds, onToggle }: GifPickerProps) {
  const id = useId();
  const [text, setText] = useState('');
  const q = useDeferredValue(normalizeQuery(text));
  const results = useLoadWithPrevious(`pick:${q}`, ({ signal, cache }) =>
    q === ''
      ? clients.client.trending({ limit: LIMIT, signal, cache })
      : clients.client.search(q, { limit: LIMIT, signal, cache }),
  );
  const gifs = results.value?.data ?? [];
  return (
    <div className="picker">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        id={id}
        type="search"
        className="input"
        placeholder="Search GIFs"
        maxLength={MAX_QUERY_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FormError error={results.error} />
      {results.value && gifs.length === 0 ? <p className="soft">No results for “{q}”.</p> : null}
      <ul className="picker-list" aria-label="GIFs to choose from">
        {gifs.map((gif) => (
          <li key={gif.id}>
            <button
              type="button"
              className="picker-item"
              aria-pressed={selectedIds.includes(gif.id)}
              onClick={() => onToggle(gif)}
            >
              <GifThumb gif={gif} decorative />
              <span className="picker-name">{gif.title || 'Untitled'}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
