import type { Gif } from '@zoetrope/model';
import { Video } from '@zoetrope/react-components';
import { useEffect, useState } from 'react';
import { client } from './server.ts';

export function Example() {
  const [clip, setClip] = useState<Gif>();
  const [said, setSaid] = useState('One moment…');
  useEffect(() => {
    client.trending({ type: 'videos', limit: 1 }).then(
      ({ data: [first] }) => setClip(first),
      (error: Error) => setSaid(error.message),
    );
  }, []);
  return clip ? <Video gif={clip} width={480} controls /> : <p role="status">{said}</p>;
}
