'use client';

import { createClient } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';
import { Carousel, Gif, Video } from '@zoetrope/react-components';
import { GifPicker } from '@zoetrope/react-components/picker';
import { useState } from 'react';

export function Widgets({ service, gifs, clip }) {
  const [client] = useState(() => createClient({ provider: localProvider(service), apiKey: 'zoetrope-web' }));
  return (
    <>
      <Carousel queryKey="trending" gifHeight={120} initialGifs={gifs} fetchGifs={client.trending} />
      <Gif gif={gifs[0]} width={240} height={160} noLink />
      <Video gif={clip} width={320} height={180} controls persistentControls muted />
      <GifPicker client={client} />
    </>
  );
}
