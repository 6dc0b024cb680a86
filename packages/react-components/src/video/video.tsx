/** @jsxImportSource @emotion/react */
import { altText, aspectRatio } from '@zoetrope/model';
import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import { captionTracks } from './caption-tracks.ts';
import { needsStart, problemOf } from './playback-looks.ts';
import { splitVideoProps } from './split-video-props.ts';
import { usePlayer } from './use-player.ts';
import { useVideoSource } from './use-video-source.ts';
import { videoStyles } from './video.styles.ts';
import { videoAttributes } from './video-attributes.ts';
import { videoLabels } from './video-labels.ts';
import { VideoProblem } from './video-problem.tsx';
import type { VideoProps } from './video-props.ts';

/** One clip with sound: it starts by itself as far as the browser lets it, and says truthfully how that went. */
export const Video = /* @__PURE__ */ forwardRef<HTMLDivElement, VideoProps>(function Video(props, ref) {
  const { gif, width, percentWidth, loop, style, rest, hidePlayPause, ...settings } = splitVideoProps(props);
  const ratio = settings.height === undefined ? aspectRatio(gif) : width / settings.height;
  const root = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const [styles] = useState(videoStyles);
  const { source, poster, tryAnotherFile } = useVideoSource(gif, width, width / ratio);
  const [playback, player] = usePlayer(props, { root, video }, source, tryAnotherFile);
  const labels = { ...videoLabels, ...settings.labels };
  const { status, pausedBy, isMuted, isMutedByBrowser } = playback;
  const problem = problemOf(playback, labels, source);
  const tracks = captionTracks(gif.video?.captions);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-label={altText(gif)}
      {...rest}
      {...{
        [videoAttributes.root]: status,
        [videoAttributes.pausedBy]: pausedBy,
        [videoAttributes.sound]: isMutedByBrowser ? 'muted-by-browser' : isMuted ? 'muted' : 'on',
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
          crossOrigin={tracks.length > 0 ? 'anonymous' : undefined}
        >
          {tracks.map(({ language, label, url }) => (
            <track key={language} kind="captions" srcLang={language} label={label} src={url} />
          ))}
        </video>
      )}
      {needsStart(playback) && !hidePlayPause && (
        <button
          type="button"
          aria-label={labels.play}
          onClick={() => player.current?.play()}
          {...{ [videoAttributes.start]: '' }}
        />
      )}
      {problem && (
        <VideoProblem
          {...problem}
          retry={labels.retry}
          onRetry={status === 'empty' ? undefined : () => player.current?.retry()}
        />
      )}
    </div>
  );
});

const isSize = (value: number) => value > 0 && value < Number.POSITIVE_INFINITY;
