import type { Gif as GifData } from '@zoetrope/model';
import { Gif, type GifProps } from '@zoetrope/react-components';
import type { Scene, SceneState } from '../scene.ts';
import { broken } from '../sources.ts';
import { tileCallbacks } from '../tell-all.ts';
import { TILE_CONTROLS } from '../tile-controls.tsx';
import { WithGif, type WithGifProps } from '../with-gif.tsx';

interface GifState {
  readonly id: string;
  readonly label: string;
  readonly type?: WithGifProps['type'];
  readonly props?: Partial<GifProps>;
  readonly code?: readonly string[];
  readonly change?: (gif: GifData) => GifData;
}

const state = ({ id, label, type = 'gifs', props, code = [], change = (gif) => gif }: GifState): SceneState => ({
  id,
  label,
  code: ['gif={gif}', 'width={320}', ...code],
  render: ({ clients, props: chosen, tell }) => (
    <WithGif clients={clients} type={type}>
      {(gif) => (
        <Gif {...tileCallbacks(tell)} width={320} {...props} {...(chosen as Partial<GifProps>)} gif={change(gif)} />
      )}
    </WithGif>
  ),
});

export const gifScene: Scene = {
  id: 'gif',
  component: 'Gif',
  from: '@zoetrope/react-components',
  controls: [
    { name: 'width', field: { kind: 'number', min: 40, max: 800, step: 10 } },
    { name: 'height', field: { kind: 'number', min: 40, max: 800, step: 10 } },
    { name: 'backgroundColor', field: { kind: 'choice', options: ['rebeccapurple', 'transparent'] } },
    ...TILE_CONTROLS,
    {
      name: 'labels',
      field: { kind: 'choice', options: ['Deutsch'] },
      toProp: () => ({ pause: 'Bewegung anhalten', verified: 'Geprüft' }),
      toCode: () => 'germanLabels',
    },
  ],
  states: [
    state({ id: 'gif', label: 'A GIF' }),
    state({ id: 'sticker', label: 'A sticker', type: 'stickers' }),
    state({
      id: 'button',
      label: 'A button',
      props: { noLink: true, onGifClick: () => {} },
      code: ['noLink', 'onGifClick={pick}'],
    }),
    state({ id: 'plain', label: 'No link', props: { noLink: true }, code: ['noLink'] }),
    state({ id: 'still', label: 'Never moving', props: { motion: 'never' }, code: ['motion="never"'] }),
    state({ id: 'empty', label: 'Without images', change: (gif) => ({ ...gif, images: undefined }) }),
    state({ id: 'broken', label: 'A file that is gone', change: broken }),
  ],
};
