import { aspectRatio, bestVideoAsset, type Gif, type Track } from '@zoetrope/model';
import { ClipPlayer } from './clip-player.tsx';
import { Picture } from './picture.tsx';
import './stage.css';

/** Largest useful size of a clip. */
const CLIP_BOX = { width: 1280, height: 720 };

/** Beyond this, a small original looks blurred. */
const MAX_ENLARGEMENT = 1.75;

/** The GIF at its largest: an image with a pause button, or a clip in a player. */
export function Stage({ gif, track }: { readonly gif: Gif; readonly track: Track }) {
  const clip =
    gif.type === 'video' ? bestVideoAsset(gif.video, { width: CLIP_BOX.width, height: CLIP_BOX.height }) : undefined;
  const cutOut = gif.is_sticker || gif.type === 'text';
  const width = (clip ?? gif.images?.original)?.width || 400;
  return (
    <div
      className="stage"
      data-cut-out={cutOut || undefined}
      style={{ '--ratio': aspectRatio(gif), '--widest': `${Math.round(width * MAX_ENLARGEMENT)}px` }}
    >
      <div className="stage-frame">
        <div className="stage-media">
          {clip === undefined ? (
            <Picture key={gif.id} gif={gif} />
          ) : (
            <ClipPlayer key={gif.id} gif={gif} width={clip.width} track={track} />
          )}
        </div>
      </div>
    </div>
  );
}
