import type { Channel, ChannelMove } from '@zoetrope/model';
import { useEffect, useRef, useState } from 'react';
import { LoadError } from '../../../parts/load-error.tsx';
import { abilities } from '../account/abilities.ts';
import { useAction } from '../forms/use-action.ts';
import { useFresh } from '../forms/use-fresh.ts';
import type { SectionProps } from '../section-props.ts';
import { ChannelFeed } from './channel-feed.tsx';
import { ChannelList } from './channel-list.tsx';
import { loadTree } from './load-tree.ts';
import type { Moving } from './moving.ts';
import { NewChannel } from './new-channel.tsx';
import { ownChannels } from './own-channels.ts';
import { describePlace } from './tree.ts';
import './channels.css';

/** The channels as a tree, each with the buttons that move it, and the way to a new one. */
export function Channels({ management, user, renewUser }: SectionProps) {
  const [version, setVersion] = useState(0);
  const tree = useFresh(`tree:${version}`, ({ signal }) => loadTree(management.client, signal));
  const [moving, setMoving] = useState<Moving>();
  const [moved, setMoved] = useState<Moving>();
  const [open, setOpen] = useState<Channel>();
  const [isAdding, setIsAdding] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  const action = useAction(async (what: Moving, move: ChannelMove) => {
    setMoving(what);
    await management.client.moveChannel({ id: what.id, ...move });
    setMoved(what);
    setVersion((count) => count + 1);
  });

  // The row may stand elsewhere in the document now, and has lost the focus on its way.
  const roots = tree.value;
  useEffect(() => {
    if (!roots || !moved) return;
    const row = list.current?.querySelector(`[data-channel="${CSS.escape(moved.id)}"]`);
    row?.querySelector<HTMLElement>(`[data-move="${moved.button}"]`)?.focus();
  }, [roots, moved]);

  return (
    <div className="channels-desk">
      <div className="stack" ref={list}>
        <h2 className="section-title">Channels</h2>
        {isAdding && roots !== undefined ? (
          <NewChannel
            client={management.client}
            parents={ownChannels(roots, user)}
            mayBeTop={abilities(user).foundsChannels}
            onMade={({ id }) => {
              setIsAdding(false);
              setMoved({ id, button: 'into' });
              setVersion((count) => count + 1);
              void renewUser();
            }}
            onLeave={() => setIsAdding(false)}
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
            onMove={(what, move) => void action.run(what, move)}
            open={open?.id}
            onOpen={setOpen}
          />
        )}
        <p role="status" className="said">
          {roots && moved && !action.busy ? describePlace(moved.id, roots) : ''}
        </p>
      </div>
      <ChannelFeed channel={open ?? roots?.[0]} asked={open !== undefined} client={management.client} />
    </div>
  );
}
