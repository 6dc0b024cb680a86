import { PICTURE } from './items.mjs';

/** The tile that users of a layout library would write: a link with an image of known height. */
export const PlainTile = ({ item, height }) => (
  <a href={`/gifs/${item.id}`} style={{ display: 'block', height }}>
    <img src={PICTURE} alt={item.alt} style={{ width: '100%', height: '100%' }} />
  </a>
);
