import { GIF_FLAGS, type Gif, type GifEvent, type GifFlags } from '@zoetrope/model';

const flags = Object.fromEntries(GIF_FLAGS.map((flag) => [flag, false])) as GifFlags;

export const gif = (changes: Partial<Gif> = {}): Gif => ({
  ...flags,
  id: 'cat1',
  type: 'gif',
  title: 'Cat',
  url: '',
  tags: [],
  analytics_response_payload: 'e=Z2lmX2lkPWNhdDE',
  ...changes,
});

export const gifEvent = (changes: Partial<GifEvent> = {}): GifEvent => ({ type: 'SEEN', gif: gif(), ...changes });
