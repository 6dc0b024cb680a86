import type { Rating } from '@zoetrope/model';
import type { ApiKey } from '@zoetrope/model/management';
import { useState } from 'react';
import { RatingOptions } from '../forms/rating-options.tsx';

export interface KeyItemProps {
  readonly entry: ApiKey;
  readonly busy: boolean;
  readonly onRate: (maxRating: Rating | null) => void;
  readonly onRevoke: () => void;
}

/** A key with its maximum rating. Revoking it takes two presses, because its clients fail at once. */
export function KeyItem({ entry: { key, name, type, max_rating }, busy, onRate, onRevoke }: KeyItemProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <li className="card key-item">
      <div className="key-facts">
        <b>{name || 'Without a name'}</b>
        <code>{key}</code>
        <span className="soft">{type}</span>
      </div>
      <label className="key-rating">
        <span>Maximum rating</span>
        <select
          className="input"
          aria-label={`Maximum rating of ${name || key}`}
          disabled={busy}
          value={max_rating ?? ''}
          onChange={(event) => onRate(event.target.value === '' ? null : (event.target.value as Rating))}
        >
          <option value="">All</option>
          <RatingOptions />
        </select>
      </label>
      <button
        type="button"
        className="button button-bad"
        aria-disabled={busy}
        aria-label={isConfirming ? `Revoke ${name || key} for good` : `Revoke ${name || key}`}
        onBlur={() => setIsConfirming(false)}
        onClick={() => {
          if (busy) return;
          if (isConfirming) onRevoke();
          else setIsConfirming(true);
        }}
      >
        {isConfirming ? 'Revoke for good' : 'Revoke'}
      </button>
    </li>
  );
}
