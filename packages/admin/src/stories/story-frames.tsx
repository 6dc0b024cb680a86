import type { Gif } from '@zoetrope/model';
import { Icon, type IconName } from '@zoetrope/ui';
import { GifThumb } from '../picker/gif-thumb.tsx';

export interface StoryFramesProps {
  readonly gifs: readonly Gif[];
  readonly onShift: (index: number, by: -1 | 1) => void;
  readonly onRemove: (gif: Gif) => void;
}

/** The GIFs of a story in order. The first is the cover. */
export function StoryFrames({ gifs, onShift, onRemove }: StoryFramesProps) {
  if (gifs.length === 0)
    return <p className="strip strip-empty">The GIFs you add appear here. The first is the cover.</p>;
  return (
    <ol className="strip" aria-label="GIFs of the story">
      {gifs.map((gif, index) => (
        <li key={gif.id}>
          <GifThumb gif={gif} decorative />
          <span className="picker-name">
            {index + 1}. {gif.title || 'Untitled'}
          </span>
          <span className="strip-tools">
            <Tool
              icon="earlier"
              label={`Move ${gif.title} earlier`}
              isDisabled={index === 0}
              onClick={() => onShift(index, -1)}
            />
            <Tool
              icon="later"
              label={`Move ${gif.title} later`}
              isDisabled={index === gifs.length - 1}
              onClick={() => onShift(index, 1)}
            />
            <Tool icon="close" label={`Remove ${gif.title}`} onClick={() => onRemove(gif)} />
          </span>
        </li>
      ))}
    </ol>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

function Tool({ icon, label, isDisabled = false, onClick }: ToolProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} aria-disabled={isDisabled} onClick={onClick}>
      <Icon name={icon} size={16} />
    </button>
  );
}
