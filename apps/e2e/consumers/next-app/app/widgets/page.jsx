import { createClient } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { Widgets } from './widgets.jsx';

export default function Page() {
  return (
    <main>
      <h1>Widgets</h1>
      <Suspense fallback={<p>Loading…</p>}>
        <All />
      </Suspense>
    </main>
  );
}

async function All() {
  await connection();
  const service = process.env.SERVICE;
  const client = createClient({ provider: localProvider(service), apiKey: 'zoetrope-web', cache: false });
  const [{ data: gifs }, { data: clips }] = await Promise.all([
    client.trending(),
    client.trending({ type: 'videos', limit: 1 }),
  ]);
  return <Widgets service={service} gifs={gifs} clip={clips[0]} />;
}
