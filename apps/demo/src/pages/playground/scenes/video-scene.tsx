import type { Gif as GifData } from '@zoetrope/model';
import { Video, type VideoOverlayProps, type VideoProps } from '@zoetrope/react-components';
import type { Choice, ControlValues } from '../control.ts';
import { gifCode, UNCHANGED_GIF } from '../gif-code.ts';
import { inGerman } from '../labels.ts';
import { fixed, LOGGED } from '../prop-table.ts';
import { type SceneState, sceneOf } from '../scene.ts';
import { WithGifs } from '../with-gifs.tsx';

const TOGGLE: Choice = { field: { kind: 'toggle' } };
const OFF: Choice = { field: { kind: 'choice', options: ['false'] }, toProp: () => false, toExpression: () => 'false' };

/** A custom overlay. */
function Status({ playback }: VideoOverlayProps) {
  return <strong className="playground-status">{playback.status}</strong>;
}

interface VideoState extends Pick<SceneState, 'id' | 'label' | 'group'> {
  readonly preset?: ControlValues;
  /** The code of the `gif` prop, and a function that changes a GIF of the server accordingly. */
  readonly gif?: readonly [code: string, change: (gif: GifData) => GifData];
}

const state = ({ preset, gif: [expression, change] = UNCHANGED_GIF, ...names }: VideoState): SceneState => ({
  ...names,
  preset: { width: '480', ...preset },
  code: gifCode(expression),
  render: ({ clients, props }) => (
    <WithGifs clients={clients} type="videos" count={12}>
      {(gifs) => {
        // Prefer a clip with captions, so that each control has a function.
        const gif = gifs.find(({ video }) => video?.captions) ?? gifs[0];
        return gif && <Video width={480} {...(props as Partial<VideoProps>)} gif={change(gif)} />;
      }}
    </WithGifs>
  ),
});

const withFile = (url: string): readonly [string, (gif: GifData) => GifData] => [
  `{ ...gif, video: { assets: { '360p': { url: '${url}', width: 640, height: 360 } } } }`,
  (gif) => ({ ...gif, video: { assets: { '360p': { url, width: 640, height: 360 } } } }),
];

export const videoScene = sceneOf<VideoProps>({
  id: 'video',
  component: 'Video',
  from: '@zoetrope/react-components',
  props: {
    gif: fixed('Set by every state.'),
    width: { field: { kind: 'number', min: 120, max: 900, step: 20 } },
    height: { field: { kind: 'number', min: 80, max: 900, step: 20 } },
    percentWidth: { field: { kind: 'choice', options: ['100%', '50%'] } },
    controls: TOGGLE,
    persistentControls: TOGGLE,
    hideMute: TOGGLE,
    hidePlayPause: TOGGLE,
    hideProgressBar: TOGGLE,
    hideTitle: TOGGLE,
    hideAttribution: TOGGLE,
    muted: TOGGLE,
    volume: { field: { kind: 'number', min: 0, max: 1, step: 0.1 } },
    ccEnabled: TOGGLE,
    ccLanguage: { field: { kind: 'text' } },
    motion: { field: { kind: 'choice', options: ['always'] } },
    autoPlay: OFF,
    loop: OFF,
    pauseOffScreen: OFF,
    onAttributionClick: {
      ...TOGGLE,
      toProp: (_, logCall) => (gif: GifData) => logCall('onAttributionClick', gif.id),
      toExpression: () => '({ user }) => console.log(user?.username)',
    },
    onTimeUpdate: {
      ...TOGGLE,
      toProp: (_, logCall) => (seconds: number) => logCall('onTimeUpdate', seconds.toFixed(2)),
      toExpression: () => '(seconds) => console.log(seconds)',
    },
    overlay: {
      ...TOGGLE,
      toProp: () => Status,
      toExpression: () => 'Status',
      needs: {
        imports: { '@zoetrope/react-components': ['type VideoOverlayProps'] },
        before: ['const Status = ({ playback }: VideoOverlayProps) => <strong>{playback.status}</strong>;'],
      },
    },
    labels: inGerman({
      play: 'Abspielen',
      pause: 'Anhalten',
      mute: 'Ton aus',
      unmute: 'Ton an',
      volume: 'Lautstärke',
      seek: 'Position',
      captions: 'Untertitel',
      pictureInPicture: 'Bild im Bild',
      fullscreen: 'Vollbild',
      exitFullscreen: 'Vollbild verlassen',
      verified: 'Geprüft',
      noContent: 'Kein Video',
      stalled: 'Das Laden stockt.',
      retry: 'Erneut versuchen?',
    }),
    onStateChange: LOGGED,
    onPlaybackChange: LOGGED,
    onCanPlay: LOGGED,
    onEnded: LOGGED,
    onEndFullscreen: LOGGED,
    onError: LOGGED,
    onFirstPlay: LOGGED,
    onLoop: LOGGED,
    onMuted: LOGGED,
    onUnmuted: LOGGED,
    onUserMuted: LOGGED,
    onQuartile: LOGGED,
    onWaiting: LOGGED,
    setVideoEl: LOGGED,
    track: LOGGED,
  },
  states: [
    state({
      group: 'Content',
      id: 'controls',
      label: 'With controls',
      preset: { controls: 'true', persistentControls: 'true' },
    }),
    state({ group: 'Content', id: 'no-controls', label: 'Without controls' }),
    state({
      group: 'Behavior',
      id: 'no-autoplay',
      label: 'No autoplay',
      preset: { controls: 'true', autoPlay: 'false' },
    }),
    state({ group: 'Behavior', id: 'no-loop', label: 'No loop', preset: { controls: 'true', loop: 'false' } }),
    state({
      group: 'Loading',
      id: 'stalled-download',
      label: 'Stalled download',
      preset: { controls: 'true' },
      gif: withFile('/v2/pingback/stream?api_key=zoetrope-web&file='),
    }),
    state({
      group: 'Empty and errors',
      id: 'no-video',
      label: 'No video',
      preset: { controls: 'true' },
      gif: ['{ ...gif, video: undefined }', (gif) => ({ ...gif, video: undefined })],
    }),
    state({
      group: 'Empty and errors',
      id: 'missing-file',
      label: 'Missing file',
      preset: { controls: 'true' },
      gif: withFile('/media/none/360p.mp4'),
    }),
    state({
      group: 'Empty and errors',
      id: 'invalid-file',
      label: 'Invalid file',
      preset: { controls: 'true' },
      gif: withFile('/logo.svg'),
    }),
  ],
});
