import type { Gif, Track } from '@zoetrope/model';
import { Video } from '@zoetrope/react-components';

export interface ClipPlayerProps {
  readonly gif: Gif;
  /** CSS pixels, at most. */
  readonly width: number;
  readonly track: Track;
}

/** A clip waits for its viewer: it has sound. Its title and its creator stand beside it. */
export function ClipPlayer({ gif, width, track }: ClipPlayerProps) {
  return (
    <Video
      gif={gif}
      width={width}
      percentWidth="100%"
      autoPlay={false}
      controls
      hideTitle
      hideAttribution
      track={track}
    />
  );
}
