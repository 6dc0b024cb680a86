import type { Channel, ChannelMove } from '@zoetrope/model';
import { LoadError } from '@zoetrope/ui';
import { useEffect, useRef, useState } from 'react';
import { permissionsOf } from '../account/permissions.ts';
import { useAction } from '../forms/use-action.ts';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import type { SectionProps } from '../section-props.ts';
import { ChannelFeed } from './channel-feed.tsx';
import { ChannelList } from './channel-list.tsx';
import { loadTree } from './load-tree.ts';
import type { MoveRequest } from './move-request.ts';
import { NewChannel } from './new-channel.tsx';
import { ownChannels } from './own-channels.ts';
import { describePosition } from './tree.ts';
import './channels.css';

/** The tree of channels, with buttons to move and create them. */
export function Channels({ management, user, refreshUser }: SectionProps) {
  const [version, setVersion] = useState(0);
  const tree = useLoadWithPrevious(`tree:${version}`, ({ signal }) => loadTree(management.client, signal));
  const [moving, setMoving] = useState<MoveRequest>();
  const [moved, setMoved] = useState<MoveRequest>();
  const [open, setOpen] = useState<Channel>();
  const [isAdding, setIsAdding] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  const action = useAction(async (request: MoveRequest, move: ChannelMove) => {
    setMoving(request);
    await management.client.moveChannel({ id: request.id, ...move });
    setMoved(request);
    setVersion((count) => count + 1);
  });

  // A moved row is a new element, which has lost the focus.
  const roots = tree.value;
  useEffect(() => {
    if (!roots || !moved) return;
    const row = list.current?.querySelector(`[data-channel="${CSS.escape(moved.id)}"]`);
    row?.querySelector<HTMLElement>(`[data-move="${moved.button}"]`)?.focus();
  }, [roots, moved]);

  return (
    <div className="channels-layout">
      <div className="stack" ref={list}>
        <h2 className="section-title">Channels</h2>
        {isAdding && roots !== undefined ? (
          <NewChannel
            client={management.client}
            parents={ownChannels(roots, user)}
            canBeRoot={permissionsOf(user).canCreateRootChannels}
            onCreated={({ id }) => {
              setIsAdding(false);
              setMoved({ id, button: 'into' });
              setVersion((count) => count + 1);
              void refreshUser();
            }}
            onCancel={() => setIsAdding(false)}
          />
        ) : (
          <div className="actions">
            <button type="button" className="button" onClick={() => setIsAdding(true)}>
              New channel
            </button>
          </div>
        )}
        <p className="soft">
          Use the arrows to reorder channels. “Move into…” moves a channel and its subchannels to another parent.
        </p>
        {tree.error === undefined ? null : <LoadError error={tree.error} missing="No channels." onRetry={tree.retry} />}
        {roots === undefined ? null : (
          <ChannelList
            channels={roots}
            roots={roots}
            parent={null}
            moving={moving && { ...moving, busy: action.busy, error: action.error }}
            onMove={(request, move) => void action.run(request, move)}
            open={open?.id}
            onOpen={setOpen}
          />
        )}
        <p role="status" className="status-message">
          {roots && moved && !action.busy ? describePosition(moved.id, roots) : ''}
        </p>
      </div>
      <ChannelFeed channel={open ?? roots?.[0]} isSelected={open !== undefined} client={management.client} />
    </div>
  );
}
