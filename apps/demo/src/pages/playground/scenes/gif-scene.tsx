import type { Gif as GifData } from '@zoetrope/model';
import { Gif, type GifProps } from '@zoetrope/react-components';
import type { ControlValues } from '../control.ts';
import { gifCode, UNCHANGED_GIF } from '../gif-code.ts';
import { fixed } from '../prop-table.ts';
import { type SceneState, type StateGroup, sceneOf } from '../scene.ts';
import { withMissingFiles } from '../sources.ts';
import { TILE_PROPS } from '../tile-props.tsx';
import { WithGif, type WithGifProps } from '../with-gifs.tsx';

interface GifState {
  readonly id: string;
  readonly label: string;
  readonly group: StateGroup;
  readonly type?: WithGifProps['type'];
  readonly preset?: ControlValues;
  /** A change of the GIF, with its source code. */
  readonly change?: readonly [code: string, change: (gif: GifData) => GifData];
}

const state = ({
  id,
  label,
  group,
  type,
  preset,
  change: [expression, change] = UNCHANGED_GIF,
}: GifState): SceneState => ({
  id,
  label,
  group,
  preset: { width: '320', ...preset },
  code: gifCode(expression),
  render: ({ clients, props }) => (
    <WithGif clients={clients} {...(type && { type })}>
      {(gif) => <Gif width={320} {...(props as Partial<GifProps>)} gif={change(gif)} />}
    </WithGif>
  ),
});

export const gifScene = sceneOf<GifProps>({
  id: 'gif',
  component: 'Gif',
  from: '@zoetrope/react-components',
  props: {
    gif: fixed('Set by every state.'),
    width: { field: { kind: 'number', min: 40, max: 800, step: 10 } },
    height: { field: { kind: 'number', min: 40, max: 800, step: 10 } },
    backgroundColor: { field: { kind: 'choice', options: ['rebeccapurple', 'transparent'] } },
    ...TILE_PROPS,
  },
  states: [
    state({ id: 'gif', label: 'GIF', group: 'Content' }),
    state({ id: 'sticker', label: 'Sticker', group: 'Content', type: 'stickers' }),
    state({ id: 'button', label: 'Button', group: 'Behavior', preset: { noLink: 'true', onGifClick: 'true' } }),
    state({ id: 'no-link', label: 'No link', group: 'Behavior', preset: { noLink: 'true' } }),
    state({ id: 'no-motion', label: 'No motion', group: 'Behavior', preset: { motion: 'never' } }),
    state({
      id: 'no-images',
      label: 'No images',
      group: 'Empty and errors',
      change: ['{ ...gif, images: undefined }', (gif) => ({ ...gif, images: undefined })],
    }),
    state({
      id: 'missing-file',
      label: 'Missing file',
      group: 'Empty and errors',
      change: [
        "{ ...gif, images: { original: { url: '/media/none/original.gif', width: 480, height: 270 } } }",
        withMissingFiles,
      ],
    }),
  ],
});
