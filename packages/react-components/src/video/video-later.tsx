/** What a video shows over its picture: nothing of it is there at its first paint. */

import { SoundBack } from './controls/sound-back.tsx';
import { StartButton } from './controls/start-button.tsx';
import { useCaptions } from './controls/use-captions.ts';
import { useFocusableRoot } from './controls/use-focusable-root.ts';
import { useFullscreen } from './controls/use-fullscreen.ts';
import { useKeys } from './controls/use-keys.ts';
import { usePictureInPicture } from './controls/use-picture-in-picture.ts';
import { useShown } from './controls/use-shown.ts';
import { useSurface } from './controls/use-surface.ts';
import { VideoControls } from './controls/video-controls.tsx';
import { WaitSign } from './controls/wait-sign.tsx';
import { needsStart, problemOf } from './playback-looks.ts';
import { videoLabels } from './video-labels.ts';
import { VideoProblem } from './video-problem.tsx';
import { VideoSlot } from './video-slot.tsx';
import type { VideoView } from './video-view.ts';

export type OverPictureProps = Omit<VideoView, 'labels'>;

export function OverPicture(given: OverPictureProps) {
  const { props, playback, player, source } = given;
  const labels = { ...videoLabels, ...props.labels };
  const isShown = useShown(given.root);
  const problem = problemOf(playback, labels, source);
  return (
    <>
      <VideoSlot {...given} labels={labels} isShown={isShown} />
      {source !== undefined && <PlayingOverlay {...given} labels={labels} isShown={isShown} />}
      {problem && (
        <VideoProblem
          {...problem}
          root={given.root}
          retry={labels.retry}
          onRetry={source === undefined ? undefined : () => player.current?.retry()}
        />
      )}
    </>
  );
}

function PlayingOverlay({ isShown, ...view }: VideoView & { readonly isShown: boolean }) {
  const { props, playback } = view;
  const captions = useCaptions(view);
  const fullscreen = useFullscreen(view);
  const pictureInPicture = usePictureInPicture(view.video);
  useFocusableRoot(view);
  useSurface(view, isShown);
  useKeys(view, {
    captions: captions.isThere ? captions.toggle : undefined,
    fullscreen: fullscreen.toggle,
    pictureInPicture,
  });
  const hasBar = Boolean(props.controls && !props.hidePlayPause);
  return (
    <>
      {playback.status === 'loading' && <WaitSign />}
      {playback.isMutedByBrowser && props.controls && !props.hideMute && <SoundBack {...view} />}
      {needsStart(playback) && !props.hidePlayPause && <StartButton {...view} isRepeated={hasBar} />}
      {props.controls && <VideoControls {...{ view, captions, fullscreen, pictureInPicture, isShown }} />}
    </>
  );
}
