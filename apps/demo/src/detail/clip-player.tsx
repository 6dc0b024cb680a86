import type { Gif, Track } from '@zoetrope/model';
import { Video } from '@zoetrope/react-components';

export interface ClipPlayerProps {
  readonly gif: Gif;
  /** Maximum width in CSS px. */
  readonly width: number;
  readonly track: Track;
}

/** Plays a clip. It does not autoplay, because it has sound; the dialog shows its title and creator. */
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
