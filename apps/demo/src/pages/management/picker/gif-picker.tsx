import type { Gif } from '@zoetrope/model';
import { useDeferredValue, useId, useState } from 'react';
import type { Clients } from '../../../clients.ts';
import { MAX_QUERY_LENGTH, tidyQuery } from '../../../route/route.ts';
import { FormError } from '../forms/form-error.tsx';
import { useFresh } from '../forms/use-fresh.ts';
import { GifThumb } from './gif-thumb.tsx';

const SHOWN = 12;

export interface GifPickerProps {
  readonly clients: Clients;
  readonly label: string;
  /** Ids of what is chosen. */
  readonly chosen: readonly string[];
  readonly onToggle: (gif: Gif) => void;
}

/** A search whose results are switches: each GIF is in or out. Without a term it offers what is trending. */
export function GifPicker({ clients, label, chosen, onToggle }: GifPickerProps) {
  const id = useId();
  const [text, setText] = useState('');
  const q = useDeferredValue(tidyQuery(text));
  const found = useFresh(`pick:${q}`, ({ signal, cache }) =>
    q === ''
      ? clients.client.trending({ limit: SHOWN, signal, cache })
      : clients.client.search(q, { limit: SHOWN, signal, cache }),
  );
  const gifs = found.value?.data ?? [];
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
      <FormError error={found.error} />
      {found.value && gifs.length === 0 ? <p className="soft">Nothing is found for “{q}”.</p> : null}
      <ul className="picker-list" aria-label="GIFs to choose from">
        {gifs.map((gif) => (
          <li key={gif.id}>
            <button
              type="button"
              className="picker-item"
              aria-pressed={chosen.includes(gif.id)}
              onClick={() => onToggle(gif)}
            >
              <GifThumb gif={gif} silent />
              <span className="picker-name">{gif.title || 'Untitled'}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
