import type { Gif as GifData } from '@zoetrope/model';
import { Video, type VideoProps } from '@zoetrope/react-components';
import type { Control } from '../control.ts';
import type { Scene, SceneState } from '../scene.ts';
import { WithGif } from '../with-gif.tsx';

const toggles = (...names: readonly string[]): Control[] => names.map((name) => ({ name, field: { kind: 'toggle' } }));
const off = (name: string): Control => ({
  name,
  field: { kind: 'choice', options: ['false'] },
  toProp: () => false,
  toCode: () => 'false',
});

const state = (
  id: string,
  label: string,
  given: Partial<VideoProps>,
  code: readonly string[],
  change = (gif: GifData) => gif,
): SceneState => ({
  id,
  label,
  code: ['gif={clip}', 'width={480}', ...code],
  render: ({ clients, props, tell }) => (
    <WithGif clients={clients} type="videos">
      {(gif) => (
        <Video
          track={({ type }) => tell('track', type)}
          onStateChange={(now, by) => tell('onStateChange', by ? `${now} by ${by}` : now)}
          onFirstPlay={() => tell('onFirstPlay')}
          onMuted={(isMuted) => tell('onMuted', String(isMuted))}
          onUserMuted={(isMuted) => tell('onUserMuted', String(isMuted))}
          onQuartile={(quartile) => tell('onQuartile', String(quartile))}
          onLoop={(count) => tell('onLoop', String(count))}
          onEnded={() => tell('onEnded')}
          onError={(_, message) => tell('onError', message)}
          width={480}
          {...given}
          {...(props as Partial<VideoProps>)}
          gif={change(gif)}
        />
      )}
    </WithGif>
  ),
});

export const videoScene: Scene = {
  id: 'video',
  component: 'Video',
  from: '@zoetrope/react-components',
  controls: [
    { name: 'width', field: { kind: 'number', min: 120, max: 900, step: 20 } },
    { name: 'height', field: { kind: 'number', min: 80, max: 900, step: 20 } },
    { name: 'percentWidth', field: { kind: 'choice', options: ['100%', '50%'] } },
    ...toggles('controls', 'persistentControls', 'hideMute', 'hidePlayPause', 'hideProgressBar', 'muted', 'ccEnabled'),
    { name: 'ccLanguage', field: { kind: 'text' } },
    { name: 'volume', field: { kind: 'number', min: 0, max: 1, step: 0.1 } },
    { name: 'motion', field: { kind: 'choice', options: ['always'] } },
    off('autoPlay'),
    off('loop'),
    off('pauseOffScreen'),
  ],
  states: [
    state('controls', 'With controls', { controls: true, persistentControls: true }, [
      'controls',
      'persistentControls',
    ]),
    state('bare', 'Without controls', {}, []),
    state('resting', 'Not started', { controls: true, autoPlay: false }, ['controls', 'autoPlay={false}']),
    state('empty', 'No video content', { controls: true }, ['controls'], (gif) => ({ ...gif, video: undefined })),
    state('broken', 'A file that is gone', { controls: true }, ['controls'], (gif) => ({
      ...gif,
      video: { assets: { '360p': { url: '/media/none/360p.mp4', width: 640, height: 360 } } },
    })),
  ],
};
