import type { Rating } from '@zoetrope/model';
import type { ModerationReason } from '@zoetrope/model/management';
import { Field } from '@zoetrope/ui';
import { useState } from 'react';
import { FormError } from '../forms/form-error.tsx';
import { RatingOptions } from '../forms/rating-options.tsx';
import { useMediaQuery } from '../forms/use-media-query.ts';
import { REASON_LABELS } from '../picker/moderation-reasons.ts';
import { UndoButton } from './undo-button.tsx';
import type { Undo } from './use-undo.ts';

export interface Decision {
  readonly status: 'approved' | 'rejected';
  /** Empty: remains as it is. */
  readonly rating: Rating | '';
  /** Of a rejection. */
  readonly reason: ModerationReason;
  /** Of a rejection, for the uploaders. */
  readonly message: string;
}

export interface DecisionFormProps extends Pick<Undo, 'canUndo' | 'undo'> {
  /** What is selected, or what was done. */
  readonly status: string;
  readonly canDecide: boolean;
  readonly error: unknown;
  /** Resolves to whether it succeeded. */
  readonly onDecide: (decision: Decision) => Promise<boolean>;
}

/** Approves or rejects what is selected. On a narrow screen it stays at the bottom, with its fields closed. */
export function DecisionForm({ status, canDecide, error, onDecide, ...undo }: DecisionFormProps) {
  const isWide = useMediaQuery('(min-width: 961px)');
  const [choice, setChoice] = useState<boolean>();
  const [rating, setRating] = useState<Decision['rating']>('');
  const [reason, setReason] = useState<ModerationReason>('quality');
  const [message, setMessage] = useState('');

  async function decide(decided: Decision['status']) {
    if (!canDecide || !(await onDecide({ status: decided, rating, reason, message }))) return;
    // They were about these GIFs.
    setRating('');
    setMessage('');
  }

  return (
    <form className="card stack decision-form" aria-label="Decision" onSubmit={(event) => event.preventDefault()}>
      <h2 className="section-title">Decision</h2>
      <p role="status">{status}</p>
      <details
        className="decision-fields"
        open={choice ?? isWide}
        onToggle={(event) => setChoice(event.currentTarget.open)}
      >
        <summary>Rating, reason and message</summary>
        <div className="stack">
          <Field label="Rating" name="rating" error={error}>
            {(field) => (
              <select {...field} value={rating} onChange={(event) => setRating(event.target.value as Rating | '')}>
                <option value="">As it is</option>
                <RatingOptions />
              </select>
            )}
          </Field>
          <Field label="Reason for a rejection" name="reason" error={error}>
            {(field) => (
              <select {...field} value={reason} onChange={(event) => setReason(event.target.value as ModerationReason)}>
                {Object.entries(REASON_LABELS).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field
            label="Message to the uploader"
            name="message"
            hint="Mailed with a rejection, and shown in their library. Optional."
            error={error}
          >
            {(field) => (
              <textarea
                {...field}
                rows={2}
                maxLength={500}
                value={message}
                onChange={(event) => setMessage(event.target.value)}
              />
            )}
          </Field>
          <p className="soft">
            Earlier decisions can be undone in the <a href="#history">history</a>.
          </p>
        </div>
      </details>
      <FormError error={error} fields={['rating', 'reason', 'message']} />
      <div className="actions">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={!canDecide}
          onClick={() => void decide('approved')}
        >
          Approve
        </button>
        <button
          type="button"
          className="button button-bad"
          aria-disabled={!canDecide}
          onClick={() => void decide('rejected')}
        >
          Reject
        </button>
        <UndoButton {...undo} />
      </div>
    </form>
  );
}
