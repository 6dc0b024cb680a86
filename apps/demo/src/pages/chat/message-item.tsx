import type { Gif as GifData, Track } from '@zoetrope/model';
import { Gif } from '@zoetrope/react-components';
import { useLoad } from '@zoetrope/ui';
import type { Clients } from '../../clients.ts';
import type { Message } from './messages.ts';

export interface MessageItemProps {
  readonly message: Message;
  readonly clients: Clients;
}

/** A bubble of text, or a GIF without one. */
export function MessageItem({ message: { isMine, text, gif, searchTerm }, clients }: MessageItemProps) {
  return (
    <li className="chat-message" data-mine={isMine || undefined}>
      <span className="visually-hidden">{isMine ? 'You: ' : 'Robin: '}</span>
      {text === undefined ? null : <p>{text}</p>}
      {gif === undefined ? null : <MessageGif gif={gif} track={clients.track} />}
      {searchTerm === undefined ? null : <FoundGif term={searchTerm} clients={clients} />}
    </li>
  );
}

function MessageGif({ gif, track }: { readonly gif: GifData; readonly track: Track }) {
  return <Gif gif={gif} width={240} borderRadius={16} track={track} />;
}

/** The first GIF for a term; nothing if the search fails. */
function FoundGif({ term, clients: { client, track } }: { readonly term: string; readonly clients: Clients }) {
  const load = useLoad(`chat ${term}`, ({ signal }) => client.search(term, { limit: 1, signal }));
  const gif = load.status === 'ready' ? load.value.data[0] : undefined;
  return gif === undefined ? null : <MessageGif gif={gif} track={track} />;
}
