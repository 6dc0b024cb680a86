import type { Channel, Rating } from '@zoetrope/model';
import type { LibraryArgs } from '@zoetrope/model/management';
import { type FormEvent, useId, useState } from 'react';
import { ChannelOptions } from '../forms/channel-options.tsx';
import { RatingOptions } from '../forms/rating-options.tsx';

export interface LibraryFilterProps {
  readonly channels: readonly Channel[];
  readonly onSearch: (filter: LibraryArgs) => void;
}

/** The words, channel, rating and creator to search for; applied with the button. */
export function LibraryFilter({ channels, onSearch }: LibraryFilterProps) {
  const id = useId();
  const [q, setQ] = useState('');
  const [channel, setChannel] = useState('');
  const [rating, setRating] = useState<Rating | ''>('');
  const [creator, setCreator] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch({
      ...(q.trim() !== '' && { q: q.trim() }),
      ...(channel !== '' && { channel }),
      ...(rating !== '' && { rating }),
      ...(creator.trim() !== '' && { creator: creator.trim() }),
    });
  }

  return (
    <search>
      <form className="card library-filter" aria-label="Search the library" onSubmit={submit}>
        <div className="field library-words">
          <label htmlFor={`${id}-q`}>Words or id</label>
          <input
            id={`${id}-q`}
            type="search"
            className="input"
            maxLength={100}
            value={q}
            onChange={(event) => setQ(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-channel`}>Channel</label>
          <select
            id={`${id}-channel`}
            className="input"
            value={channel}
            onChange={(event) => setChannel(event.target.value)}
          >
            <option value="">All</option>
            <ChannelOptions channels={channels} />
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}-rating`}>Rating</label>
          <select
            id={`${id}-rating`}
            className="input"
            value={rating}
            onChange={(event) => setRating(event.target.value as Rating | '')}
          >
            <option value="">All</option>
            <RatingOptions />
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}-creator`}>Uploader or author</label>
          <input
            id={`${id}-creator`}
            className="input"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            value={creator}
            onChange={(event) => setCreator(event.target.value)}
          />
        </div>
        <button type="submit" className="button button-primary">
          Search
        </button>
      </form>
    </search>
  );
}
