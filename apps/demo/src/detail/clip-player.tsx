import { altText, type Gif, renditionUrl, safeUrl, type Track, type VideoAsset } from '@zoetrope/model';
import { useRef } from 'react';

export interface ClipPlayerProps {
  readonly gif: Gif;
  readonly asset: VideoAsset;
  readonly track: Track;
}

/** A clip waits for its viewer: it has sound. Its first play is reported, as START. */
export function ClipPlayer({ gif, asset, track }: ClipPlayerProps) {
  const started = useRef(false);
  const captions = Object.entries(gif.video?.captions ?? {}).flatMap(([language, file]) => {
    const source = safeUrl(file?.vtt);
    return source === undefined ? [] : [{ language, source }];
  });

  function onPlay() {
    if (started.current) return;
    started.current = true;
    track({ type: 'START', gif });
  }

  return (
    // biome-ignore lint/a11y/useMediaCaption: captions where the clip has them; most have no words
    <video
      aria-label={altText(gif)}
      src={safeUrl(asset.url)}
      poster={renditionUrl(gif.images ?? gif.video?.previews, 'original', { still: true })}
      width={asset.width}
      height={asset.height}
      controls
      loop
      playsInline
      preload="metadata"
      onPlay={onPlay}
    >
      {captions.map(({ language, source }) => (
        <track key={language} kind="captions" srcLang={language} label={language} src={source} />
      ))}
    </video>
  );
}
