import { createPingback } from '@zoetrope/analytics';
import { createClient } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';
import { Carousel, Gif, Grid, TrackProvider } from '@zoetrope/react-components';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const service = { provider: localProvider(import.meta.env.VITE_SERVICE), apiKey: 'zoetrope-web' };
const client = createClient(service);
const pingback = createPingback({ client });

const trending = (page) => client.trending({ limit: 20, type: 'stickers', ...page });

function Chat() {
  const [term, setTerm] = useState('birthday');
  const [sent, setSent] = useState();
  const send = (gif, event) => {
    event.preventDefault();
    setSent(gif);
  };
  const search = (page) => client.search(term, { limit: 20, ...page });
  return (
    <TrackProvider track={pingback.track}>
      <section aria-label="Sent">{sent && <Gif gif={sent} width={200} />}</section>
      <input type="search" aria-label="Search" value={term} onChange={(event) => setTerm(event.target.value)} />
      <Carousel gifHeight={100} fetchGifs={trending} onGifClick={send} noLink />
      <Grid
        queryKey={term}
        width={600}
        columns={3}
        fetchGifs={search}
        onGifClick={send}
        onGifsFetchError={console.error}
        noResultsMessage="Nothing found"
        noLink
      />
    </TrackProvider>
  );
}

createRoot(document.querySelector('#app')).render(
  <StrictMode>
    <Chat />
  </StrictMode>,
);
