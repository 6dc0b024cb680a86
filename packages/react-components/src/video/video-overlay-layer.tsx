/** @jsxImportSource @emotion/react */
// Everything over the picture. None of it is part of the first paint, so it is one lazy chunk.

import { overlayStyles } from '../gif/overlay.styles.ts';
import { BigPlayButton, LoadingSpinner, UnmuteButton } from './controls/picture-overlays.tsx';
import { useCaptions } from './controls/use-captions.ts';
import { useClickToToggle } from './controls/use-click-to-toggle.ts';
import { useControlsVisibility } from './controls/use-controls-visibility.ts';
import { useFullscreen, usePictureInPicture } from './controls/use-display-modes.ts';
import { useFocusableRoot, useKeyboardShortcuts } from './controls/use-keyboard-shortcuts.ts';
import { VideoControls } from './controls/video-controls.tsx';
import { waitsForUser } from './playback.ts';
import { videoAttributes } from './video-attributes.ts';
import { videoLabels } from './video-labels.ts';
import { VideoProblem } from './video-problem.tsx';
import type { VideoView } from './video-view.ts';

export type VideoOverlayLayerProps = Omit<VideoView, 'labels'>;

/** The application's overlay, the controls and the messages of a video. */
export function VideoOverlayLayer(given: VideoOverlayLayerProps) {
  const view: VideoView = { ...given, labels: { ...videoLabels, ...given.props.labels } };
  const isUserActive = useControlsVisibility(view.root);
  return (
    <>
      <ApplicationOverlay {...view} isUserActive={isUserActive} />
      {view.source !== undefined && <PlayingLayer {...view} isUserActive={isUserActive} />}
      <VideoProblem {...view} />
    </>
  );
}

interface LayerProps extends VideoView {
  /** Whether the user points at the video, has pressed a key, or has the focus in it. */
  readonly isUserActive: boolean;
}

function ApplicationOverlay({ props, labels, playback, isUserActive }: LayerProps) {
  const { gif, overlay: Overlay, onAttributionClick } = props;
  if (!Overlay) return null;
  return (
    <div css={overlayStyles} {...{ [videoAttributes.overlay]: '' }}>
      <Overlay
        gif={gif}
        isHovered={isUserActive}
        playback={playback}
        onAttributionClick={onAttributionClick}
        labels={labels}
      />
    </div>
  );
}

function PlayingLayer({ isUserActive, ...view }: LayerProps) {
  const { props, playback } = view;
  const captions = useCaptions(view);
  const fullscreen = useFullscreen(view);
  const togglePictureInPicture = usePictureInPicture(view.video);
  useFocusableRoot(view);
  useClickToToggle({ ...view, isUserActive });
  useKeyboardShortcuts(view, {
    toggleCaptions: captions.isAvailable ? captions.toggle : undefined,
    toggleFullscreen: fullscreen.toggle,
    togglePictureInPicture,
  });
  const hasPlayControl = Boolean(props.controls && !props.hidePlayPause);
  const hasMuteControl = Boolean(props.controls && !props.hideMute);
  return (
    <>
      {playback.status === 'loading' && <LoadingSpinner />}
      {playback.isMutedByBrowser && hasMuteControl && <UnmuteButton {...view} />}
      {waitsForUser(playback) && !props.hidePlayPause && <BigPlayButton {...view} isPointerOnly={hasPlayControl} />}
      {props.controls && <VideoControls {...{ view, captions, fullscreen, togglePictureInPicture, isUserActive }} />}
    </>
  );
}
