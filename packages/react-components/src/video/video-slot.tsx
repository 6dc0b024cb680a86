/** @jsxImportSource @emotion/react */
import { overlayStyles } from '../gif/overlay.styles.ts';
import { videoAttributes } from './video-attributes.ts';
import type { VideoView } from './video-view.ts';

export interface VideoSlotProps extends Pick<VideoView, 'props' | 'labels' | 'playback'> {
  /** Whether a viewer is about. */
  readonly isShown: boolean;
}

/** What the application puts over the picture. */
export function VideoSlot({ props, labels, playback, isShown }: VideoSlotProps) {
  const { gif, overlay: Overlay, onAttributionClick } = props;
  if (!Overlay) return null;
  return (
    <div css={overlayStyles} {...{ [videoAttributes.overlay]: '' }}>
      <Overlay
        gif={gif}
        isHovered={isShown}
        playback={playback}
        onAttributionClick={onAttributionClick}
        labels={labels}
      />
    </div>
  );
}
