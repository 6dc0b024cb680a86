'use client';

import { createClient } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';
import { Grid } from '@zoetrope/react-components';
import { useState } from 'react';

export function Gallery({ service, initialGifs }) {
  const [client] = useState(() => createClient({ provider: localProvider(service), apiKey: 'zoetrope-web' }));
  return <Grid queryKey="trending" initialGifs={initialGifs} fetchGifs={client.trending} />;
}
