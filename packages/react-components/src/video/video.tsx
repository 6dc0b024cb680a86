/** @jsxImportSource @emotion/react */
import { altText, aspectRatio } from '@zoetrope/model';
import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import type { Playback } from './playback.ts';
import { useLazyOverlayLayer } from './use-lazy-overlay-layer.ts';
import { usePlayer } from './use-player.ts';
import { useVideoSource } from './use-video-source.ts';
import { videoStyles } from './video.styles.ts';
import { videoAttributes } from './video-attributes.ts';
import { posterUrl } from './video-files.ts';
import type { VideoProps } from './video-props.ts';

/**
 * Plays one clip with sound. It starts when it is in view, as far as the browser allows, and reports how it started.
 *
 * @example
 * <Video gif={clip} width={640} controls />
 */
export const Video = /* @__PURE__ */ forwardRef<HTMLDivElement, VideoProps>(function Video(props, ref) {
  const { gif, width, height, percentWidth, loop = true, style } = props;
  const ratio = height === undefined ? aspectRatio(gif) : width / height;
  const root = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const [styles] = useState(videoStyles);
  const poster = posterUrl(gif);
  const { source, tryAnotherFile } = useVideoSource(gif, width, width / ratio);
  const { playback, player } = usePlayer({ props, video, source, tryAnotherFile });
  const OverlayLayer = useLazyOverlayLayer();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-label={altText(gif)}
      {...rootProps(props)}
      {...stateAttributes(playback)}
      ref={root}
      css={styles}
      style={{
        width: percentWidth ?? (isPositive(width) ? width : '100%'),
        aspectRatio: isPositive(ratio) ? ratio : 1,
        ...style,
      }}
    >
      {source === undefined ? (
        poster && <img src={poster} alt="" />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: captions are added if the clip has them; most clips have no speech
        <video
          ref={video}
          src={source}
          poster={poster}
          loop={loop}
          playsInline
          preload="metadata"
          // Browsers load captions of another origin only for a video that is loaded with CORS.
          crossOrigin={gif.video?.captions ? 'anonymous' : undefined}
          // If the chunk with our controls cannot be loaded, the browser's own are better than none.
          controls={OverlayLayer === 'failed'}
          // In Firefox, a video without controls is a Tab stop without a name.
          tabIndex={OverlayLayer === 'failed' ? undefined : -1}
        />
      )}
      {OverlayLayer && OverlayLayer !== 'failed' && (
        <OverlayLayer {...{ props, playback, player, video, root, source }} />
      )}
    </div>
  );
});

/** The props that are not the Video's own, for its root. */
function rootProps(props: VideoProps) {
  const { gif, width, height, percentWidth, labels, overlay, onAttributionClick, ...withoutContent } = props;
  const { autoPlay, motion, muted, volume, loop, pauseOffScreen, track, setVideoEl, ...withoutSettings } =
    withoutContent;
  const { controls, persistentControls, hideMute, hidePlayPause, hideProgressBar, ...withoutControls } =
    withoutSettings;
  const { hideTitle, hideAttribution, ccEnabled, ccLanguage, ...callbacksAndRest } = withoutControls;
  const { onStateChange, onPlaybackChange, onTimeUpdate, onCanPlay, onEnded, onEndFullscreen, ...others } =
    callbacksAndRest;
  const { onError, onFirstPlay, onLoop, onMuted, onUnmuted, onUserMuted, onQuartile, onWaiting, ...rest } = others;
  return rest;
}

function stateAttributes({ status, pausedBy, isMuted, isMutedByBrowser }: Playback) {
  return {
    [videoAttributes.root]: status,
    [videoAttributes.pausedBy]: pausedBy,
    [videoAttributes.sound]: soundState({ isMuted, isMutedByBrowser }),
  };
}

function soundState({ isMuted, isMutedByBrowser }: Pick<Playback, 'isMuted' | 'isMutedByBrowser'>) {
  if (isMutedByBrowser) return 'muted-by-browser';
  return isMuted ? 'muted' : 'on';
}

const isPositive = (value: number) => value > 0 && Number.isFinite(value);
