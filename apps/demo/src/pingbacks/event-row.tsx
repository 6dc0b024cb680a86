import { type Gif, renditionUrl } from '@zoetrope/model';
import { Icon } from '@zoetrope/ui';
import { memo } from 'react';
import { EVENT_LABELS } from './event-labels.ts';
import type { StoredEvent } from './events.ts';

export interface EventRowProps {
  readonly event: StoredEvent;
  /** Undefined until loaded. */
  readonly gif: Gif | undefined;
  readonly onOpen: (gif: Gif) => void;
}

export const EventRow = memo(function EventRow({ event, gif, onOpen }: EventRowProps) {
  const { label, icon } = EVENT_LABELS[event.type];
  const picture = renditionUrl(gif?.images, 'fixed_height_small', { still: true });
  return (
    <li className="event" data-event={event.type}>
      <span className="event-picture">{picture === undefined ? null : <img src={picture} alt="" />}</span>
      <span className="event-text">
        <span className="event-type">
          <Icon name={icon} size={14} />
          {label}
        </span>
        {gif === undefined ? (
          <span className="event-title">{event.title || event.gifId}</span>
        ) : (
          <button type="button" className="event-title" onClick={() => onOpen(gif)}>
            {gif.title || gif.id}
          </button>
        )}
      </span>
      <time dateTime={new Date(event.at).toISOString()}>{new Date(event.at).toLocaleTimeString()}</time>
    </li>
  );
});
