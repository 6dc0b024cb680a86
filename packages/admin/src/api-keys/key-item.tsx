import type { Rating } from '@zoetrope/model';
import type { ApiKey } from '@zoetrope/model/management';
import { ConfirmButton } from '../forms/confirm-button.tsx';
import { RatingOptions } from '../forms/rating-options.tsx';

export interface KeyItemProps {
  readonly entry: ApiKey;
  readonly busy: boolean;
  readonly onRate: (maxRating: Rating | null) => void;
  readonly onRevoke: () => void;
}

/** A key with its maximum rating. Revoking it takes two presses, because its clients fail at once. */
export function KeyItem({ entry: { key, name, type, max_rating }, busy, onRate, onRevoke }: KeyItemProps) {
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
      <ConfirmButton
        label="Revoke"
        confirmLabel="Revoke for good"
        subject={{ label: `Revoke ${name || key}`, confirmLabel: `Revoke ${name || key} for good` }}
        disabled={busy}
        onConfirm={onRevoke}
      />
    </li>
  );
}
