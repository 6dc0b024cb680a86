import { Carousel } from '@zoetrope/react-components';
import { client } from './server.ts';

export function Example() {
  return <Carousel gifHeight={140} fetchGifs={(page) => client.trending({ type: 'stickers', ...page })} />;
}
