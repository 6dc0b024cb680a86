import type { QueuedGif } from '@zoetrope/model/management';
import { GifPreview } from '../picker/gif-preview.tsx';
import { REASON_LABELS } from '../picker/moderation-reasons.ts';
import { agoText } from '../reports/ago-text.ts';

export interface QueueItemProps {
  readonly entry: QueuedGif;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
}

/** A GIF to decide on, with everything that its uploader said about it. */
export function QueueItem({ entry, now, isSelected, onToggle }: QueueItemProps) {
  const { gif, uploader, since, reason, message, channel, license, author, source } = entry;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Description', gif.alt_text],
    ['Tags', gif.tags.join(', ')],
    ['Rating', gif.rating],
    ['Channel', channel],
    ['License', license],
    ['Author', author],
    ['Source', source],
    ['Reason', reason && REASON_LABELS[reason]],
    ['Message', message],
  ];
  return (
    <li className="card queue-item" data-gif={gif.id} data-selected={isSelected || undefined}>
      <GifPreview gif={gif} />
      <div className="queue-facts">
        <label>
          <input type="checkbox" checked={isSelected} onChange={onToggle} />
          <b>{gif.title || 'Untitled'}</b>
        </label>
        <p className="soft">
          {uploader === undefined ? '' : `${uploader.username}, `}
          <time dateTime={since}>{agoText(now - Date.parse(since))}</time>
        </p>
        <dl>
          {facts.map(([name, value]) =>
            value ? (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <a href={`#history/${gif.id}`}>
          History<span className="visually-hidden"> of {gif.title || 'Untitled'}</span>
        </a>
      </div>
    </li>
  );
}
