export type Connection = 'connecting' | 'live' | 'reconnecting';

export interface StreamOptions {
  readonly url: string;
  readonly onMessage: (data: string) => void;
  readonly onConnection: (connection: Connection) => void;
  /** Default: the browser's. */
  readonly EventSource?: typeof EventSource | undefined;
}

/** Some responses, such as a 502 while the server restarts, end an EventSource: it is then opened again. */
const REOPEN_MS = 3000;

/** Opens a stream of server-sent events. Returns a function that closes it. */
export function openStream({
  url,
  onMessage,
  onConnection,
  EventSource: Source = EventSource,
}: StreamOptions): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open() {
    source = new Source(url);
    source.onopen = () => onConnection('live');
    source.addEventListener('pingback', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') onMessage(data);
    });
    source.onerror = () => {
      onConnection('reconnecting');
      if (source.readyState === Source.CLOSED) timer = setTimeout(open, REOPEN_MS);
    };
  }

  onConnection('connecting');
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
