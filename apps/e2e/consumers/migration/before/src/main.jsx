import { GiphyFetch } from '@giphy/js-fetch-api';
import { Carousel, Gif, Grid } from '@giphy/react-components';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const client = new GiphyFetch(import.meta.env.VITE_KEY);

const trending = (offset) => client.trending({ offset, limit: 20, type: 'stickers' });

function Chat() {
  const [term, setTerm] = useState('birthday');
  const [sent, setSent] = useState();
  const send = (gif, event) => {
    event.preventDefault();
    setSent(gif);
  };
  const search = (offset) => client.search(term, { offset, limit: 20 });
  return (
    <>
      <section aria-label="Sent">{sent && <Gif gif={sent} width={200} />}</section>
      <input type="search" aria-label="Search" value={term} onChange={(event) => setTerm(event.target.value)} />
      <Carousel gifHeight={100} fetchGifs={trending} onGifClick={send} noLink />
      <Grid
        key={term}
        width={600}
        columns={3}
        fetchGifs={search}
        onGifClick={send}
        onGifsFetchError={console.error}
        noResultsMessage="Nothing found"
        noLink
      />
    </>
  );
}

createRoot(document.querySelector('#app')).render(
  <StrictMode>
    <Chat />
  </StrictMode>,
);
