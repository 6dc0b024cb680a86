import { createPingback } from '@zoetrope/analytics';
import { createClient } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';
import { Grid } from '@zoetrope/react-components';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const options = { provider: localProvider(import.meta.env.VITE_SERVICE), apiKey: 'zoetrope-web' };
const client = createClient(options);
const pingback = createPingback({ client });

function App() {
  const [term, setTerm] = useState('cat');
  return (
    <>
      <label>
        Search <input type="search" value={term} onChange={(event) => setTerm(event.target.value)} />
      </label>
      <Grid queryKey={term} columns={3} fetchGifs={(page) => client.search(term, page)} track={pingback.track} />
    </>
  );
}

createRoot(document.querySelector('#app')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
