import type { Gif as GifData } from '@zoetrope/model';
import { Video, type VideoOverlayProps, type VideoProps } from '@zoetrope/react-components';
import type { Choice, Chosen } from '../control.ts';
import { GIVEN_GIF, givenGif } from '../given-gif.ts';
import { inGerman } from '../labels.ts';
import { because, TOLD } from '../prop-table.ts';
import { type SceneState, type StateGroup, sceneOf } from '../scene.ts';
import { WithGifs } from '../with-gifs.tsx';

const TOGGLE: Choice = { field: { kind: 'toggle' } };
const OFF: Choice = { field: { kind: 'choice', options: ['false'] }, toProp: () => false, toCode: () => 'false' };

/** An overlay of an application's own. */
function Status({ playback }: VideoOverlayProps) {
  return <strong className="playground-status">{playback.status}</strong>;
}

const state = (
  group: StateGroup,
  id: string,
  label: string,
  preset: Chosen,
  [changed, change]: readonly [code: string, change: (gif: GifData) => GifData] = GIVEN_GIF,
): SceneState => ({
  id,
  label,
  group,
  preset: { width: '480', ...preset },
  code: givenGif(changed),
  render: ({ clients, props }) => (
    <WithGifs clients={clients} type="videos" count={12}>
      {(gifs) => {
        // One with captions, where there is one: there is then something behind each of its controls.
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
    gif: because('Set by every state.'),
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
      toProp: (_, tell) => (gif: GifData) => tell('onAttributionClick', gif.id),
      toCode: () => '({ user }) => console.log(user?.username)',
    },
    onTimeUpdate: {
      ...TOGGLE,
      toProp: (_, tell) => (seconds: number) => tell('onTimeUpdate', seconds.toFixed(2)),
      toCode: () => '(seconds) => console.log(seconds)',
    },
    overlay: {
      ...TOGGLE,
      toProp: () => Status,
      toCode: () => 'Status',
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
    onStateChange: TOLD,
    onPlaybackChange: TOLD,
    onCanPlay: TOLD,
    onEnded: TOLD,
    onEndFullscreen: TOLD,
    onError: TOLD,
    onFirstPlay: TOLD,
    onLoop: TOLD,
    onMuted: TOLD,
    onUnmuted: TOLD,
    onUserMuted: TOLD,
    onQuartile: TOLD,
    onWaiting: TOLD,
    setVideoEl: TOLD,
    track: TOLD,
  },
  states: [
    state('Content', 'controls', 'With controls', { controls: 'true', persistentControls: 'true' }),
    state('Content', 'bare', 'Without controls', {}),
    state('Behavior', 'resting', 'No autoplay', { controls: 'true', autoPlay: 'false' }),
    state('Behavior', 'ended', 'No loop', { controls: 'true', loop: 'false' }),
    state(
      'Loading',
      'waiting',
      'Stalled download',
      { controls: 'true' },
      withFile('/v2/pingback/stream?api_key=zoetrope-web&file='),
    ),
    state('Empty and errors', 'empty', 'No video', { controls: 'true' }, [
      '{ ...gif, video: undefined }',
      (gif) => ({ ...gif, video: undefined }),
    ]),
    state('Empty and errors', 'broken', 'Missing file', { controls: 'true' }, withFile('/media/none/360p.mp4')),
    state('Empty and errors', 'corrupt', 'Invalid file', { controls: 'true' }, withFile('/logo.svg')),
  ],
});
