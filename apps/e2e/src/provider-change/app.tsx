import { createPingback } from '@zoetrope/analytics';
import { type Client, createClient } from '@zoetrope/fetch-api';
import { type GifEvent, localProvider, type Track } from '@zoetrope/model';
import { Grid } from '@zoetrope/react-components';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

export interface TrackedEvent {
  /** The id of the provider that was selected when the event was tracked. */
  readonly provider: string;
  readonly type: GifEvent['type'];
}

declare global {
  interface Window {
    /** All events of the page. */
    readonly tracked: TrackedEvent[];
    /** Selects a provider: the name of a query parameter, whose value is the origin of the server. */
    selectProvider(id: string): void;
  }
}

const tracked: TrackedEvent[] = [];
const clients = [...new URLSearchParams(location.search)].map(([id, origin]) => {
  const attribution = { text: `GIFs by ${id}`, searchPlaceholder: '' };
  return createClient({ provider: { ...localProvider(origin), id, attribution }, apiKey: 'zoetrope-web' });
});

/** The sample of docs/guides/providers.md, which also records the events that it tracks. */
function Results({ client }: { readonly client: Client }) {
  const [track, setTrack] = useState<Track>();
  useEffect(() => {
    const current = createPingback({ client });
    setTrack(() => (event: GifEvent) => {
      tracked.push({ provider: client.provider.id, type: event.type });
      current.track(event);
    });
    return () => void current.close();
  }, [client]);
  return (
    <>
      <Grid queryKey={client.provider.id} fetchGifs={client.trending} track={track} noLink onGifClick={() => {}} />
      <img src={client.provider.logoUrl} alt={client.provider.attribution.text} />
    </>
  );
}

function App() {
  const [selectedId, selectProvider] = useState(clients[0]?.provider.id);
  useEffect(() => void Object.assign(window, { tracked, selectProvider }), []);
  const client = clients.find(({ provider }) => provider.id === selectedId);
  return client && <Results client={client} />;
}

const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(<App />);
