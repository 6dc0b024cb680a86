/** @jsxImportSource @emotion/react */
import { altText, aspectRatio } from '@zoetrope/model';
import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import { rootProps } from './root-props.ts';
import { useOverlay } from './use-overlay.ts';
import { usePlayer } from './use-player.ts';
import { useVideoSource } from './use-video-source.ts';
import { videoStyles } from './video.styles.ts';
import { videoPoster } from './video-poster.ts';
import type { VideoProps } from './video-props.ts';
import { videoRootAttributes } from './video-root-attributes.ts';

/** One clip with sound: it starts by itself as far as the browser lets it, and says truthfully how that went. */
export const Video = /* @__PURE__ */ forwardRef<HTMLDivElement, VideoProps>(function Video(props, ref) {
  const { gif, width, height, percentWidth, loop = true, style } = props;
  const ratio = height === undefined ? aspectRatio(gif) : width / height;
  const root = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const [styles] = useState(videoStyles);
  const poster = videoPoster(gif);
  const [source, tryAnotherFile] = useVideoSource(gif, width, width / ratio);
  const [playback, player] = usePlayer(props, video, source, tryAnotherFile);
  const Overlay = useOverlay();
  const { status, pausedBy, isMuted, isMutedByBrowser } = playback;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-label={altText(gif)}
      {...rootProps(props)}
      {...{
        [videoRootAttributes.root]: status,
        [videoRootAttributes.pausedBy]: pausedBy,
        [videoRootAttributes.sound]: isMutedByBrowser ? 'muted-by-browser' : isMuted ? 'muted' : 'on',
      }}
      ref={root}
      css={styles}
      style={{
        width: percentWidth ?? (isSize(width) ? width : '100%'),
        aspectRatio: isSize(ratio) ? ratio : 1,
        ...style,
      }}
    >
      {source === undefined ? (
        poster && <img src={poster} alt="" />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: captions where the clip has them; most have no words
        <video
          ref={video}
          src={source}
          poster={poster}
          loop={loop}
          playsInline
          preload="metadata"
          // Else a browser takes no captions from another host.
          crossOrigin={gif.video?.captions ? 'anonymous' : undefined}
          // Better the browser's own than none.
          controls={Overlay === 'failed'}
        />
      )}
      {Overlay && Overlay !== 'failed' && <Overlay {...{ props, playback, player, video, root, source }} />}
    </div>
  );
});

const isSize = (value: number) => value > 0 && value < Number.POSITIVE_INFINITY;
