import { PICTURE } from './items.mjs';

/** What a user of a layout library writes for a GIF: a link and its picture, with its height known. */
export const PlainTile = ({ item, height }) => (
  <a href={`/gifs/${item.id}`} style={{ display: 'block', height }}>
    <img src={PICTURE} alt={item.alt} style={{ width: '100%', height: '100%' }} />
  </a>
);
