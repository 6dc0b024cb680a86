import { altText } from '@zoetrope/model';
import type { GifOverlayProps, GifProps } from '@zoetrope/react-components';
import { TILE_LABELS } from './labels.ts';
import { LOGGED, type PropTable } from './prop-table.ts';

/** A custom overlay. */
function Title({ gif }: GifOverlayProps) {
  return <strong className="playground-overlay">{altText(gif)}</strong>;
}

/** The props that lists and single GIFs share. */
export const TILE_PROPS: Omit<PropTable<GifProps>, 'gif' | 'width' | 'height' | 'backgroundColor'> = {
  motion: { field: { kind: 'choice', options: ['always', 'hover', 'never'] } },
  borderRadius: { field: { kind: 'number', min: 0, max: 40 } },
  noLink: { field: { kind: 'toggle' } },
  hideAttribution: { field: { kind: 'toggle' } },
  onGifClick: {
    field: { kind: 'toggle' },
    toProp: (_, logCall) => (gif: { id: string }, event: { preventDefault(): void }) => {
      event.preventDefault();
      logCall('onGifClick', gif.id);
    },
    toExpression: () => '(_, event) => event.preventDefault()',
  },
  onAttributionClick: {
    field: { kind: 'toggle' },
    toProp: (_, logCall) => (gif: { id: string }) => logCall('onAttributionClick', gif.id),
    toExpression: () => '({ user }) => console.log(user?.username)',
  },
  overlay: {
    field: { kind: 'toggle' },
    toProp: () => Title,
    toExpression: () => 'Title',
    needs: {
      imports: { '@zoetrope/model': ['altText'], '@zoetrope/react-components': ['type GifOverlayProps'] },
      before: ['const Title = ({ gif }: GifOverlayProps) => <strong>{altText(gif)}</strong>;'],
    },
  },
  layoutType: { field: { kind: 'choice', options: ['GRID', 'CAROUSEL'] } },
  labels: TILE_LABELS,
  onGifHover: LOGGED,
  onGifSeen: LOGGED,
  onGifVisible: LOGGED,
  onGifRightClick: LOGGED,
  onGifKeyDown: LOGGED,
  track: LOGGED,
};
