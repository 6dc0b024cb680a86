import { altText } from '@zoetrope/model';
import type { GifOverlayProps, GifProps } from '@zoetrope/react-components';
import { TILE_LABELS } from './labels.ts';
import { type PropTable, TOLD } from './prop-table.ts';

/** An overlay of an application's own. */
function Title({ gif }: GifOverlayProps) {
  return <strong className="playground-overlay">{altText(gif)}</strong>;
}

/** What lists and single GIFs are told alike. */
export const TILE_PROPS: Omit<PropTable<GifProps>, 'gif' | 'width' | 'height' | 'backgroundColor'> = {
  motion: { field: { kind: 'choice', options: ['always', 'hover', 'never'] } },
  borderRadius: { field: { kind: 'number', min: 0, max: 40 } },
  noLink: { field: { kind: 'toggle' } },
  hideAttribution: { field: { kind: 'toggle' } },
  onGifClick: {
    field: { kind: 'toggle' },
    toProp: (_, tell) => (gif: { id: string }, event: { preventDefault(): void }) => {
      event.preventDefault();
      tell('onGifClick', gif.id);
    },
    toCode: () => '(_, event) => event.preventDefault()',
  },
  onAttributionClick: {
    field: { kind: 'toggle' },
    toProp: (_, tell) => (gif: { id: string }) => tell('onAttributionClick', gif.id),
    toCode: () => '({ user }) => console.log(user?.username)',
  },
  overlay: {
    field: { kind: 'toggle' },
    toProp: () => Title,
    toCode: () => 'Title',
    needs: {
      imports: { '@zoetrope/model': ['altText'], '@zoetrope/react-components': ['type GifOverlayProps'] },
      before: ['const Title = ({ gif }: GifOverlayProps) => <strong>{altText(gif)}</strong>;'],
    },
  },
  layoutType: { field: { kind: 'choice', options: ['GRID', 'CAROUSEL'] } },
  labels: TILE_LABELS,
  onGifHover: TOLD,
  onGifSeen: TOLD,
  onGifVisible: TOLD,
  onGifRightClick: TOLD,
  onGifKeyDown: TOLD,
  track: TOLD,
};
