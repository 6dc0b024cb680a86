export type Connection = 'connecting' | 'live' | 'reconnecting';

export interface StreamOptions {
  readonly url: string;
  readonly onMessage: (data: string) => void;
  readonly onConnection: (connection: Connection) => void;
  /** @default the browser's */
  readonly EventSource?: typeof EventSource | undefined;
}

/** The browser gives up for good on some answers (a 502 while the server restarts); then we ask again ourselves. */
const REOPEN_MS = 3000;

/** Listens to a stream of server-sent events until the returned function is called. */
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
