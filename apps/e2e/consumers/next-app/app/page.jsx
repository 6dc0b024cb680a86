import { createClient } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { Gallery } from './gallery.jsx';

export default function Page() {
  return (
    <main>
      <h1>Trending</h1>
      <Suspense fallback={<p>Loading…</p>}>
        <Trending />
      </Suspense>
    </main>
  );
}

/** Streamed after the rest of the page, in the same response. */
async function Trending() {
  await connection();
  const service = process.env.SERVICE;
  const client = createClient({ provider: localProvider(service), apiKey: 'zoetrope-web', cache: false });
  const { data } = await client.trending();
  return <Gallery service={service} initialGifs={data} />;
}
