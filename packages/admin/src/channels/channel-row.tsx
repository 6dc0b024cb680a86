import type { Channel } from '@zoetrope/model';
import { avatarUrl } from '@zoetrope/model/creator';
import { Icon } from '@zoetrope/ui';
import { useState } from 'react';
import { FormError } from '../forms/form-error.tsx';
import { MoveInto } from './move-into.tsx';
import type { MoveButton, MoveState, OnMove } from './move-request.ts';
import { type ChannelPosition, moveBy } from './tree.ts';

export interface ChannelRowProps {
  readonly position: ChannelPosition;
  readonly roots: readonly Channel[];
  readonly moving: MoveState | undefined;
  readonly onMove: OnMove;
  /** Id of the channel whose GIFs are shown. */
  readonly open: string | undefined;
  readonly onOpen: (channel: Channel) => void;
}

export function ChannelRow({ position, roots, moving, onMove, open, onOpen }: ChannelRowProps) {
  const [choosing, setChoosing] = useState(false);
  const { channel } = position;
  const isOpen = open === channel.id;
  const ownMove = moving?.id === channel.id ? moving : undefined;

  function stepButton(button: MoveButton, by: -1 | 1) {
    const move = moveBy(position, by);
    return (
      <button
        type="button"
        className="icon-button"
        data-move={button}
        aria-label={`Move ${channel.display_name} ${button}`}
        aria-disabled={move === undefined}
        onClick={() => move && onMove({ id: channel.id, button }, move)}
      >
        <Icon name={button === 'up' ? 'up' : 'down'} size={18} />
      </button>
    );
  }

  return (
    <div className="channel-row" data-channel={channel.id} aria-busy={ownMove?.busy || undefined}>
      <img src={avatarUrl(channel.user)} alt="" width={40} height={40} loading="lazy" />
      <span className="channel-names">
        <button type="button" aria-pressed={isOpen} onClick={() => onOpen(channel)}>
          {channel.display_name}
        </button>
        <span className="soft">
          {channel.slug}
          {channel.is_private ? ' · private' : ''}
        </span>
      </span>
      <span className="channel-tools">
        {stepButton('up', -1)}
        {stepButton('down', 1)}
        <button
          type="button"
          className="button move-button"
          data-move="into"
          aria-expanded={choosing}
          aria-label={`Move into… (${channel.display_name})`}
          onClick={() => setChoosing(!choosing)}
        >
          <Icon name="into" size={18} />
          <span>Move into…</span>
        </button>
      </span>
      {choosing ? (
        <MoveInto
          position={position}
          roots={roots}
          onChoose={(move) => {
            setChoosing(false);
            onMove({ id: channel.id, button: 'into' }, move);
          }}
        />
      ) : null}
      <FormError error={ownMove?.error} />
    </div>
  );
}
